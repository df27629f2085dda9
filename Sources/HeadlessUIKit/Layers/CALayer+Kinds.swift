// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How rounded corners bend.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// An arc of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins and ends softly; it is drawn as an arc of a circle here.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")

  /// Creates a curve from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)

  /// Creates a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// Where the picture of a layer stands in it, and how it is stretched.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the gravity.
  public let rawValue: String

  /// Stretched over all of the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as it fits, undistorted.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as it covers, undistorted.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// In the middle, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top edge, in its own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom edge, in its own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left edge, in its own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right edge, in its own size.
  public static let right = CALayerContentsGravity(rawValue: "right")

  /// Creates a gravity from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

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
