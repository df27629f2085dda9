// SPDX-License-Identifier: Apache-2.0

extension NibClass {
  /// A view without a class of its own.
  static let plainView = known["view"] ?? NibClass(name: "UIView", noun: "view")

  /// How a text is typed, which is told apart from what holds the text.
  static let textInputTraits = NibClass(
    name: "UITextInputTraits",
    noun: "traits",
    properties: [
      // Interface Builder's fields begin no word with a capital unless told to; others begin sentences so.
      .choice(
        "autocapitalizationType",
        nil,
        "none words sentences allCharacters",
        standard: "sentences",
        absent: "none"
      ),
      .choice("autocorrectionType", nil, "default no yes", standard: "default"),
      .choice("spellCheckingType", nil, "default no yes", standard: "default"),
      .choice(
        "keyboardType",
        nil,
        "default numbersAndPunctuation URL numberPad phonePad namePhonePad emailAddress decimalPad "
          + "twitter webSearch asciiCapable asciiCapableNumberPad",
        others: ["alphabet": "asciiCapable", "ASCIICapableNumberPad": "asciiCapableNumberPad"],
        standard: "default"
      ),
      .choice(
        "keyboardAppearance",
        nil,
        "default dark light",
        others: ["alert": "dark"],
        standard: "default"
      ),
      .choice(
        "returnKeyType",
        nil,
        "default go google join next route search send yahoo done emergencyCall continue",
        standard: "default"
      ), .flag("enablesReturnKeyAutomatically"),
      .flag("secureTextEntry", "isSecureTextEntry"),
      .text("textContentType", "textContentType = UITextContentType(rawValue: %)"),
    ],
    idle: ["key"]
  )

  /// What a button's configuration holds.
  static let buttonConfiguration = NibClass(
    name: "UIButton.Configuration",
    noun: "configuration",
    properties: [
      .text("title"), .text("subtitle"), .image("image"),
      .choice("imagePlacement", nil, "top leading bottom trailing", standard: "leading"),
      .number("imagePadding", standard: "0"), .number("titlePadding"),
      .choice(
        "cornerStyle",
        nil,
        "fixed dynamic small medium large capsule",
        standard: "dynamic"
      ), .choice("buttonSize", nil, "medium small mini large", standard: "medium"),
      .choice("titleAlignment", nil, "automatic leading center trailing", standard: "automatic"),
      .flag("showsActivityIndicator"), .color("baseForegroundColor"),
      .color("baseBackgroundColor"),
      NibProperty(name: "contentInsets", member: "contentInsets", value: .directionalInsets),
      NibProperty(
        name: "preferredSymbolConfigurationForImage",
        member: "preferredSymbolConfigurationForImage",
        value: .symbol
      ),
      NibProperty(
        name: "titleFontDescription",
        member: "titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {"
          + " var attributes = $0; attributes.font = %; return attributes }",
        value: .font
      ),
    ],
    idle: ["key", "style", "catalog"]
  )

  /// What stands behind a configured button.
  static let backgroundConfiguration = NibClass(
    name: "UIBackgroundConfiguration",
    noun: "background",
    properties: [
      .number("cornerRadius"), .number("strokeWidth"), .number("strokeOutset"),
      .color("backgroundColor"), .color("strokeColor"), .image("image"),
    ],
    idle: ["key", "catalog"]
  )
}
