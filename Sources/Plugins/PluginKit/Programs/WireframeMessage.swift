import TutorialGeometry
import TutorialSyntax

/// A screen below the overlay, in a request.
enum WireframeMessage {
  static func write(_ wireframe: Wireframe, _ json: inout JSONWriter) {
    json.beginObject()
    json.write("variant", wireframe.variant)
    json.write("screen", wireframe.screen)
    json.write("steps", wireframe.steps)
    json.write("size", wireframe.size)
    json.write("safeArea", wireframe.safeArea)
    json.write("cornerRadius", wireframe.cornerRadius)
    json.list("displayCutouts", wireframe.displayCutouts) { $0.write($1.numbers) }
    if !wireframe.screenshots.isEmpty { json.list("screenshots", wireframe.screenshots) { write($1, &$0) } }
    json.list("elements", wireframe.elements) { write($1, &$0) }
    json.write("omitted", wireframe.omitted)
    json.endObject()
  }

  private static func write(_ screenshot: Screenshot, _ json: inout JSONWriter) {
    json.beginObject()
    json.write("scheme", screenshot.scheme)
    json.write("format", screenshot.format.rawValue)
    json.write("pixels", [Double(screenshot.width), Double(screenshot.height)])
    json.write("base64", Base64.text(screenshot.bytes))
    json.endObject()
  }

  private static func write(_ element: Wireframe.Element, _ json: inout JSONWriter) {
    json.beginObject()
    json.write("id", element.id)
    json.write("parent", element.parent)
    json.write("role", element.role.rawValue)
    json.write("frame", element.frame)
    json.write("outline", element.outline?.points)
    json.write("clip", element.clip)
    json.write("text", element.text)
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

extension MessageValue {
  fileprivate func rect() throws(MessageFault) -> Rect {
    let edges = try numbers(4)
    return Rect(edges[0], edges[1], edges[2], edges[3])
  }
}
