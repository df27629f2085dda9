// SPDX-License-Identifier: Apache-2.0

public import Foundation

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  // Unchecked because the class is open as UIKit's is; all stored properties are constants, only
  // read.

  public let fontAttributes: [AttributeName: Any]
  let scaling: UIFont.Scaling?

  public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    fontAttributes = attributes
    scaling = nil
    super.init()
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  init(_ attributes: [AttributeName: Any], scaling: UIFont.Scaling?) {
    fontAttributes = attributes
    self.scaling = scaling
    super.init()
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The size in points; 0 if unset.
  open var pointSize: CGFloat { number(.size) ?? 0 }
  open var postscriptName: String { fontAttributes[.name] as? String ?? "" }

  open var symbolicTraits: SymbolicTraits {
    let given = traits[.symbolic] ?? fontAttributes[.symbolicTraits]
    return switch given {
    case let traits as SymbolicTraits: traits
    case let bits as UInt32: SymbolicTraits(rawValue: bits)
    default: weight.rawValue >= UIFont.Weight.semibold.rawValue ? .traitBold : []
    }
  }

  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
    fontAttributes[anAttribute]
  }

  open func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    let isOfOtherSize = attributes[.size] != nil || attributes[.textStyle] != nil
    return UIFontDescriptor(
      fontAttributes.merging(attributes) { $1 },
      scaling: isOfOtherSize ? nil : scaling
    )
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    addingAttributes([.size: newPointSize])
  }

  open func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    var kept = traits
    kept[.symbolic] = symbolicTraits
    if symbolicTraits.contains(.traitBold) != self.symbolicTraits.contains(.traitBold) {
      kept[.weight] = symbolicTraits.contains(.traitBold) ? UIFont.Weight.bold : .regular
    }
    return addingAttributes([.traits: kept])
  }

  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    addingAttributes([.design: design])
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  open override func isEqual(_ object: Any?) -> Bool {
    if isIdentical(to: object) { return true }
    guard let other = object as? UIFontDescriptor else { return false }
    return pointSize == other.pointSize && weight == other.weight
      && symbolicTraits == other.symbolicTraits && postscriptName == other.postscriptName
      && scaling == other.scaling && fontAttributes.count == other.fontAttributes.count
  }

  open override var hash: Int { pointSize.hashValue ^ weight.hashValue }
}

extension UIFontDescriptor {
  private var traits: [TraitKey: Any] { fontAttributes[.traits] as? [TraitKey: Any] ?? [:] }

  var weight: UIFont.Weight {
    switch traits[.weight] {
    case let weight as UIFont.Weight: weight
    case let number as CGFloat: UIFont.Weight(rawValue: number)
    case let number as NSNumber: UIFont.Weight(rawValue: CGFloat(number.doubleValue))
    default:
      UIFont.Weight(namedIn: fontAttributes[.face] as? String ?? postscriptName)
        ?? ((traits[.symbolic] as? SymbolicTraits)?.contains(.traitBold) == true ? .bold : .regular)
    }
  }

  private func number(_ key: AttributeName) -> CGFloat? {
    switch fontAttributes[key] {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The features of the font; stored without effect.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    static let symbolicTraits = AttributeName(rawValue: "NSCTFontSymbolicTrait")
    static let design = AttributeName(rawValue: "NSCTFontUIFontDesignTrait")
  }

  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width; stored without effect.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant; stored without effect.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }
}
