// SPDX-License-Identifier: Apache-2.0

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
