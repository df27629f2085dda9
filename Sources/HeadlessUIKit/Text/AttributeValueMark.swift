// SPDX-License-Identifier: Apache-2.0

/// What the objects that stand in attributed strings store first, so that Foundation can tell them
/// apart.
///
/// Attributed strings of Foundation on Linux compare their values by a function that takes bits 8 to
/// 17 of an object's first stored property for the number of a type of its own, and stops the
/// process where these bits are zero: two fonts or two colours in one string would do. Where they are
/// not, it asks the object.
enum AttributeValueMark {
  /// A word whose bits 8 to 17 are not zero.
  static let word: UInt = 0x700
}
