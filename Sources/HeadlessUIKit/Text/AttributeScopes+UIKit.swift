// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension AttributeScopes {
  /// The attributes of UIKit and of Foundation, under the names by which a string's own are written.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// What is added to each advance, in points.
    public let kern: KernAttribute
    /// The same as `kern`, which counts if both stand.
    public let tracking: TrackingAttribute
    /// How the text is underlined.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the underline.
    public let underlineColor: UnderlineColorAttribute
    /// How the text is struck through.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the stroke.
    public let strikethroughColor: StrikethroughColorAttribute
    /// How far the baseline is raised, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// How the paragraph is laid out.
    public let paragraphStyle: ParagraphStyleAttribute
    /// What Foundation has, such as `link`.
    public let foundation: AttributeScopes.FoundationAttributes
  }

  /// The attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of UIKit by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

// Each key's name is that of the same key in `NSAttributedString`.
extension AttributeScopes.UIKitAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// What is stored.
    public typealias Value = UIFont
    /// The name of the key.
    public static let name = NSAttributedString.Key.font.rawValue
  }

  /// The colour of the text.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// What is stored.
    public typealias Value = UIColor
    /// The name of the key.
    public static let name = NSAttributedString.Key.foregroundColor.rawValue
  }

  /// The colour behind the text.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// What is stored.
    public typealias Value = UIColor
    /// The name of the key.
    public static let name = NSAttributedString.Key.backgroundColor.rawValue
  }

  /// What is added to each advance.
  public enum KernAttribute: AttributedStringKey {
    /// What is stored.
    public typealias Value = CGFloat
    /// The name of the key.
    public static let name = NSAttributedString.Key.kern.rawValue
  }

  /// The same as `kern`, which counts if both stand.
  public enum TrackingAttribute: AttributedStringKey {
    /// What is stored.
    public typealias Value = CGFloat
    /// The name of the key.
    public static let name = NSAttributedString.Key.tracking.rawValue
  }

  /// How the text is underlined.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// What is stored.
    public typealias Value = NSUnderlineStyle
    /// The name of the key.
    public static let name = NSAttributedString.Key.underlineStyle.rawValue
  }

  /// The colour of the underline.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// What is stored.
    public typealias Value = UIColor
    /// The name of the key.
    public static let name = NSAttributedString.Key.underlineColor.rawValue
  }

  /// How the text is struck through.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// What is stored.
    public typealias Value = NSUnderlineStyle
    /// The name of the key.
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
  }

  /// The colour of the stroke.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// What is stored.
    public typealias Value = UIColor
    /// The name of the key.
    public static let name = NSAttributedString.Key.strikethroughColor.rawValue
  }

  /// How far the baseline is raised.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// What is stored.
    public typealias Value = CGFloat
    /// The name of the key.
    public static let name = NSAttributedString.Key.baselineOffset.rawValue
  }

  /// How the paragraph is laid out.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// What is stored.
    public typealias Value = NSParagraphStyle
    /// The name of the key.
    public static let name = NSAttributedString.Key.paragraphStyle.rawValue
  }
}
