// SPDX-License-Identifier: Apache-2.0

/// What a text asks of the keyboard; kept, as there is none here.
@MainActor @preconcurrency public protocol UITextInputTraits: AnyObject {
  var keyboardType: UIKeyboardType { get set }
  var returnKeyType: UIReturnKeyType { get set }
  /// Which letters are made capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// Whether the return key can be used once there is text only.
  var enablesReturnKeyAutomatically: Bool { get set }
  var isSecureTextEntry: Bool { get set }
  var textContentType: UITextContentType! { get set }
}

/// A responder that takes keys.
@MainActor @preconcurrency public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  func insertText(_ text: String)
  /// Deletes the character before the caret.
  func deleteBackward()
}

/// A responder of this module that keeps what it asks of the keyboard.
@MainActor protocol TextTraitsKeeper: AnyObject {
  var traits: TextInputTraits { get set }
}

extension UITextInputTraits {
  public var keyboardType: UIKeyboardType {
    get { kept.keyboardType }
    set { keep { $0.keyboardType = newValue } }
  }
  public var returnKeyType: UIReturnKeyType {
    get { kept.returnKeyType }
    set { keep { $0.returnKeyType = newValue } }
  }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { kept.autocapitalizationType }
    set { keep { $0.autocapitalizationType = newValue } }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { kept.autocorrectionType }
    set { keep { $0.autocorrectionType = newValue } }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { kept.spellCheckingType }
    set { keep { $0.spellCheckingType = newValue } }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { kept.keyboardAppearance }
    set { keep { $0.keyboardAppearance = newValue } }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { kept.enablesReturnKeyAutomatically }
    set { keep { $0.enablesReturnKeyAutomatically = newValue } }
  }
  public var isSecureTextEntry: Bool {
    get { kept.isSecureTextEntry }
    set { keep { $0.isSecureTextEntry = newValue } }
  }
  public var textContentType: UITextContentType! {
    get { kept.textContentType }
    set { keep { $0.textContentType = newValue } }
  }

  /// What is kept; as it comes for a type that keeps nothing.
  private var kept: TextInputTraits { (self as? any TextTraitsKeeper)?.traits ?? TextInputTraits() }

  private func keep(_ change: (inout TextInputTraits) -> Void) {
    if let keeper = self as? any TextTraitsKeeper { change(&keeper.traits) }
  }
}

/// The traits of one text, where most are as they come.
struct TextInputTraits {
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  var textContentType: UITextContentType?
}

/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// Which letters are made capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0, words, sentences, allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0, no, yes
}

/// Whether words are looked up.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0, no, yes
}

/// How a keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0, dark, light
}

/// What a text means, for suggestions.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let URL = UITextContentType(rawValue: "url")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
}
