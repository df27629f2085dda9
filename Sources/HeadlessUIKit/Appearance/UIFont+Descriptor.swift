// SPDX-License-Identifier: Apache-2.0

public import Foundation
import TextLayout

extension UIFont {
  /// Creates a font from a descriptor in a size in points; 0 for the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = Double(pointSize > 0 ? pointSize : descriptor.pointSize)
    let metrics = TextFont(pointSize: size > 0 ? size : 12, weight: descriptor.weight.textWeight)
    if pointSize <= 0, let scaling = descriptor.scaling {
      self.init(metrics: metrics, scaling: scaling)
    } else {
      self.init(metrics: metrics)
    }
  }

  /// Creates a font by name, measured as the system font; nil for unknown families.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let family = Self.familiesOfPhones.first(where: { $0.isFamily(of: fontName) }) else {
      return nil
    }
    EngineRemarks.sayAnywhere(
      once: "font \(family)",
      "A font of the family \(family) was asked for: it is measured and drawn as the system family, the only "
        + "one here, in the weight that its name says."
    )
    let weight = UIFont.Weight(namedIn: fontName) ?? .regular
    let size = fontSize > 0 ? fontSize : Self.systemFontSize
    self.init(metrics: TextFont(pointSize: Double(size), weight: weight.textWeight))
  }

  public var fontDescriptor: UIFontDescriptor {
    let weight = metrics.weight.fontWeight
    var attributes: [UIFontDescriptor.AttributeName: Any] = [
      .size: pointSize, .name: fontName,
      .traits: [UIFontDescriptor.TraitKey.weight: weight] as [UIFontDescriptor.TraitKey: Any],
    ]
    if let scaling { attributes[.textStyle] = scaling.style }
    return UIFontDescriptor(attributes, scaling: scaling)
  }

  public var familyName: String { ".AppleSystemUIFont" }
  public var fontName: String { ".SFUI-\(metrics.weight.fontWeight.name)" }
  public var leading: CGFloat { metrics.leading }
  public class var familyNames: [String] { familiesOfPhones }

  public class func systemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight,
    width: UIFont.Width
  ) -> UIFont { systemFont(ofSize: fontSize, weight: weight) }

  public struct Width: Hashable, RawRepresentable, Sendable {
    /// The width as a number; 0 is regular.
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let compressed = Width(rawValue: -0.3)
    public static let expanded = Width(rawValue: 0.3)
  }

  private static let familiesOfPhones = [
    "American Typewriter", "Arial", "Avenir", "Avenir Next", "Avenir Next Condensed", "Baskerville",
    "Chalkboard SE", "Charter", "Cochin", "Copperplate", "Courier", "Courier New", "DIN Alternate",
    "DIN Condensed", "Didot", "Futura", "Georgia", "Gill Sans", "Helvetica", "Helvetica Neue",
    "Hoefler Text", "Marker Felt", "Menlo", "Noteworthy", "Optima", "Palatino", "Rockwell",
    "Times New Roman", "Trebuchet MS", "Verdana",
  ]
}

extension String {
  /// True if a font name belongs to the family: the same letters up to the dash.
  fileprivate func isFamily(of fontName: String) -> Bool {
    let head = fontName.prefix { $0 != "-" }.filter { $0 != " " }
    let family = filter { $0 != " " }
    // Some of the oldest families have a suffix of the foundry.
    return head == family || ["PSMT", "PS", "MT"].contains { head == family + $0 }
  }
}

extension UIFont.Weight {
  init?(namedIn name: String) {
    let face = name.split(separator: "-").last.map { $0.lowercased() } ?? ""
    let found = Self.named.first { face.contains($0.word) }
    guard let found else { return nil }
    self = found.weight
  }

  /// Longer words before their substrings.
  private static let named: [(word: String, weight: UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("semibold", .semibold), ("demibold", .semibold),
    ("extrabold", .heavy), ("condensedblack", .black), ("thin", .thin), ("light", .light),
    ("medium", .medium), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ("regular", .regular), ("roman", .regular), ("book", .regular),
  ]

  var name: String {
    switch textWeight {
    case .ultraLight: "Ultralight"
    case .thin: "Thin"
    case .light: "Light"
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "Semibold"
    case .bold: "Bold"
    case .heavy: "Heavy"
    case .black: "Black"
    }
  }
}

extension TextWeight {
  var fontWeight: UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}
