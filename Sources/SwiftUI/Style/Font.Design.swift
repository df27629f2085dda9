// SPDX-License-Identifier: Apache-2.0

extension Font {
  /// The design of a font; the measured family has only the default one.
  public enum Design: Hashable, Sendable {
    /// The usual one.
    case `default`
    /// With serifs.
    case serif
    /// With rounded ends.
    case rounded
    /// With letters of one width.
    case monospaced
  }
}
