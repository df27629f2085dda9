// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITextField: TypedText {
  func beginEditing(_ become: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, window != nil, delegate?.textFieldShouldBeginEditing(self) != false, become()
    else {
      return false
    }
    if clearsOnBeginEditing { text = "" }
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  func endEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder else { return resign() }
    guard delegate?.textFieldShouldEndEditing(self) != false, resign() else { return false }
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  func didEdit() {
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func userTypes(_ key: String) {
    guard key != "\n" else { return pressReturn() }
    let range = edited.selection
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: key) != false
    else { return }
    insertText(key)
  }

  func userDeletes() {
    guard let range = edited.rangeToDelete else { return }
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: "") != false
    else { return }
    deleteBackward()
  }

  /// Ends editing if there is a handler for that; otherwise nothing.
  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) != false else { return }
    sendActions(for: .primaryActionTriggered)
    guard allControlEvents.contains(.editingDidEndOnExit) else { return }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
  }

  /// The inset of text in the border, in points; chosen here.
  private var borderInset: CGFloat { borderStyle == .none ? 0 : 7 }

  /// A bordered field of the standard font is 34 points high: chosen here for other fonts.
  func fittingSize() -> CGSize {
    let line = ((font ?? .systemFont(ofSize: 17)).lineHeight).rounded(.up)
    let texts = [content, hint].compactMap { $0 }
    var width =
      texts.map { $0.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width }.max()
      ?? 0
    width += 2 * borderInset
    if let leftView, isShown(leftViewMode) { width += leftView.bounds.width }
    if let rightView, isShown(rightViewMode) { width += rightView.bounds.width }
    return CGSize(width: width.rounded(.up), height: line + (borderStyle == .none ? 0 : 13))
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var showsClearButton: Bool { hasText && isShown(clearButtonMode) }

  func roomForText(in bounds: CGRect) -> CGRect {
    var left = borderInset
    var right = borderInset
    if leftView != nil, isShown(leftViewMode) {
      left = leftViewRect(forBounds: bounds).maxX - bounds.minX
    }
    if rightView != nil, isShown(rightViewMode) {
      right = bounds.maxX - rightViewRect(forBounds: bounds).minX
    } else if showsClearButton {
      right = bounds.maxX - clearButtonRect(forBounds: bounds).minX
    }
    return CGRect(
      x: bounds.minX + left,
      y: bounds.minY,
      width: max(0, bounds.width - left - right),
      height: bounds.height
    )
  }

  func placeOfLeftView(in bounds: CGRect) -> CGRect {
    guard let leftView else { return .zero }
    return centered(leftView.bounds.size, x: bounds.minX, in: bounds)
  }

  func placeOfRightView(in bounds: CGRect) -> CGRect {
    guard let rightView else { return .zero }
    return centered(rightView.bounds.size, x: bounds.maxX - rightView.bounds.width, in: bounds)
  }

  func placeOfClearButton(in bounds: CGRect) -> CGRect {
    centered(CGSize(width: 19, height: 19), x: bounds.maxX - 5 - 19, in: bounds)
  }

  private func centered(_ size: CGSize, x: CGFloat, in bounds: CGRect) -> CGRect {
    CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  func layOutParts() {
    let bounds = bounds
    content.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    hint?.frame = placeholderRect(forBounds: bounds)
    leftView?.isHidden = !isShown(leftViewMode)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.isHidden = !isShown(rightViewMode)
    rightView?.frame = rightViewRect(forBounds: bounds)
    layOutClearButton(in: bounds)
  }

  private func layOutClearButton(in bounds: CGRect) {
    guard showsClearButton || clearButton != nil else { return }
    let button = clearButton ?? makeClearButton()
    button.isHidden = !showsClearButton
    button.frame = clearButtonRect(forBounds: bounds)
  }

  private func makeClearButton() -> UIButton {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.userClears() }, for: .touchUpInside)
    addSubview(button)
    clearButton = button
    return button
  }

  private func userClears() {
    guard delegate?.textFieldShouldClear(self) != false else { return }
    text = ""
    didEdit()
  }

  func recordBorder(into list: inout [DrawCommand]) {
    guard borderStyle != .none else { return }
    list.append(
      .box(
        RoundedBox(
          rect: CGRect(origin: .zero, size: bounds.size),
          cornerRadius: borderStyle == .roundedRect ? 5 : 0,
          fillRGBA: borderStyle == .roundedRect ? UIColor.systemBackground.packedRGBA : 0,
          strokeRGBA: UIColor.systemGray4.packedRGBA,
          strokeWidth: borderStyle == .roundedRect ? 0.5 : 1
        )
      )
    )
  }
}
