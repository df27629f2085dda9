// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How rounded corners bend.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins and ends softly; it is drawn as an arc of a circle here.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// Where the picture of a layer stands in it, and how it is stretched.
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

  /// The content mode that places a picture in the same way.
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
