// SPDX-License-Identifier: Apache-2.0

/// The keyboard settings of a text; stored without effect.
@MainActor @preconcurrency public protocol UITextInputTraits: AnyObject {
  var keyboardType: UIKeyboardType { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  var isSecureTextEntry: Bool { get set }
  var textContentType: UITextContentType! { get set }
}

@MainActor @preconcurrency public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

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

  private var kept: TextInputTraits { (self as? any TextTraitsKeeper)?.traits ?? TextInputTraits() }

  private func keep(_ change: (inout TextInputTraits) -> Void) {
    if let keeper = self as? any TextTraitsKeeper { change(&keeper.traits) }
  }
}

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

public enum UIKeyboardType: Int, Sendable {
  case `default` = 0, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0, words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable { case `default` = 0, no, yes }

public enum UITextSpellCheckingType: Int, Sendable { case `default` = 0, no, yes }

public enum UIKeyboardAppearance: Int, Sendable { case `default` = 0, dark, light }

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
