// SPDX-License-Identifier: Apache-2.0

extension NibClass {
  /// Views that show something and take nothing.
  static let views: [String: NibClass] = [
    "view": NibClass(
      name: "UIView",
      noun: "view",
      properties: viewProperties,
      idle: [
        "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider",
        "fixedFrame", "ambiguous", "misplaced", "sceneMemberID", "frame", "contentStretch",
        "canvasLocation", "colorLabel", "verifyAmbiguity", "tableViewCell",
        // Only Interface Builder lays these out, by sizes that stand in for others.
        "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
      ]
    ),
    "label": NibClass(
      name: "UILabel",
      parent: "view",
      noun: "label",
      properties: label,
      idle: ["minimumFontSize"]
    ),
    "imageView": NibClass(
      name: "UIImageView",
      parent: "view",
      noun: "imageView",
      properties: [
        .image("image"), .image("highlightedImage"), .flag("highlighted", "isHighlighted"),
        touches,
        NibProperty(
          name: "preferredSymbolConfiguration",
          member: "preferredSymbolConfiguration",
          value: .symbol
        ),
      ],
      idle: ["catalog"]
    ),
    "stackView": NibClass(
      name: "UIStackView",
      parent: "view",
      noun: "stackView",
      properties: [
        .choice("axis", nil, "horizontal vertical", standard: "horizontal"),
        .choice(
          "distribution",
          nil,
          "fill fillEqually fillProportionally equalSpacing equalCentering",
          standard: "fill"
        ),
        .choice(
          "alignment",
          nil,
          "fill leading firstBaseline center trailing lastBaseline top bottom",
          standard: "fill"
        ),
        .number("spacing", standard: "0"),
        NibProperty(
          name: "spacingType",
          member: "spacing",
          value: .choice(["standard": "UIStackView.spacingUseSystem"])
        ),
        .flag("baselineRelativeArrangement", "isBaselineRelativeArrangement"),
        .flag("layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement"),
      ]
    ),
    "activityIndicatorView": NibClass(
      name: "UIActivityIndicatorView",
      parent: "view",
      noun: "activityIndicatorView",
      properties: [
        .choice(
          "style",
          nil,
          "medium large",
          others: ["gray": "medium", "white": "medium", "whiteLarge": "large"],
          standard: "medium"
        ),
        .flag("hidesWhenStopped", standard: "YES", absent: "NO"), .color("color"),
      ],
      idle: ["animating"]
    ),
    "progressView": NibClass(
      name: "UIProgressView",
      parent: "view",
      noun: "progressView",
      properties: [
        .number("progress", standard: "0"),
        .choice("progressViewStyle", nil, "default bar", standard: "default"),
        .color("progressTintColor"), .color("trackTintColor"),
      ]
    ),
    "visualEffectView": NibClass(
      name: "UIVisualEffectView",
      parent: "view",
      noun: "visualEffectView"
    ),
    "collectionReusableView": NibClass(
      name: "UICollectionReusableView",
      parent: "view",
      noun: "reusableView",
      idle: ["reuseIdentifier"]
    ),
    "navigationBar": NibClass(
      name: "UINavigationBar",
      parent: "view",
      noun: "navigationBar",
      properties: [
        .flag("translucent", "isTranslucent", standard: "YES"), .color("barTintColor"),
        .flag("largeTitles", "prefersLargeTitles"),
      ]
    ),
    "toolbar": NibClass(
      name: "UIToolbar",
      parent: "view",
      noun: "toolbar",
      properties: [
        .choice("barStyle", nil, "default black", standard: "default"),
        .flag("translucent", "isTranslucent", standard: "YES"), .color("barTintColor"),
      ]
    ),
  ]

  private static let viewProperties: [NibProperty] = [
    .choice(
      "contentMode",
      nil,
      "scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight "
        + "bottomLeft bottomRight",
      others: [
        "TopLeft": "topLeft", "TopRight": "topRight", "BottomLeft": "bottomLeft",
        "BottomRight": "bottomRight",
      ],
      standard: "scaleToFill"
    ),
    .flag("opaque", "isOpaque", standard: "YES"), .flag("hidden", "isHidden"),
    .number("alpha", standard: "1"), .flag("clipsSubviews", "clipsToBounds", standard: nil),
    .flag("userInteractionEnabled", "isUserInteractionEnabled", standard: "YES"),
    .flag("multipleTouchEnabled", "isMultipleTouchEnabled"),
    .flag("autoresizesSubviews", standard: "YES"),
    .flag("clearsContextBeforeDrawing", standard: "YES"), .whole("tag", standard: "0"),
    .flag("translatesAutoresizingMaskIntoConstraints", standard: "YES"),
    .flag("preservesSuperviewLayoutMargins"),
    .flag("insetsLayoutMarginsFromSafeArea", standard: "YES"), .text("restorationIdentifier"),
    .choice(
      "semanticContentAttribute",
      nil,
      "unspecified playback spatial forceLeftToRight forceRightToLeft",
      standard: "unspecified"
    ),
    .choice("tintAdjustmentMode", nil, "automatic normal dimmed", standard: "automatic"),
    .number(
      "horizontalHuggingPriority",
      "setContentHuggingPriority(UILayoutPriority(%), for: .horizontal)",
      standard: "250"
    ),
    .number(
      "verticalHuggingPriority",
      "setContentHuggingPriority(UILayoutPriority(%), for: .vertical)",
      standard: "250"
    ),
    .number(
      "horizontalCompressionResistancePriority",
      "setContentCompressionResistancePriority(UILayoutPriority(%), for: .horizontal)",
      standard: "750"
    ),
    .number(
      "verticalCompressionResistancePriority",
      "setContentCompressionResistancePriority(UILayoutPriority(%), for: .vertical)",
      standard: "750"
    ),
    .color("backgroundColor"), .color("tintColor"), .insets("layoutMargins"),
    NibProperty(
      name: "directionalLayoutMargins",
      member: "directionalLayoutMargins",
      value: .directionalInsets
    ),
  ]

  /// The words for how lines break.
  static let lineBreaks = [
    "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
    "headTruncation": "byTruncatingHead", "tailTruncation": "byTruncatingTail",
    "middleTruncation": "byTruncatingMiddle",
  ]

  /// How text is aligned: to the left where Interface Builder says nothing.
  static let alignment = NibProperty.choice(
    "textAlignment",
    nil,
    "left center right justified natural",
    standard: "natural",
    absent: "left"
  )

  /// Labels and image views take no touches when they are made; a nib that does not say so means that they do.
  private static let touches = NibProperty.flag(
    "userInteractionEnabled",
    "isUserInteractionEnabled",
    absent: "YES"
  )

  private static let label: [NibProperty] = [
    .text("text"), alignment, touches,
    .choice("lineBreakMode", nil, "", others: lineBreaks, standard: "tailTruncation"),
    .whole("numberOfLines", standard: "1"), .font("font"), .color("textColor"),
    .color("highlightedColor", "highlightedTextColor"), .color("shadowColor"),
    .size("shadowOffset"),
    .flag("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth", absent: "YES"),
    .number("minimumScaleFactor"),
    .choice(
      "baselineAdjustment",
      nil,
      "alignBaselines alignCenters none",
      standard: "alignBaselines"
    ),
    .flag("adjustsFontForContentSizeCategory"), .flag("highlighted", "isHighlighted"),
    .flag("enabled", "isEnabled", standard: "YES"),
    .flag("adjustsLetterSpacingToFitWidth", "allowsDefaultTighteningForTruncation"),
    .number("preferredMaxLayoutWidth", standard: "0"),
  ]
}
