import TutorialGeometry
import TutorialSyntax

/// A screen below the overlay, in a request.
enum WireframeMessage {
  static func write(_ wireframe: Wireframe, _ json: inout JSONWriter) {
    json.beginObject()
    json.key("variant")
    json.string(wireframe.variant)
    json.key("screen")
    json.string(wireframe.screen)
    json.key("steps")
    json.write(wireframe.steps)
    json.key("size")
    json.write([wireframe.size.width, wireframe.size.height])
    json.key("safeArea")
    let area = wireframe.safeArea
    json.write([area.top, area.right, area.bottom, area.left])
    if let radius = wireframe.cornerRadius {
      json.key("cornerRadius")
      json.number(shortest: radius)
    }
    json.key("displayCutouts")
    json.beginArray()
    for cutout in wireframe.displayCutouts { json.write(cutout.numbers) }
    json.endArray()
    if !wireframe.screenshots.isEmpty {
      json.key("screenshots")
      json.beginArray()
      for screenshot in wireframe.screenshots { write(screenshot, &json) }
      json.endArray()
    }
    json.key("elements")
    json.beginArray()
    for element in wireframe.elements { write(element, &json) }
    json.endArray()
    json.key("omitted")
    json.number(wireframe.omitted)
    json.endObject()
  }

  private static func write(_ screenshot: Screenshot, _ json: inout JSONWriter) {
    json.beginObject()
    if let scheme = screenshot.scheme {
      json.key("scheme")
      json.string(scheme)
    }
    json.key("format")
    json.string(screenshot.format.rawValue)
    json.key("pixels")
    json.write([Double(screenshot.width), Double(screenshot.height)])
    json.key("base64")
    json.string(Base64.text(screenshot.bytes))
    json.endObject()
  }

  private static func write(_ element: Wireframe.Element, _ json: inout JSONWriter) {
    json.beginObject()
    json.key("id")
    json.string(element.id)
    if let parent = element.parent {
      json.key("parent")
      json.number(parent)
    }
    json.key("role")
    json.string(element.role.rawValue)
    json.key("frame")
    json.write(element.frame.numbers)
    if let outline = element.outline {
      json.key("outline")
      json.write(outline.points)
    }
    if let clip = element.clip {
      json.key("clip")
      json.write(clip.numbers)
    }
    if let text = element.text {
      json.key("text")
      json.string(text)
    }
    json.endObject()
  }

  static func wireframe(_ value: MessageValue) throws(MessageFault) -> Wireframe {
    let object = try value.object()
    let size = try object.required("size").numbers(2)
    let area = try object.required("safeArea").numbers(4)
    var wireframe = Wireframe(
      variant: try object.required("variant").text(), screen: try object.required("screen").text(),
      size: Size(size[0], size[1]),
      safeArea: EdgeInsets(top: area[0], right: area[1], bottom: area[2], left: area[3]),
      cornerRadius: try object["cornerRadius"]?.number(), omitted: try object["omitted"]?.count() ?? 0)
    for step in try object["steps"]?.list() ?? [] { wireframe.steps.append(try step.text()) }
    for cutout in try object["displayCutouts"]?.list() ?? [] { wireframe.displayCutouts.append(try cutout.rect()) }
    for item in try object["screenshots"]?.list() ?? [] { wireframe.screenshots.append(try screenshot(item)) }
    for item in try object.required("elements").list(atMost: Wireframe.elementLimit) {
      let parent = try item.object()["parent"]
      let element = try element(item)
      // Emitters that draw the elements walk up from child to parent.
      if let place = element.parent, place >= wireframe.elements.count, let parent {
        throw parent.fault("a parent comes before its children")
      }
      wireframe.elements.append(element)
    }
    return wireframe
  }

  private static func screenshot(_ value: MessageValue) throws(MessageFault) -> Screenshot {
    let object = try value.object()
    let pixels = try object.required("pixels").list()
    guard pixels.count == 2 else { throw value.fault("pixels are a width and a height") }
    let written = try object.required("base64")
    guard let bytes = Base64.bytes(try written.text()) else {
      throw written.fault("it is not base64 as in RFC 4648")
    }
    return Screenshot(
      scheme: try object["scheme"]?.text(), format: try object.required("format").word(Screenshot.Format.self),
      width: try pixels[0].count(), height: try pixels[1].count(), bytes: bytes)
  }

  private static func element(_ value: MessageValue) throws(MessageFault) -> Wireframe.Element {
    let object = try value.object()
    return Wireframe.Element(
      id: try object.required("id").text(), parent: try object["parent"]?.count(),
      role: try object.required("role").word(WireframeRole.self), frame: try object.required("frame").rect(),
      outline: try object["outline"].map { value throws(MessageFault) in Outline(points: try value.numbers()) },
      clip: try object["clip"]?.rect(), text: try object["text"]?.text())
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [x, y, width, height] }
}

extension MessageValue {
  fileprivate func rect() throws(MessageFault) -> Rect {
    let edges = try numbers(4)
    return Rect(edges[0], edges[1], edges[2], edges[3])
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ numbers: [Double]) {
    beginArray(onOneLine: true)
    for value in numbers { number(shortest: value) }
    endArray()
  }
}
