// SPDX-License-Identifier: Apache-2.0

extension UIImage.SymbolConfiguration {
  /// Creates a configuration that draws a symbol in a colour, its lesser parts clearer.
  ///
  /// The artwork here has one part: it is drawn in the colour, whatever the tint.
  public convenience init(hierarchicalColor: UIColor) {
    self.init(paletteColors: [hierarchicalColor])
  }

  /// Creates a configuration that draws the parts of a symbol in colours.
  ///
  /// The artwork here has one part: it is drawn in the first colour, whatever the tint.
  public convenience init(paletteColors: [UIColor]) {
    self.init(
      pointSize: nil,
      textStyle: nil,
      weight: nil,
      scale: nil,
      colors: paletteColors.isEmpty ? nil : paletteColors
    )
  }

  /// Returns a configuration that draws a symbol in the colours that it has itself.
  ///
  /// The artwork here has none: it takes the tint.
  public class func preferringMulticolor() -> UIImage.SymbolConfiguration { unspecified }
  public class func preferringMonochrome() -> UIImage.SymbolConfiguration { unspecified }
}
