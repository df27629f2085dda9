// SPDX-License-Identifier: Apache-2.0

extension UIColor {
  /// No colour at all.
  public static let clear = UIColor(packedRGBA: 0x0000_0000)
  /// Black.
  public static let black = UIColor(packedRGBA: 0x0000_00FF)
  /// White.
  public static let white = UIColor(packedRGBA: 0xFFFF_FFFF)
  /// Mid grey.
  public static let gray = UIColor(packedRGBA: 0x8080_80FF)
  /// Light grey.
  public static let lightGray = UIColor(packedRGBA: 0xAAAA_AAFF)
  /// Dark grey.
  public static let darkGray = UIColor(packedRGBA: 0x5555_55FF)
  /// Pure red.
  public static let red = UIColor(packedRGBA: 0xFF00_00FF)
  /// Pure green.
  public static let green = UIColor(packedRGBA: 0x00FF_00FF)
  /// Pure blue.
  public static let blue = UIColor(packedRGBA: 0x0000_FFFF)

  /// The adaptable red.
  public static let systemRed = UIColor(packedRGBA: 0xFF3B_30FF)
  /// The adaptable orange.
  public static let systemOrange = UIColor(packedRGBA: 0xFF95_00FF)
  /// The adaptable yellow.
  public static let systemYellow = UIColor(packedRGBA: 0xFFCC_00FF)
  /// The adaptable green.
  public static let systemGreen = UIColor(packedRGBA: 0x34C7_59FF)
  /// The adaptable mint.
  public static let systemMint = UIColor(packedRGBA: 0x00C7_BEFF)
  /// The adaptable teal.
  public static let systemTeal = UIColor(packedRGBA: 0x30B0_C7FF)
  /// The adaptable blue.
  public static let systemBlue = UIColor(packedRGBA: 0x007A_FFFF)
  /// The adaptable indigo.
  public static let systemIndigo = UIColor(packedRGBA: 0x5856_D6FF)
  /// The adaptable purple.
  public static let systemPurple = UIColor(packedRGBA: 0xAF52_DEFF)
  /// The adaptable pink.
  public static let systemPink = UIColor(packedRGBA: 0xFF2D_55FF)
  /// The adaptable brown.
  public static let systemBrown = UIColor(packedRGBA: 0xA284_5EFF)
  /// The adaptable grey.
  public static let systemGray = UIColor(packedRGBA: 0x8E8E_93FF)

  /// The colour of primary text.
  public static let label = UIColor(packedRGBA: 0x0000_00FF)
  /// The colour of secondary text.
  public static let secondaryLabel = UIColor(packedRGBA: 0x3C3C_4399)
  /// The colour of tertiary text.
  public static let tertiaryLabel = UIColor(packedRGBA: 0x3C3C_434C)
  /// The colour of thin lines that let content show through.
  public static let separator = UIColor(packedRGBA: 0x3C3C_434A)
  /// The main background.
  public static let systemBackground = UIColor(packedRGBA: 0xFFFF_FFFF)
  /// The background of content grouped within the main background.
  public static let secondarySystemBackground = UIColor(packedRGBA: 0xF2F2_F7FF)
  /// The main background of grouped tables.
  public static let systemGroupedBackground = UIColor(packedRGBA: 0xF2F2_F7FF)
}
