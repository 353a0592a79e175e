extension LayoutSchema {
  /// A snapshot and its parts, but for the elements.
  static let snapshots = #"""
        "snapshot": {
          "description": "One screen in one variant.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "screen": { "description": "What tutorials call the screen.", "$ref": "#/$defs/name" },
            "variant": { "description": "The name of the configuration.", "$ref": "#/$defs/name" },
            "extends": { "description": "Another snapshot, of which this one gives only what differs: screen/variant.", "type": "string", "pattern": "^[^/]+/[^/]+$" },
            "abstract": { "description": "Whether it is there only to be extended.", "type": "boolean", "default": false },
            "traits": { "$ref": "#/$defs/traits" },
            "display": { "$ref": "#/$defs/display" },
            "insets": { "$ref": "#/$defs/insets" },
            "windows": { "description": "The windows on the screen.", "type": "array", "items": { "$ref": "#/$defs/window" } },
            "spaces": { "description": "Coordinate spaces beside the display's own, global.", "type": "array", "items": { "$ref": "#/$defs/space" } },
            "elements": { "description": "The elements in document order.", "type": "array", "maxItems": 100000, "items": { "$ref": "#/$defs/element" } },
            "occluders": { "description": "What covers what is behind it.", "type": "array", "items": { "$ref": "#/$defs/occluder" } }
          },
          "anyOf": [
            { "required": ["extends"] },
            { "required": ["screen", "variant", "abstract"], "properties": { "abstract": { "const": true } } },
            { "required": ["screen", "variant", "display"], "properties": { "display": { "required": ["size"] } } }
          ]
        },
        "traits": {
          "description": "What the variant is like. A trait of another name is allowed; clients do not know it.",
          "type": "object",
          "properties": {
            "platform": { "description": "Such as ios, android or web.", "$ref": "#/$defs/text" },
            "idiom": { "description": "Such as phone or tablet.", "$ref": "#/$defs/text" },
            "orientation": { "enum": ["portrait", "landscape"] },
            "locale": { "description": "A BCP 47 tag, such as en-US.", "$ref": "#/$defs/text" },
            "layoutDirection": { "description": "By default that of the locale's script.", "enum": ["ltr", "rtl"] },
            "horizontalSizeClass": { "description": "Such as compact or regular.", "$ref": "#/$defs/text" },
            "verticalSizeClass": { "description": "Such as compact or regular.", "$ref": "#/$defs/text" },
            "textSize": { "description": "The text size that the person has chosen.", "$ref": "#/$defs/text" },
            "colorScheme": { "enum": ["light", "dark"] }
          },
          "additionalProperties": { "$ref": "#/$defs/text" }
        },
        "display": {
          "description": "The device's display. All snapshots of one variant agree on it.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "size": { "description": "Width and height.", "type": "array", "minItems": 2, "maxItems": 2, "items": { "$ref": "#/$defs/positive" } },
            "scale": { "description": "Pixels in a logical unit.", "$ref": "#/$defs/positive" },
            "cornerRadius": { "description": "The radius of the display's own corners.", "$ref": "#/$defs/length" },
            "cutouts": { "description": "What is cut out of the display: a notch, a camera.", "type": "array", "items": { "$ref": "#/$defs/frame" } }
          }
        },
        "insets": {
          "description": "What the system keeps of the display, each as [top, right, bottom, left].",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "safeArea": { "description": "What controls keep out of.", "$ref": "#/$defs/edges", "default": [0, 0, 0, 0] },
            "statusBars": { "$ref": "#/$defs/edges" },
            "navigationBars": { "$ref": "#/$defs/edges" },
            "ime": { "description": "The on-screen keyboard.", "$ref": "#/$defs/edges" },
            "displayCutout": { "$ref": "#/$defs/edges" }
          }
        },
        "window": {
          "description": "A window: what is in one of a larger z is above all of another.",
          "type": "object",
          "additionalProperties": false,
          "required": ["id"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "type": { "enum": ["app", "dialog", "ime", "system"], "default": "app" },
            "z": { "$ref": "#/$defs/coordinate", "default": 0 },
            "frame": { "description": "By default the whole display.", "$ref": "#/$defs/frame" },
            "remove": { "$ref": "#/$defs/remove" }
          }
        },
        "space": {
          "description": "A coordinate space: a point p of it lies at origin + transform(p - contentOffset) in its parent.",
          "type": "object",
          "additionalProperties": false,
          "required": ["id"],
          "properties": {
            "id": { "$ref": "#/$defs/id", "not": { "const": "global" } },
            "parent": { "description": "Another space.", "$ref": "#/$defs/id", "default": "global" },
            "origin": { "description": "Where the space begins in its parent.", "$ref": "#/$defs/point", "default": [0, 0] },
            "transform": { "$ref": "#/$defs/transform" },
            "scroll": { "$ref": "#/$defs/scroll" },
            "remove": { "$ref": "#/$defs/remove" }
          }
        },
        "scroll": {
          "description": "The space's content scrolls in a viewport.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "axis": { "enum": ["vertical", "horizontal", "both"], "default": "vertical" },
            "viewport": { "description": "The visible part, in the parent's coordinates.", "$ref": "#/$defs/frame" },
            "contentSize": { "description": "The extent of all content.", "$ref": "#/$defs/size" },
            "contentOffset": { "description": "How far the content is scrolled.", "$ref": "#/$defs/point", "default": [0, 0] }
          }
        },
        "occluder": {
          "description": "Something that covers what is behind it: a bar, a keyboard, a sheet.",
          "type": "object",
          "additionalProperties": false,
          "anyOf": [{ "required": ["id"] }, { "required": ["element"] }, { "required": ["frame"] }],
          "properties": {
            "id": { "description": "By default that of its element.", "$ref": "#/$defs/id" },
            "kind": { "description": "What it is, such as tabBar or keyboard.", "$ref": "#/$defs/text" },
            "element": { "description": "The element that covers.", "$ref": "#/$defs/id" },
            "frame": { "description": "What it covers on the display, by default its element's frame.", "$ref": "#/$defs/frame" },
            "opaque": { "description": "Whether nothing shines through.", "type": "boolean", "default": true },
            "z": { "description": "Its height in its window, by default its element's.", "$ref": "#/$defs/coordinate" },
            "window": { "description": "By default its element's.", "$ref": "#/$defs/id" },
            "remove": { "$ref": "#/$defs/remove" }
          }
        },

    """#
}
