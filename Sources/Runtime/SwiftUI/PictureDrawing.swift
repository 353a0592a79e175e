#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI
  import TutorialPlayer

  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  extension GraphicsContext {
    /// Draws a tour's picture, except for callouts, which are views.
    func draw(_ picture: TourPicture) {
      for layer in picture.layers {
        drawLayer { context in
          context.opacity = layer.opacity
          if let overlay = layer.overlay { context.dim(overlay, holes: layer.holes) }
          for ring in layer.rings { context.stroke(ring) }
          for sprite in layer.sprites { context.draw(sprite) }
        }
      }
    }

    /// Draws the dim, with each hole punched through its clip.
    ///
    /// It omits the blur, which a canvas can't apply to the views below.
    private func dim(_ overlay: TourPicture.Overlay, holes: [TourPicture.Hole]) {
      drawLayer { context in
        context.opacity = overlay.opacity
        context.fill(Path(CGRect(overlay.frame)), with: .color(Color(overlay.color)))
        for hole in holes {
          var punch = context
          punch.opacity = 1
          punch.blendMode = .destinationOut
          if let clip = hole.clip { punch.clip(to: Path(CGRect(clip))) }
          punch.fill(Path(hole.outline), with: .color(.black))
        }
      }
    }

    private func stroke(_ ring: TourPicture.Ring) {
      var context = self
      context.opacity *= ring.opacity
      if let clip = ring.clip { context.clip(to: Path(CGRect(clip))) }
      context.stroke(
        Path(ring.outline), with: .color(Color(ring.color)),
        style: StrokeStyle(lineWidth: ring.width, dash: (ring.dash ?? []).map { CGFloat($0) }))
    }

    private func draw(_ sprite: TourPicture.Sprite) {
      var context = self
      context.opacity *= sprite.opacity
      let frame = CGRect(
        x: sprite.center.x - sprite.size.width / 2, y: sprite.center.y - sprite.size.height / 2,
        width: sprite.size.width, height: sprite.size.height)
      switch sprite.picture {
      case .image(let name): context.draw(context.resolve(Image(name)), in: frame)
      case .symbol(let name):
        var symbol = context.resolve(Image(systemName: name))
        if let color = sprite.color { symbol.shading = .color(Color(color)) }
        context.draw(symbol, in: frame)
      }
    }
  }
#endif
