// SPDX-License-Identifier: Apache-2.0

/// What the numbers in a row stand for, written down a second time for the reference cells.
enum ReferenceAppearance {
  /// Red, orange, yellow, green, teal, blue, indigo, purple.
  static let accents: [UInt32] = [
    0xFF3B_30FF, 0xFF95_00FF, 0xFFCC_00FF, 0x34C7_59FF, 0x30B0_C7FF, 0x007A_FFFF, 0x5856_D6FF,
    0xAF52_DEFF,
  ]

  static let images: [String?] = [
    nil, "star.fill", "heart.fill", "bell", "globe", "book.fill", "leaf", "bolt.fill",
  ]

  static let blue: UInt32 = 0x007A_FFFF
  static let orange: UInt32 = 0xFF95_00FF

  /// The colour of a title: black, or grey once it is read.
  static func titleColor(isRead: Bool) -> UInt32 {
    isRead ? 0x3C3C_4399 : 0x0000_00FF
  }
}
