// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A control in which the user edits one line of text.
///
/// It is edited while it is the first responder; a tap makes it that. The caret goes behind the last
/// character when the text is set, and no keyboard is shown.
open class UITextField: UIControl, UITextInput, UITextInputTraits, TextTraitsKeeper,
  SelectedTextKeeper
{
  /// What the border looks like.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    /// A thin line.
    case line = 1
    /// A line that looks sunk; drawn as a thin one.
    case bezel = 2
    /// A rectangle with rounded corners.
    case roundedRect = 3
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While the text is not edited.
    case unlessEditing = 2
    case always = 3
  }

  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// It was let go.
    case committed = 0
    /// It was given up; never sent here.
    case cancelled = 1
  }

  /// Editing has begun; the object is the field.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// Editing has ended; the object is the field.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )
  /// The user has changed the text; the object is the field.
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification"
  )

  /// Who is asked and told of the editing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is emptied when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the text gets smaller rather than cut.
  open var adjustsFontSizeToFitWidth: Bool {
    get { content.adjustsFontSizeToFitWidth }
    set { content.adjustsFontSizeToFitWidth = newValue }
  }
  /// The smallest size that the font may get, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the size that the user likes.
  open var adjustsFontForContentSizeCategory: Bool {
    get { content.adjustsFontForContentSizeCategory }
    set { content.adjustsFontForContentSizeCategory = newValue }
  }
  /// When the button that clears is shown.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// When the view before the text is shown.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// When the view behind the text is shown.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view before the text.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// A view behind the text.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }

  let content = UILabel()
  var hint: UILabel?
  var clearButton: UIButton?
  private(set) var edited = SelectedText()
  private var storedBorder = BorderStyle.none
  /// What is asked of the keyboard.
  var traits = TextInputTraits() {
    didSet { if traits.isSecureTextEntry != oldValue.isSecureTextEntry { showText() } }
  }
  private var storedInputView: UIView?
  private var storedAccessory: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
  }

  /// Creates a field with a zero frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
    NibLoading.decode(self, UITextField.self, from: coder)
  }

  // MARK: Text

  /// The text; what is set to nil reads empty, and setting it sends nothing.
  open var text: String? {
    get { edited.text }
    set { show(newValue ?? "") }
  }

  /// The text with its attributes; shown in the field's own style while the user edits it.
  open var attributedText: NSAttributedString? {
    get { content.attributedText ?? NSAttributedString(string: edited.text) }
    set {
      show(newValue?.string ?? "")
      if !isSecureTextEntry { content.attributedText = newValue }
    }
  }

  /// What is shown while there is no text.
  open var placeholder: String? {
    get { hint?.text }
    set {
      madeHint.text = newValue
      showHint()
    }
  }

  /// What is shown while there is no text, with its attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { hint?.attributedText }
    set {
      madeHint.attributedText = newValue
      showHint()
    }
  }

  /// The font; nil stands for the system font of 17 points.
  open var font: UIFont? {
    get { content.font }
    set {
      content.font = newValue
      hint?.font = newValue
      sizeDidChange()
    }
  }

  /// The colour of the text; nil stands for the label colour.
  open var textColor: UIColor? {
    get { content.textColor }
    set { content.textColor = newValue }
  }

  /// How the text lies between its edges.
  open var textAlignment: NSTextAlignment {
    get { content.textAlignment }
    set {
      content.textAlignment = newValue
      hint?.textAlignment = newValue
    }
  }

  /// What the border looks like.
  open var borderStyle: BorderStyle {
    get { storedBorder }
    set {
      guard write(.other, isEqual: newValue == storedBorder) else { return }
      storedBorder = newValue
      setNeedsDisplay()
      sizeDidChange()
    }
  }

  /// Whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }

  private func show(_ text: String) {
    edited.set(text)
    showText()
  }

  private func showText() {
    let text = edited.text
    content.text = isSecureTextEntry ? String(repeating: "\u{2022}", count: text.count) : text
    showHint()
    sizeDidChange()
  }

  private var madeHint: UILabel {
    if let hint { return hint }
    let label = UILabel()
    label.font = content.font
    label.textAlignment = content.textAlignment
    label.textColor = .placeholderText
    insertSubview(label, at: 0)
    hint = label
    return label
  }

  private func showHint() {
    hint?.isHidden = !edited.text.isEmpty
    setNeedsLayout()
  }

  func sizeDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func replace(_ former: UIView?, by view: UIView?) {
    guard former !== view else { return }
    former?.removeFromSuperview()
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  // MARK: The first responder

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }

  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { storedAccessory }
    set { storedAccessory = newValue }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { becomeFirstResponder() }
  }

  // MARK: Keys

  /// Whether there is any text.
  open var hasText: Bool { !edited.text.isEmpty }

  /// Puts text in the place of what is selected, and says that the text was edited.
  open func insertText(_ text: String) {
    edit(edited.selection, by: text)
  }

  /// Deletes what is selected, or the character before the caret, and says that the text was edited.
  open func deleteBackward() {
    if let range = edited.rangeToDelete { edit(range, by: "") }
  }

  func edit(_ range: NSRange, by text: String) {
    edited.replace(range, by: text)
    showText()
    didEdit()
  }

  func select(_ range: NSRange) {
    guard edited.select(range) else { return }
    delegate?.textFieldDidChangeSelection(self)
  }

  // MARK: Sizes

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  override func record(into list: inout [DrawCommand], context: DisplayContext) {
    super.record(into: &list, context: context)
    recordBorder(into: &list)
  }

  /// Returns where the text is shown in some bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }

  /// Returns where the text is edited in some bounds.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }

  /// Returns where the placeholder is shown in some bounds.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns where the view before the text is in some bounds.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { placeOfLeftView(in: bounds) }

  /// Returns where the view behind the text is in some bounds.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { placeOfRightView(in: bounds) }

  /// Returns where the button that clears is in some bounds.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { placeOfClearButton(in: bounds) }
}
