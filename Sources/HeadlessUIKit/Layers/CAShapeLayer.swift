// SPDX-License-Identifier: Apache-2.0

public import Foundation

@MainActor @preconcurrency open class CAShapeLayer: CALayer {
  open var path: CGPath? {
    get { storedPath }
    set {
      guard newValue != storedPath else { return }
      storedPath = newValue.map { CGPath($0.elements) }
      changed()
    }
  }

  open var fillColor: CGColor? = .black {
    didSet { if fillColor != oldValue { changed() } }
  }

  open var fillRule = CAShapeLayerFillRule.nonZero {
    didSet { if fillRule != oldValue { changed() } }
  }

  open var strokeColor: CGColor? {
    didSet { if strokeColor != oldValue { changed() } }
  }

  open var strokeStart: CGFloat = 0 {
    didSet { if strokeStart != oldValue { changed() } }
  }

  open var strokeEnd: CGFloat = 1 {
    didSet { if strokeEnd != oldValue { changed() } }
  }

  open var lineWidth: CGFloat = 1 {
    didSet { if lineWidth != oldValue { changed() } }
  }

  open var miterLimit: CGFloat = 10 {
    didSet { if miterLimit != oldValue { changed() } }
  }

  open var lineCap = CAShapeLayerLineCap.butt {
    didSet { if lineCap != oldValue { changed() } }
  }

  open var lineJoin = CAShapeLayerLineJoin.miter {
    didSet { if lineJoin != oldValue { changed() } }
  }

  open var lineDashPhase: CGFloat = 0 {
    didSet { if lineDashPhase != oldValue { changed() } }
  }

  open var lineDashPattern: [NSNumber]? {
    didSet { if lineDashPattern != oldValue { changed() } }
  }

  private var storedPath: CGPath?

  override var figure: LayerFigure? {
    guard let storedPath, !storedPath.isEmpty else { return nil }
    let share: (CGFloat) -> CGFloat = { min(max($0.orZero, 0), 1) }
    return .shape(
      ShapeFigure(
        path: storedPath,
        fillRGBA: fillColor?.packedRGBA ?? 0,
        fillRule: fillRule == .evenOdd ? .evenOdd : .winding,
        strokeRGBA: lineWidth > 0 ? strokeColor?.packedRGBA ?? 0 : 0,
        pen: StrokePen(
          width: max(0, lineWidth.orZero),
          cap: lineCap.cap,
          join: lineJoin.join,
          miterLimit: miterLimit.orZero,
          dash: StrokeDash(
            phase: lineDashPhase,
            lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
          )
        ),
        strokeStart: share(strokeStart),
        strokeEnd: share(strokeEnd)
      )
    )
  }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  public init(rawValue: String) { self.rawValue = rawValue }

  var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  public init(rawValue: String) { self.rawValue = rawValue }

  var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}

enum LayerFigure {
  case shape(ShapeFigure)
  case gradient(GradientFigure)
  case text([TextRun])
}

struct ShapeFigure: Hashable {
  var path: CGPath
  var fillRGBA: UInt32
  var fillRule = CGPathFillRule.winding
  var strokeRGBA: UInt32 = 0
  var pen = StrokePen()
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1

  var strokedPath: CGPath {
    guard strokeStart > 0 || strokeEnd < 1 else { return path }
    return PathTrimming.part(of: path, from: strokeStart, to: strokeEnd)
  }
}

struct GradientFigure: Hashable {
  var colors: [UInt32]
  var locations: [CGFloat]
  var start: CGPoint
  var end: CGPoint
  var type: CAGradientLayerType
}

enum PathTrimming {
  /// Returns the part between two shares of a path's length, as straight pieces.
  static func part(of path: CGPath, from start: CGFloat, to end: CGFloat) -> CGPath {
    guard start < end else { return CGPath([]) }
    let flat = FlatPath(path.elements)
    let length = flat.length
    let (first, last) = (start * length, end * length)
    var output: [PathElement] = []
    var place: CGFloat = 0
    for figure in flat.figures {
      let points = figure.isClosed ? figure.points + figure.points.prefix(1) : figure.points
      var isOpen = false
      for (from, to) in zip(points, points.dropFirst()) {
        let step = FlatPath.distance(from, to)
        defer { place += step }
        guard step > 0, place + step > first, place < last else { continue }
        func point(_ way: CGFloat) -> CGPoint {
          let share = min(max((way - place) / step, 0), 1)
          return CGPoint(x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y))
        }
        if !isOpen { output.append(.move(point(first))) }
        isOpen = true
        output.append(.line(point(last)))
      }
    }
    return CGPath(output)
  }
}
