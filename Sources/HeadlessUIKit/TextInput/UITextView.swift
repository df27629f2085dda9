// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A view for reading and editing text, as high as its text unless `isScrollEnabled`.
open class UITextView: UIScrollView, UIKeyInput, UITextInputTraits, TextTraitsKeeper {
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification"
  )
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification"
  )

  open weak var delegate: (any UITextViewDelegate)?
  open var isEditable = true
  /// True if text is selectable; stored without effect.
  open var isSelectable = true
  /// True if insertion replaces the selection; stored without effect.
  open var clearsOnInsertion = false
  /// The detected types of data; stored without effect.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The style of links; stored without effect.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The attributes of typed text; stored without effect.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  public let textContainer = NSTextContainer()

  override var isSizedByContent: Bool { false }
  override var scrollDelegate: (any UIScrollViewDelegate)? {
    get { delegate }
    set { delegate = particular(newValue) }
  }

  private let content = UILabel()
  private(set) var edited = SelectedText()
  private var storedInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  var traits = TextInputTraits()
  private var storedInputView: UIView?
  private var storedAccessory: UIView?

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    begin()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    NibLoading.decode(self, UITextView.self, from: coder)
  }

  private func begin() {
    content.numberOfLines = 0
    content.lineBreakMode = .byWordWrapping
    addSubview(content)
    textContainer.changed = { [weak self] in self?.containerDidChange() }
  }

  private func containerDidChange() {
    content.numberOfLines = textContainer.maximumNumberOfLines
    content.lineBreakMode = textContainer.lineBreakMode
    textSizeDidChange()
  }

  // MARK: Text

  open var text: String! {
    get { edited.text }
    set { show(newValue ?? "") }
  }

  open var attributedText: NSAttributedString! {
    get { content.attributedText ?? NSAttributedString(string: edited.text) }
    set {
      show(newValue?.string ?? "")
      content.attributedText = newValue
      textSizeDidChange()
    }
  }

  /// The font; nil is the 17-point system font.
  open var font: UIFont? {
    get { content.font }
    set {
      content.font = newValue
      textSizeDidChange()
    }
  }

  open var textColor: UIColor? {
    get { content.textColor }
    set { content.textColor = newValue }
  }

  open var textAlignment: NSTextAlignment {
    get { content.textAlignment }
    set { content.textAlignment = newValue }
  }

  open var adjustsFontForContentSizeCategory: Bool {
    get { content.adjustsFontForContentSizeCategory }
    set { content.adjustsFontForContentSizeCategory = newValue }
  }

  open var textContainerInset: UIEdgeInsets {
    get { storedInset }
    set {
      guard newValue != storedInset else { return }
      storedInset = newValue
      textSizeDidChange()
    }
  }

  /// The selection in UTF-16 units, which typing replaces.
  open var selectedRange: NSRange {
    get { edited.selection }
    set { if edited.select(newValue) { delegate?.textViewDidChangeSelection(self) } }
  }

  open func scrollRangeToVisible(_ range: NSRange) {}

  private func show(_ text: String) {
    edited.set(text)
    content.text = text
    textSizeDidChange()
  }

  private func textSizeDidChange() {
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  // MARK: The first responder

  open override var canBecomeFirstResponder: Bool { isEditable }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEditable, window != nil, delegate?.textViewShouldBeginEditing(self) != false,
      super.becomeFirstResponder()
    else { return false }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) != false, super.resignFirstResponder() else {
      return false
    }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { storedAccessory }
    set { storedAccessory = newValue }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isEditable { becomeFirstResponder() }
  }

  // MARK: Keys

  open var hasText: Bool { !edited.text.isEmpty }
  open func insertText(_ text: String) { edit(edited.selection, by: text) }
  open func deleteBackward() { if let range = edited.rangeToDelete { edit(range, by: "") } }

  private func edit(_ range: NSRange, by text: String) {
    edited.replace(range, by: text)
    content.text = edited.text
    textSizeDidChange()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: Sizes

  private var inset: UIEdgeInsets {
    var inset = storedInset
    inset.left += textContainer.lineFragmentPadding
    inset.right += textContainer.lineFragmentPadding
    return inset
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inset = inset
    let room = size.width > 0 ? max(0, size.width - inset.left - inset.right) : CGFloat.infinity
    var text = content.sizeThatFits(CGSize(width: room, height: .infinity))
    // An empty text has the height of a line.
    text.height = max(text.height, (font ?? .systemFont(ofSize: 17)).lineHeight)
    return CGSize(
      width: (text.width + inset.left + inset.right).rounded(.up),
      height: (text.height + inset.top + inset.bottom).rounded(.up)
    )
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : CGSize(
        width: UIView.noIntrinsicMetric,
        height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height
      )
  }

  override var wrapsContent: Bool { !isScrollEnabled }

  override func wrappedContentHeight(forWidth width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: 0)).height
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let inset = inset
    let size = sizeThatFits(CGSize(width: bounds.width, height: 0))
    content.frame = CGRect(
      x: inset.left,
      y: inset.top,
      width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, size.height - inset.top - inset.bottom)
    )
    contentSize = CGSize(width: bounds.width, height: size.height)
  }
}

extension UITextView: TypedText {
  func userTypes(_ text: String) {
    guard
      delegate?.textView(self, shouldChangeTextIn: selectedRange, replacementText: text) != false
    else { return }
    insertText(text)
  }

  func userDeletes() {
    guard let range = edited.rangeToDelete,
      delegate?.textView(self, shouldChangeTextIn: range, replacementText: "") != false
    else { return }
    deleteBackward()
  }
}

public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

@MainActor @preconcurrency open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// The maximal number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
  /// True if the container follows the view's width; always true.
  open var widthTracksTextView = true
  /// True if the container follows the view's height; stored without effect.
  open var heightTracksTextView = false
  var changed: () -> Void = {}
}
