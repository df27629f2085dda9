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
