// SPDX-License-Identifier: Apache-2.0

extension NibClass {
  /// What takes touches or text.
  static let controls: [String: NibClass] = [
    "control": NibClass(
      name: "UIControl",
      parent: "view",
      noun: "control",
      properties: [
        .choice(
          "contentHorizontalAlignment",
          nil,
          "center left right fill leading trailing",
          standard: "center"
        ),
        .choice("contentVerticalAlignment", nil, "center top bottom fill", standard: "center"),
        .flag("enabled", "isEnabled", standard: "YES"), .flag("highlighted", "isHighlighted"),
        .flag("selected", "isSelected"),
      ]
    ),
    "button": NibClass(
      name: "UIButton",
      parent: "control",
      noun: "button",
      properties: button,
      idle: ["buttonType"]
    ),
    "switch": NibClass(
      name: "UISwitch",
      parent: "control",
      noun: "toggle",
      properties: [
        .flag("on", "isOn"), .color("onTintColor"), .color("thumbTintColor"), .text("title"),
        .choice("preferredStyle", nil, "automatic checkbox sliding", standard: "automatic"),
      ]
    ),
    "slider": NibClass(
      name: "UISlider",
      parent: "control",
      noun: "slider",
      properties: [
        .number("minValue", "minimumValue", standard: "0"),
        .number("maxValue", "maximumValue", standard: "1"), .number("value", standard: "0"),
        .flag("continuous", "isContinuous", standard: "YES"), .color("minimumTrackTintColor"),
        .color("maximumTrackTintColor"), .color("thumbTintColor"), .image("minimumValueImage"),
        .image("maximumValueImage"),
      ]
    ),
    "stepper": NibClass(
      name: "UIStepper",
      parent: "control",
      noun: "stepper",
      properties: [
        .number("minimumValue", standard: "0"), .number("maximumValue", standard: "100"),
        .number("stepValue", standard: "1"), .number("value", standard: "0"),
        .flag("autorepeat", standard: "YES"),
        .flag("continuous", "isContinuous", standard: "YES"), .flag("wraps"),
      ]
    ),
    "segmentedControl": NibClass(
      name: "UISegmentedControl",
      parent: "control",
      noun: "segmentedControl",
      properties: [
        .flag("momentary", "isMomentary"),
        .color("selectedSegmentTintColor"),
      ],
      idle: ["segmentControlStyle", "selectedSegmentIndex"]
    ),
    "pageControl": NibClass(
      name: "UIPageControl",
      parent: "control",
      noun: "pageControl",
      properties: [
        .whole("numberOfPages"), .whole("currentPage", standard: "0"),
        .flag("hidesForSinglePage"), .color("pageIndicatorTintColor"),
        .color("currentPageIndicatorTintColor"),
        .choice("backgroundStyle", nil, "automatic prominent minimal", standard: "automatic"),
      ]
    ),
    "datePicker": NibClass(
      name: "UIDatePicker",
      parent: "control",
      noun: "datePicker",
      properties: [
        .choice(
          "datePickerMode",
          nil,
          "time date dateAndTime yearAndMonth",
          others: ["countdown": "countDownTimer", "countDownTimer": "countDownTimer"]
        ),
        .whole("minuteInterval", standard: "1"), .number("countDownDuration"),
        .choice("style", "preferredDatePickerStyle", "automatic wheels compact inline"),
      ],
      idle: ["useCurrentDate"]
    ),
    "textField": NibClass(
      name: "UITextField",
      parent: "control",
      noun: "textField",
      properties: textField,
      outlets: [
        "delegate": "any UITextFieldDelegate", "inputView": "UIView",
        "inputAccessoryView": "UIView", "leftView": "UIView", "rightView": "UIView",
      ]
    ),
    "searchBar": NibClass(
      name: "UISearchBar",
      parent: "view",
      noun: "searchBar",
      properties: [
        .text("text"), .text("placeholder"), .text("prompt"),
        .choice("searchBarStyle", nil, "default prominent minimal", standard: "default"),
        .choice("barStyle", nil, "default black", standard: "default"),
        .flag("translucent", "isTranslucent", standard: "YES"), .flag("showsCancelButton"),
        .flag("showsBookmarkButton"), .flag("showsScopeBar"), .color("barTintColor"),
        .image("backgroundImage"),
      ],
      outlets: ["delegate": "any UISearchBarDelegate"]
    ),
  ]

  private static let button: [NibProperty] = [
    .choice(
      "lineBreakMode",
      "titleLabel?.lineBreakMode",
      "",
      others: lineBreaks,
      standard: "middleTruncation"
    ),
    .font("titleLabel?.font"), .insets("contentEdgeInsets"), .insets("titleEdgeInsets"),
    .insets("imageEdgeInsets"), .flag("showsTouchWhenHighlighted"),
    .flag("adjustsImageWhenHighlighted", standard: "YES"),
    .flag("adjustsImageWhenDisabled", standard: "YES"), .flag("showsMenuAsPrimaryAction"),
    .flag("changesSelectionAsPrimaryAction"),
  ]

  private static let textField: [NibProperty] = [
    .text("text"), .text("placeholder"), alignment, .font("font"), .color("textColor"),
    .choice("borderStyle", nil, "none line bezel roundedRect", standard: "none"),
    .choice(
      "clearButtonMode",
      nil,
      "never whileEditing unlessEditing always",
      standard: "never"
    ),
    .choice(
      "leftViewMode",
      nil,
      "never whileEditing unlessEditing always",
      standard: "never"
    ),
    .choice(
      "rightViewMode",
      nil,
      "never whileEditing unlessEditing always",
      standard: "never"
    ),
    .flag("clearsOnBeginEditing"),
    .flag("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth", absent: "YES"),
    .number("minimumFontSize"), .flag("adjustsFontForContentSizeCategory"),
  ]

  /// Top-level objects that notice touches.
  static let gestures: [String: NibClass] = [
    "gesture": NibClass(
      name: "UIGestureRecognizer",
      noun: "gesture",
      properties: [
        .flag("enabled", "isEnabled", standard: "YES"),
        .flag("cancelsTouchesInView", standard: "YES"), .flag("delaysTouchesBegan"),
        .flag("delaysTouchesEnded", standard: "YES"), .text("name"),
      ],
      idle: ["id", "userLabel", "customClass", "customModule", "customModuleProvider"],
      outlets: ["delegate": "any UIGestureRecognizerDelegate"]
    ),
    "tapGestureRecognizer": NibClass(
      name: "UITapGestureRecognizer",
      parent: "gesture",
      noun: "tap",
      properties: [
        .whole("numberOfTapsRequired", standard: "1"),
        .whole("numberOfTouchesRequired", standard: "1"),
      ]
    ),
    "panGestureRecognizer": NibClass(
      name: "UIPanGestureRecognizer",
      parent: "gesture",
      noun: "pan",
      properties: [
        .whole("minimumNumberOfTouches", standard: "1"), .whole("maximumNumberOfTouches"),
      ]
    ),
    "pongPressGestureRecognizer": longPress, "longPressGestureRecognizer": longPress,
    "swipeGestureRecognizer": NibClass(
      name: "UISwipeGestureRecognizer",
      parent: "gesture",
      noun: "swipe",
      properties: [
        .choice("direction", nil, "right left up down", standard: "right"),
        .whole("numberOfTouchesRequired", standard: "1"),
      ]
    ),
  ]

  /// Interface Builder writes "pong" in the name of its element.
  private static let longPress = NibClass(
    name: "UILongPressGestureRecognizer",
    parent: "gesture",
    noun: "longPress",
    properties: [
      .whole("numberOfTapsRequired", standard: "0"),
      .whole("numberOfTouchesRequired", standard: "1"), .number("minimumPressDuration"),
      .number("allowableMovement", standard: "10"),
    ]
  )
}
