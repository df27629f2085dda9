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
  public static let systemRed = UIColor(light: 0xFF3B_30FF, dark: 0xFF45_3AFF)
  /// The adaptable orange.
  public static let systemOrange = UIColor(light: 0xFF95_00FF, dark: 0xFF9F_0AFF)
  /// The adaptable yellow.
  public static let systemYellow = UIColor(light: 0xFFCC_00FF, dark: 0xFFD6_0AFF)
  /// The adaptable green.
  public static let systemGreen = UIColor(light: 0x34C7_59FF, dark: 0x30D1_58FF)
  /// The adaptable mint.
  public static let systemMint = UIColor(light: 0x00C7_BEFF, dark: 0x66D4_CFFF)
  /// The adaptable teal.
  public static let systemTeal = UIColor(light: 0x30B0_C7FF, dark: 0x40C8_E0FF)
  /// The adaptable blue.
  public static let systemBlue = UIColor(light: 0x007A_FFFF, dark: 0x0A84_FFFF)
  /// The adaptable indigo.
  public static let systemIndigo = UIColor(light: 0x5856_D6FF, dark: 0x5E5C_E6FF)
  /// The adaptable purple.
  public static let systemPurple = UIColor(light: 0xAF52_DEFF, dark: 0xBF5A_F2FF)
  /// The adaptable pink.
  public static let systemPink = UIColor(light: 0xFF2D_55FF, dark: 0xFF37_5FFF)
  /// The adaptable brown.
  public static let systemBrown = UIColor(light: 0xA284_5EFF, dark: 0xAC8E_68FF)
  /// The adaptable grey.
  public static let systemGray = UIColor(packedRGBA: 0x8E8E_93FF)

  /// The colour of primary text.
  public static let label = UIColor(light: 0x0000_00FF, dark: 0xFFFF_FFFF)
  /// The colour of secondary text.
  public static let secondaryLabel = UIColor(light: 0x3C3C_4399, dark: 0xEBEB_F599)
  /// The colour of tertiary text.
  public static let tertiaryLabel = UIColor(light: 0x3C3C_434C, dark: 0xEBEB_F54C)
  /// The colour of thin lines that let content show through.
  public static let separator = UIColor(light: 0x3C3C_434A, dark: 0x5454_5899)
  /// The main background.
  public static let systemBackground = UIColor(light: 0xFFFF_FFFF, dark: 0x0000_00FF)
  /// The background of content grouped within the main background.
  public static let secondarySystemBackground = UIColor(light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF)
  /// The main background of grouped tables.
  public static let systemGroupedBackground = UIColor(light: 0xF2F2_F7FF, dark: 0x0000_00FF)

  /// Cyan.
  public static let cyan = UIColor(packedRGBA: 0x00FF_FFFF)
  /// Pure yellow.
  public static let yellow = UIColor(packedRGBA: 0xFFFF_00FF)
  /// Magenta.
  public static let magenta = UIColor(packedRGBA: 0xFF00_FFFF)
  /// Orange.
  public static let orange = UIColor(packedRGBA: 0xFF80_00FF)
  /// Purple.
  public static let purple = UIColor(packedRGBA: 0x8000_80FF)
  /// Brown.
  public static let brown = UIColor(packedRGBA: 0x9966_33FF)
  /// The adaptable cyan.
  public static let systemCyan = UIColor(light: 0x32AD_E6FF, dark: 0x64D2_FFFF)
  /// The adaptable grey, one step lighter.
  public static let systemGray2 = UIColor(light: 0xAEAE_B2FF, dark: 0x6363_66FF)
  /// The adaptable grey, two steps lighter.
  public static let systemGray3 = UIColor(light: 0xC7C7_CCFF, dark: 0x4848_4AFF)
  /// The adaptable grey, three steps lighter.
  public static let systemGray4 = UIColor(light: 0xD1D1_D6FF, dark: 0x3A3A_3CFF)
  /// The adaptable grey, four steps lighter.
  public static let systemGray5 = UIColor(light: 0xE5E5_EAFF, dark: 0x2C2C_2EFF)
  /// The adaptable grey, five steps lighter.
  public static let systemGray6 = UIColor(light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF)
  /// The colour of text of the fourth order.
  public static let quaternaryLabel = UIColor(light: 0x3C3C_432D, dark: 0xEBEB_F529)
  /// The colour of placeholders in text fields.
  public static let placeholderText = UIColor(light: 0x3C3C_434C, dark: 0xEBEB_F54C)
  /// The colour of links.
  public static let link = UIColor(light: 0x007A_FFFF, dark: 0x0984_FFFF)
  /// The colour of thin lines that let nothing show through.
  public static let opaqueSeparator = UIColor(light: 0xC6C6_C8FF, dark: 0x3838_3AFF)
  /// The background of content grouped within the secondary background.
  public static let tertiarySystemBackground = UIColor(light: 0xFFFF_FFFF, dark: 0x2C2C_2EFF)
  /// The background of cells in grouped tables.
  public static let secondarySystemGroupedBackground = UIColor(
    light: 0xFFFF_FFFF,
    dark: 0x1C1C_1EFF
  )
  /// The background of groups within the cells of grouped tables.
  public static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2_F7FF, dark: 0x2C2C_2EFF)
  /// The fill of small shapes.
  public static let systemFill = UIColor(light: 0x7878_8033, dark: 0x7878_805C)
  /// The fill of medium shapes.
  public static let secondarySystemFill = UIColor(light: 0x7878_8028, dark: 0x7878_8052)
  /// The fill of large shapes.
  public static let tertiarySystemFill = UIColor(light: 0x7676_801E, dark: 0x7676_803D)
  /// The fill of large areas.
  public static let quaternarySystemFill = UIColor(light: 0x7474_8014, dark: 0x7676_802E)
  /// Text on a light background.
  public static let darkText = UIColor(packedRGBA: 0x0000_00FF)
  /// Text on a dark background.
  public static let lightText = UIColor(packedRGBA: 0xFFFF_FF99)
}
