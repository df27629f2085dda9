// SPDX-License-Identifier: Apache-2.0

import Foundation

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A continuous curve; drawn as an arc.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")

  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")

  public init(rawValue: String) { self.rawValue = rawValue }

  @MainActor var mode: UIView.ContentMode {
    switch self {
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    default: .scaleToFill
    }
  }
}

extension UIView {
  /// The transform in space about the view's center, drawn from the front; see ``CATransform3D``.
  public var transform3D: CATransform3D {
    get { layerExtras?.transformInSpace ?? CATransform3DIdentity }
    set {
      transform = newValue.seenFromTheFront
      guard let depth = newValue.depthToKeep else { return }
      changeLayerExtras { $0.depth = depth }
    }
  }
}

extension CALayer {
  /// The transform in space about the layer's anchor, drawn from the front; see ``CATransform3D``.
  public var transform: CATransform3D {
    get { extras?.transformInSpace ?? CATransform3DIdentity }
    set {
      guard own != nil else {
        view?.transform3D = newValue
        return
      }
      setAffineTransform(newValue.seenFromTheFront)
      guard extras != nil || newValue.depthToKeep != nil else { return }
      changeExtras(\.depth, to: newValue.depthToKeep)
    }
  }
}

extension CATransform3D {
  /// The transform if it is three-dimensional and finite; remarks on others and on perspective.
  @MainActor fileprivate var depthToKeep: CATransform3D? {
    guard !CATransform3DIsAffine(self), rows.joined().allSatisfy(\.isFinite) else { return nil }
    if m14 != 0 || m24 != 0 || m34 != 0 || m44 != 1 {
      EngineRemarks.say(
        once: "perspective",
        "A layer was given a transform with perspective (m34 = \(m34)): it is drawn without, as it looks from "
          + "far in front."
      )
    }
    return self
  }
}
