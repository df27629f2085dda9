// SPDX-License-Identifier: Apache-2.0

extension UIImage.SymbolConfiguration {
  public convenience init(hierarchicalColor: UIColor) {
    self.init(paletteColors: [hierarchicalColor])
  }

  /// Creates a configuration that draws the symbol in the first colour, whatever the tint.
  public convenience init(paletteColors: [UIColor]) {
    self.init(
      pointSize: nil,
      textStyle: nil,
      weight: nil,
      scale: nil,
      colors: paletteColors.isEmpty ? nil : paletteColors
    )
  }

  /// Returns a configuration for multicolour symbols; here the symbol takes the tint.
  public class func preferringMulticolor() -> UIImage.SymbolConfiguration { unspecified }
  public class func preferringMonochrome() -> UIImage.SymbolConfiguration { unspecified }
}
