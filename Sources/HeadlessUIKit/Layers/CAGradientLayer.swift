// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A layer that draws colours that run into each other.
@MainActor @preconcurrency open class CAGradientLayer: CALayer {
  open var colors: [Any]? {
    didSet { changed() }
  }

  /// Where each colour stands, from 0 to 1; nil spreads them evenly.
  open var locations: [NSNumber]? {
    didSet { if locations != oldValue { changed() } }
  }

  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { if startPoint != oldValue { changed() } }
  }

  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { if endPoint != oldValue { changed() } }
  }

  open var type = CAGradientLayerType.axial {
    didSet { if type != oldValue { changed() } }
  }

  override var figure: LayerFigure? {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.packedRGBA }
    guard colors.count > 1 else { return nil }
    return .gradient(
      GradientFigure(
        colors: colors,
        locations: places(count: colors.count),
        start: CGPoint(x: startPoint.x.orZero, y: startPoint.y.orZero),
        end: CGPoint(x: endPoint.x.orZero, y: endPoint.y.orZero),
        type: type
      )
    )
  }

  /// Where each of some colours stands: as said, or evenly if that is not said of each of them.
  private func places(count: Int) -> [CGFloat] {
    guard let locations, locations.count == count else {
      return (0..<count).map { CGFloat($0) / CGFloat(count - 1) }
    }
    var last: CGFloat = 0
    return locations.map { location in
      last = max(last, min(CGFloat(location.doubleValue).orZero, 1))
      return last
    }
  }
}

/// How the colours of a gradient run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Groups changes of layers; they hold at once here, and nothing animates by itself.
@MainActor @preconcurrency open class CATransaction: NSObject {
  open class func begin() {}

  open class func commit() {
    let completion = completion
    Self.completion = nil
    completion?()
  }

  /// Says whether changes animate by themselves: kept from doing so always.
  open class func setDisableActions(_ flag: Bool) {}

  /// Says how long changes take: without effect.
  open class func setAnimationDuration(_ dur: TimeInterval) {}

  open class func setCompletionBlock(_ block: (() -> Void)?) {
    completion = block
  }

  private static var completion: (() -> Void)?
}
