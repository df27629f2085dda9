// SPDX-License-Identifier: Apache-2.0

public import Foundation

open class UITextField: UIControl, UIKeyInput, UITextInputTraits, TextTraitsKeeper {
  public enum BorderStyle: Int, Sendable { case none = 0, line, bezel, roundedRect }

  public enum ViewMode: Int, Sendable { case never = 0, whileEditing, unlessEditing, always }

  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    /// Cancelled; never sent.
    case cancelled = 1
  }

  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification"
  )

  open weak var delegate: (any UITextFieldDelegate)?
  open var clearsOnBeginEditing = false
  open var adjustsFontSizeToFitWidth: Bool {
    get { content.adjustsFontSizeToFitWidth }
    set { content.adjustsFontSizeToFitWidth = newValue }
  }
  open var minimumFontSize: CGFloat = 0
  open var adjustsFontForContentSizeCategory: Bool {
    get { content.adjustsFontForContentSizeCategory }
    set { content.adjustsFontForContentSizeCategory = newValue }
  }
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  let content = UILabel()
  var hint: UILabel?
  var clearButton: UIButton?
  private(set) var edited = SelectedText()
  private var storedBorder = BorderStyle.none
  var traits = TextInputTraits() {
    didSet { if traits.isSecureTextEntry != oldValue.isSecureTextEntry { showText() } }
  }
  private var storedInputView: UIView?
  private var storedAccessory: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
    NibLoading.decode(self, UITextField.self, from: coder)
  }

  // MARK: Text

  open var text: String? {
    get { edited.text }
    set { show(newValue ?? "") }
  }

  open var attributedText: NSAttributedString? {
    get { content.attributedText ?? NSAttributedString(string: edited.text) }
    set {
      show(newValue?.string ?? "")
      if !isSecureTextEntry { content.attributedText = newValue }
    }
  }

  open var placeholder: String? {
    get { hint?.text }
    set {
      madeHint.text = newValue
      showHint()
    }
  }

  open var attributedPlaceholder: NSAttributedString? {
    get { hint?.attributedText }
    set {
      madeHint.attributedText = newValue
      showHint()
    }
  }

  /// The font; nil is the 17-point system font.
  open var font: UIFont? {
    get { content.font }
    set {
      content.font = newValue
      hint?.font = newValue
      sizeDidChange()
    }
  }

  open var textColor: UIColor? {
    get { content.textColor }
    set { content.textColor = newValue }
  }

  open var textAlignment: NSTextAlignment {
    get { content.textAlignment }
    set {
      content.textAlignment = newValue
      hint?.textAlignment = newValue
    }
  }

  open var borderStyle: BorderStyle {
    get { storedBorder }
    set {
      guard store(newValue, in: &storedBorder) else { return }
      setNeedsDisplay()
      sizeDidChange()
    }
  }

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

  @discardableResult open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
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

  open var hasText: Bool { !edited.text.isEmpty }
  open func insertText(_ text: String) { edit(edited.selection, by: text) }
  open func deleteBackward() { if let range = edited.rangeToDelete { edit(range, by: "") } }

  private func edit(_ range: NSRange, by text: String) {
    edited.replace(range, by: text)
    showText()
    didEdit()
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

  open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { placeOfLeftView(in: bounds) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { placeOfRightView(in: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { placeOfClearButton(in: bounds) }
}
