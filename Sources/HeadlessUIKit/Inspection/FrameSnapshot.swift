// SPDX-License-Identifier: Apache-2.0

public import Foundation
import TextLayout

/// A view tree as an SVG picture, from the display lists of the last frame.
///
/// Next to each cell is the number of its object, to follow reuse.
@MainActor @_spi(Headless) public struct FrameSnapshot {
  private let root: UIView
  var lines: [String] = []
  private var cellNumbers: [ObjectIdentifier: Int]
  private let table: UITableView?
  private let rowNumber: (IndexPath) -> Int
  /// The images of the picture, each once, retained so that identities stay unique.
  private var images: [ImageKey: (number: Int, pixels: PixelBuffer)] = [:]

  private struct ImageKey: Hashable {
    let pixels: ObjectIdentifier
    let tint: UInt32
  }

  var clipCount = 0
  private static let margin = 190.0

  /// Creates a snapshot of a tree, with names for the cells in `cellNumbers` and their rows.
  public init(
    of root: UIView,
    cellNumbers: [ObjectIdentifier: Int] = [:],
    table: UITableView? = nil,
    rowNumber: @escaping (IndexPath) -> Int = { $0.row }
  ) {
    self.root = root
    self.cellNumbers = cellNumbers
    self.table = table ?? ([root] + root.subviews).lazy.compactMap { $0 as? UITableView }.first
    self.rowNumber = rowNumber
  }

  public mutating func svg() -> String {
    lines = []
    clipCount = 0
    images = [:]
    let ambient = UITraitCollection.current
    UITraitCollection.current = root.traitCollection
    defer { UITraitCollection.current = ambient }
    let size = root.storedFrame.size
    let width = Double(size.width) + (cellNumbers.isEmpty ? 0 : Self.margin)
    lines += Self.opening(width: width, height: Double(size.height))
    draw(root, x: 0, y: 0)
    nameCells()
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  public static func svg(of views: [(title: String, view: UIView)]) -> String {
    guard let first = views.first else { preconditionFailure("A picture needs a view.") }
    var picture = FrameSnapshot(of: first.view)
    let ambient = UITraitCollection.current
    defer { UITraitCollection.current = ambient }
    var y = titleHeight
    for (title, view) in views {
      UITraitCollection.current = view.traitCollection
      picture.lines.append(
        "<text x=\"8\" y=\"\(number(y - 8))\" font-size=\"11\" fill=\"#6c6c70\">"
          + "\(escaped(title))</text>"
      )
      picture.draw(view, x: 0, y: y)
      y += Double(view.storedFrame.height) + titleHeight
    }
    let width = views.map { Double($0.view.storedFrame.width) }.max() ?? 0
    let height = y - titleHeight
    picture.lines.insert(contentsOf: opening(width: width, height: height), at: 0)
    picture.lines.append("</svg>")
    return picture.lines.joined(separator: "\n") + "\n"
  }

  private static let titleHeight = 24.0

  private static func opening(width: Double, height: Double) -> [String] {
    [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(width))\" "
        + "height=\"\(number(height))\" "
        + "font-family=\"Inter, 'SF Pro Text', 'Helvetica Neue', Arial, sans-serif\">",
      "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
    ]
  }

  mutating func draw(_ view: UIView, x: Double, y: Double) {
    guard !view.storedIsHidden, view.storedAlpha > 0 else { return }
    let size = view.storedFrame.size
    if view.storedAlpha < 1 { lines.append("<g opacity=\"\(view.storedAlpha)\">") }
    let extras = view.layerExtras
    let background = view.storedBackgroundColor?.packedRGBA(in: view) ?? 0
    let closing =
      (extras.map { openExtras($0, x: x, y: y, size) } ?? 0)
      + openShadow(view.layerStyle, background, x: x, y: y, size)
    drawBackground(of: view, background, x: x, y: y)
    if view.clipsToBounds {
      let clip = "clip\(clipCount)"
      clipCount += 1
      lines.append(
        "<clipPath id=\"\(clip)\">\(Self.outline(of: view.layerStyle, x, y, size))</clipPath>"
          + "<g clip-path=\"url(#\(clip))\">"
      )
    }
    if let extras {
      drawContents(of: extras, extras.object?.figure, view.layerStyle, x: x, y: y, size)
    }
    for command in view.displayList { draw(command, x: x, y: y) }
    for part in LayerTree.drawn(LayerTree.parts(of: view.subviews, extras)) {
      switch part {
      case .view(let subview):
        subview.underOwnTraits {
          draw(
            subview,
            x: x + Double(subview.storedFrame.minX - view.boundsOrigin.x),
            y: y + Double(subview.storedFrame.minY - view.boundsOrigin.y)
          )
        }
      case .layer(let layer):
        draw(layer, x: x - Double(view.boundsOrigin.x), y: y - Double(view.boundsOrigin.y))
      }
    }
    if view.clipsToBounds { lines.append("</g>") }
    for _ in 0..<closing { lines.append("</g>") }
    if view.storedAlpha < 1 { lines.append("</g>") }
  }

  private mutating func drawBackground(of view: UIView, _ color: UInt32, x: Double, y: Double) {
    let size = view.storedFrame.size
    guard let style = view.layerStyle?.drawn else {
      if color & 0xFF != 0 {
        lines.append("<rect \(Self.rectangle(x, y, size)) \(Self.fill(color))/>")
      }
      return
    }
    drawBackground(style, color, x: x, y: y, size)
  }

  mutating func drawBackground(
    _ style: LayerStyle,
    _ color: UInt32,
    x: Double,
    y: Double,
    _ size: CGSize
  ) {
    drawShadow(style, color, x: x, y: y, size)
    draw(
      RoundedBox(
        rect: CGRect(origin: .zero, size: size),
        cornerRadius: style.cornerRadius,
        fillRGBA: color,
        strokeRGBA: style.borderWidth > 0 ? style.borderColor.packedRGBA : 0,
        strokeWidth: style.borderWidth
      ),
      x: x,
      y: y
    )
  }

  private mutating func draw(_ box: RoundedBox, x: Double, y: Double) {
    let left = x + Double(box.rect.minX)
    let top = y + Double(box.rect.minY)
    if box.fillRGBA & 0xFF != 0 {
      lines.append(
        "<rect \(Self.rectangle(left, top, box.rect.size))"
          + "\(Self.radius(box.cornerRadius, in: box.rect.size)) \(Self.fill(box.fillRGBA))/>"
      )
    }
    guard box.strokeRGBA & 0xFF != 0, box.strokeWidth > 0 else { return }
    let inset = Double(box.strokeWidth) / 2
    let size = CGSize(
      width: max(0, box.rect.width - box.strokeWidth),
      height: max(0, box.rect.height - box.strokeWidth)
    )
    lines.append(
      "<rect \(Self.rectangle(left + inset, top + inset, size))"
        + "\(Self.radius(max(0, box.cornerRadius - box.strokeWidth / 2), in: size)) fill=\"none\" "
        + "\(Self.stroke(box.strokeRGBA, width: box.strokeWidth))/>"
    )
  }

  private mutating func draw(_ line: Polyline, x: Double, y: Double) {
    let points = line.points
      .map { "\(Self.number(x + Double($0.x))),\(Self.number(y + Double($0.y)))" }
      .joined(separator: " ")
    lines.append(
      "<polyline points=\"\(points)\" fill=\"none\" stroke-linecap=\"round\" "
        + "stroke-linejoin=\"round\" \(Self.stroke(line.packedRGBA, width: line.width))/>"
    )
  }

  mutating func draw(_ command: DrawCommand, x: Double, y: Double) {
    switch command {
    case .box(let box): draw(box, x: x, y: y)
    case .line(let line): draw(line, x: x, y: y)
    case .drawing(let steps): draw(steps, x: x, y: y)
    case .fill(let rect, let packedRGBA):
      lines.append(
        "<rect \(Self.rectangle(x + Double(rect.minX), y + Double(rect.minY), rect.size)) "
          + "\(Self.fill(packedRGBA))/>"
      )
    case .image(let image, let rect, let tint):
      let place = Self.rectangle(x + Double(rect.minX), y + Double(rect.minY), rect.size)
      lines.append("<use \(place) href=\"#image\(number(of: image, tint: tint))\"/>")
    case .text(let run):
      // The right end of a line from right to left.
      let isMirrored = run.line.direction == .rightToLeft
      lines.append(
        "<text x=\"\(Self.number(x + run.x + (isMirrored ? run.line.width : 0)))\" y=\"\(Self.number(y + run.baseline))\" "
          + "font-size=\"\(Self.number(run.font.pointSize))\" "
          + "font-weight=\"\(Self.number(of: run.font.weight))\" "
          + (run.line.width > 0
            ? "textLength=\"\(Self.number(run.line.width))\" lengthAdjust=\"spacingAndGlyphs\" "
            : "") + (isMirrored ? "direction=\"rtl\" " : "")
          + "xml:space=\"preserve\" \(Self.fill(run.packedRGBA))>\(Self.escaped(run.shownText))"
          + "</text>"
      )
    }
  }

  mutating func number(of image: PixelBuffer, tint: UInt32) -> Int {
    let key = ImageKey(pixels: ObjectIdentifier(image), tint: tint)
    if let known = images[key] { return known.number }
    let number = images.count
    images[key] = (number, image)
    let size = "width=\"\(image.width)\" height=\"\(image.height)\""
    lines.append(
      "<symbol id=\"image\(number)\" viewBox=\"0 0 \(image.width) \(image.height)\" "
        + "preserveAspectRatio=\"none\"><image \(size) "
        + "href=\"\(PortableNetworkGraphic.dataAddress(of: image, tint: tint))\"/></symbol>"
    )
    return number
  }

  private mutating func nameCells() {
    guard !cellNumbers.isEmpty, let table else { return }
    let left = Double(root.storedFrame.width) + 12
    let top = Double(root.convert(CGPoint.zero, from: table).y + table.boundsOrigin.y)
    for row in table.visible {
      guard let number = cellNumbers[ObjectIdentifier(row.cell)] else { continue }
      let middle = top + Double(row.cell.storedFrame.midY - table.boundsOrigin.y)
      guard middle > 0, middle < Double(root.storedFrame.height) else { continue }
      lines.append(
        "<text x=\"\(Self.number(left))\" y=\"\(Self.number(middle + 4))\" font-size=\"11\" "
          + "fill=\"#8e8e93\">cell \(number) · row \(rowNumber(row.slot.indexPath))</text>"
      )
    }
  }

  // MARK: SVG spelling

  static func rectangle(_ x: Double, _ y: Double, _ size: CGSize) -> String {
    "x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(Double(size.width)))\" "
      + "height=\"\(number(Double(size.height)))\""
  }

  static func fill(_ packedRGBA: UInt32) -> String {
    let hex = String(packedRGBA >> 8, radix: 16)
    let color = "fill=\"#" + String(repeating: "0", count: 6 - hex.count) + hex + "\""
    let alpha = packedRGBA & 0xFF
    return alpha == 255 ? color : color + " fill-opacity=\"\(number(Double(alpha) / 255))\""
  }

  static func stroke(_ packedRGBA: UInt32, width: CGFloat) -> String {
    fill(packedRGBA).replacing("fill", with: "stroke")
      + " stroke-width=\"\(number(Double(width)))\""
  }

  static func outline(of style: LayerStyle?, _ x: Double, _ y: Double, _ size: CGSize) -> String {
    guard let style, style.maskedCorners != .all, style.cornerRadius > 0 else {
      return "<rect \(rectangle(x, y, size))\(radius(of: style, in: size))/>"
    }
    let shown = Double(min(style.cornerRadius, size.width / 2, size.height / 2))
    func arc(_ corner: CACornerMask, _ dx: Double, _ dy: Double) -> String {
      let radius = style.maskedCorners.contains(corner) ? shown : 0
      let rest = style.maskedCorners.contains(corner) ? 0 : shown
      let (x, y) = (dx.sign == .minus ? -1.0 : 1, dy.sign == .minus ? -1.0 : 1)
      if rest == 0 {
        return "a\(number(radius)) \(number(radius)) 0 0 1 \(number(dx)) \(number(dy))"
      }
      // A square corner: along the current edge, then along the next.
      return x == y ? "h\(number(dx))v\(number(dy))" : "v\(number(dy))h\(number(dx))"
    }
    let (width, height) = (Double(size.width), Double(size.height))
    return "<path d=\"M\(number(x + shown)) \(number(y))h\(number(width - 2 * shown))"
      + arc(.layerMaxXMinYCorner, shown, shown) + "v\(number(height - 2 * shown))"
      + arc(.layerMaxXMaxYCorner, -shown, shown) + "h\(number(2 * shown - width))"
      + arc(.layerMinXMaxYCorner, -shown, -shown) + "v\(number(2 * shown - height))"
      + arc(.layerMinXMinYCorner, shown, -shown) + "z\"/>"
  }

  static func radius(of style: LayerStyle?, in size: CGSize) -> String {
    radius(style?.cornerRadius ?? 0, in: size)
  }

  static func radius(_ radius: CGFloat, in size: CGSize) -> String {
    let shown = min(radius, size.width / 2, size.height / 2)
    return shown > 0 ? " rx=\"\(number(Double(shown)))\"" : ""
  }

  static func number(of weight: TextWeight) -> Int { (Int(weight.rawValue) + 1) * 100 }

  static func number(_ value: Double) -> String {
    // NaN and numbers outside any picture must not end the drawing.
    let sane = value.isNaN ? 0 : min(max(value, -1e12), 1e12)
    let hundredths = Int((sane * 100).rounded())
    guard hundredths % 100 != 0 else { return String(hundredths / 100) }
    let sign = hundredths < 0 ? "-" : ""
    let fraction = abs(hundredths) % 100
    let digits = fraction < 10 ? "0\(fraction)" : "\(fraction)"
    return "\(sign)\(abs(hundredths) / 100).\(digits)"
  }

  /// Escapes XML; forbidden characters become the replacement character.
  private static func escaped(_ text: String) -> String {
    var output = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "&": output += "&amp;"
      case "\"": output += "&quot;"
      case "\t", "\n", "\r": output += " "
      case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE: output += "\u{FFFD}"
      case _ where steersTerminal(scalar):
        output += "&#x\(String(scalar.value, radix: 16, uppercase: true));"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  /// True if a scalar affects a terminal's cursor or direction; it is then written as a reference.
  private static func steersTerminal(_ scalar: Unicode.Scalar) -> Bool {
    // Joiners are part of text, as in family emoji and Persian words.
    guard scalar.value >= 0x7F, scalar != "\u{200C}", scalar != "\u{200D}" else { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }
}
