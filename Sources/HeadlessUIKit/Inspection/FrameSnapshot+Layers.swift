// SPDX-License-Identifier: Apache-2.0

import Foundation

extension FrameSnapshot {
  /// Returns a digest of an app's drawing that is equal in every process.
  static func digest(of steps: [DrawingStep], _ view: UIView) -> String {
    var picture = FrameSnapshot(of: view)
    picture.draw(steps, x: 0, y: 0)
    return picture.digest
  }

  /// Returns a digest of sublayers, figure and mask; nil without any.
  static func digest(of extras: LayerExtras, _ view: UIView) -> String? {
    var picture = FrameSnapshot(of: view)
    let size = view.storedFrame.size
    let closing = picture.openExtras(extras, x: 0, y: 0, size)
    picture.drawContents(of: extras, extras.object?.figure, view.layerStyle, x: 0, y: 0, size)
    let isMasked = extras.mask != nil || extras.maskView != nil
    if !isMasked, closing > 0 { picture.lines.removeFirst() }
    for entry in extras.sublayers { picture.draw(entry.layer, x: 0, y: 0) }
    if let path = extras.shadowPath, let style = view.layerStyle {
      picture.drawShadow(path, style, style.shadowColor?.packedRGBA ?? 0, x: 0, y: 0)
    }
    return picture.lines.isEmpty ? nil : picture.digest
  }

  private var digest: String {
    var digest = StableDigest()
    for line in lines { digest.combine(line) }
    return digest.hexadecimal
  }

  mutating func openExtras(_ extras: LayerExtras, x: Double, y: Double, _ size: CGSize) -> Int {
    var count = 0
    if !extras.transform.isIdentity {
      let anchor = CGPoint(
        x: x + Double(extras.anchorPoint.x * size.width),
        y: y + Double(extras.anchorPoint.y * size.height)
      )
      lines.append("<g transform=\"\(Self.matrix(extras.transform.around(anchor)))\">")
      count += 1
    }
    guard extras.mask != nil || extras.maskView != nil else { return count }
    let name = "mask\(clipCount)"
    clipCount += 1
    let (width, height) = (Double(size.width), Double(size.height))
    let area = Self.rectangle(x - width, y - height, CGSize(width: width * 3, height: height * 3))
    lines.append("<mask id=\"\(name)\" mask-type=\"alpha\" maskUnits=\"userSpaceOnUse\" \(area)>")
    if let mask = extras.mask {
      draw(mask, x: x, y: y)
    } else if let view = extras.maskView {
      draw(view, x: x + Double(view.storedFrame.minX), y: y + Double(view.storedFrame.minY))
    }
    lines.append("</mask><g mask=\"url(#\(name))\">")
    return count + 1
  }

  mutating func draw(_ layer: CALayer, x: Double, y: Double) {
    guard let own = layer.own, !own.isHidden, own.opacity > 0 else { return }
    let frame = layer.place.plainFrame
    let (x, y) = (x + Double(frame.minX), y + Double(frame.minY))
    if own.opacity < 1 { lines.append("<g opacity=\"\(Self.number(Double(own.opacity)))\">") }
    let color = own.backgroundColor?.packedRGBA ?? 0
    let closing =
      (own.style.extras.map { openExtras($0, x: x, y: y, frame.size) } ?? 0)
      + openShadow(own.style, color, x: x, y: y, frame.size)
    drawBackground(own.style, color, x: x, y: y, frame.size)
    if own.masksToBounds {
      let clip = "clip\(clipCount)"
      clipCount += 1
      lines.append(
        "<clipPath id=\"\(clip)\">\(Self.outline(of: own.style, x, y, frame.size))</clipPath>"
          + "<g clip-path=\"url(#\(clip))\">"
      )
    }
    drawContents(of: own.style.extras, layer.figure, own.style, x: x, y: y, frame.size)
    for part in LayerTree.drawn(layer.orderedParts) {
      guard case .layer(let sublayer) = part else { continue }
      draw(sublayer, x: x - Double(own.boundsOrigin.x), y: y - Double(own.boundsOrigin.y))
    }
    if own.masksToBounds { lines.append("</g>") }
    for _ in 0..<closing { lines.append("</g>") }
    if own.opacity < 1 { lines.append("</g>") }
  }

  mutating func drawContents(
    of extras: LayerExtras?,
    _ figure: LayerFigure?,
    _ style: LayerStyle?,
    x: Double,
    y: Double,
    _ size: CGSize
  ) {
    if let extras, let image = extras.contents as? CGImage {
      let own = CGSize(
        width: CGFloat(image.width) / extras.contentsScale,
        height: CGFloat(image.height) / extras.contentsScale
      )
      let rect = extras.contentsGravity.mode.placement(of: own, in: size)
      draw(.image(image.pixels, rect, tint: 0x0000_00FF), x: x, y: y)
    }
    switch figure {
    case .shape(let shape): draw(shape, x: x, y: y)
    case .gradient(let gradient): draw(gradient, style, x: x, y: y, size)
    case .text(let runs): for run in runs { draw(.text(run), x: x, y: y) }
    case nil: break
    }
  }

  private mutating func draw(
    _ gradient: GradientFigure,
    _ style: LayerStyle?,
    x: Double,
    y: Double,
    _ size: CGSize
  ) {
    let name = "gradient\(clipCount)"
    clipCount += 1
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: x + Double(point.x * size.width), y: y + Double(point.y * size.height))
    }
    let (start, end) = (place(gradient.start), place(gradient.end))
    let stops = zip(gradient.colors, gradient.locations)
      .map { color, location in
        "<stop offset=\"\(Self.number(Double(location)))\" "
          + "\(Self.fill(color).replacing("fill-opacity", with: "stop-opacity").replacing("fill=", with: "stop-color="))/>"
      }
      .joined()
    if gradient.type == .radial {
      // A unit circle is scaled to the ellipse with the end as half axes.
      let map = CGAffineTransform(
        a: abs(end.x - start.x),
        b: 0,
        c: 0,
        d: abs(end.y - start.y),
        tx: start.x,
        ty: start.y
      )
      lines.append(
        "<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"1\" "
          + "gradientTransform=\"\(Self.matrix(map))\">\(stops)</radialGradient>"
      )
    } else {
      lines.append(
        "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" "
          + "x1=\"\(Self.number(Double(start.x)))\" y1=\"\(Self.number(Double(start.y)))\" "
          + "x2=\"\(Self.number(Double(end.x)))\" y2=\"\(Self.number(Double(end.y)))\">"
          + "\(stops)</linearGradient>"
      )
    }
    lines.append(
      Self.outline(of: style, x, y, size).replacing("/>", with: " fill=\"url(#\(name))\"/>")
    )
  }
}
