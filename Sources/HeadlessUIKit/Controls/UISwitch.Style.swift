// SPDX-License-Identifier: Apache-2.0

extension UISwitch {
  /// How a switch looks.
  public enum Style: Int, Sendable {
    /// As the platform decides.
    case automatic = 0
    /// A box with a mark; drawn as a sliding switch here.
    case checkbox = 1
    /// A knob on a track.
    case sliding = 2
  }
}
