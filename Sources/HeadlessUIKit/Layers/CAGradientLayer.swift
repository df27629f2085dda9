// SPDX-License-Identifier: Apache-2.0

public import Foundation

@MainActor @preconcurrency open class CAGradientLayer: CALayer {
  open var colors: [Any]? { didSet { changed() } }

  /// The positions of the colours, from 0 to 1; nil for even spacing.
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

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A group of layer changes, which take effect at once.
@MainActor @preconcurrency open class CATransaction: NSObject {
  open class func begin() {}

  open class func commit() {
    let completion = completion
    Self.completion = nil
    completion?()
  }

  /// Disables animations; without effect.
  open class func setDisableActions(_ flag: Bool) {}

  /// Sets the animation duration; without effect.
  open class func setAnimationDuration(_ dur: TimeInterval) {}

  open class func setCompletionBlock(_ block: (() -> Void)?) { completion = block }

  private static var completion: (() -> Void)?
}
