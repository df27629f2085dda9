// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Wheels of which the selected rows are displayed; `turn(toRow:inComponent:)` selects.
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  open var showsSelectionIndicator = true

  private struct Component {
    var rowCount: Int
    var selected: Int
    var view: UIView?
  }

  private var components: [Component] = []
  private var isLoaded = false

  open var numberOfComponents: Int { loaded.count }

  open func numberOfRows(inComponent component: Int) -> Int {
    checked(component)
    return components[component].rowCount
  }

  /// Returns the selected row of a wheel, or -1.
  open func selectedRow(inComponent component: Int) -> Int {
    checked(component)
    return components[component].rowCount > 0 ? components[component].selected : -1
  }

  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    checked(component)
    let last = components[component].rowCount - 1
    let kept = max(0, min(row, last))
    guard kept != components[component].selected else { return }
    components[component].selected = kept
    show(component)
  }

  open func reloadAllComponents() {
    isLoaded = false
    for component in components { component.view?.removeFromSuperview() }
    let former = components.map(\.selected)
    components = []
    _ = loaded
    for (index, row) in former.enumerated() where index < components.count {
      selectRow(row, inComponent: index, animated: false)
    }
  }

  open func reloadComponent(_ component: Int) {
    checked(component)
    let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    components[component].rowCount = count
    components[component].selected = max(0, min(components[component].selected, count - 1))
    show(component)
  }

  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    checked(component)
    return components[component].selected == row ? components[component].view : nil
  }

  open func rowSize(forComponent component: Int) -> CGSize {
    checked(component)
    let even = storedFrame.width / CGFloat(max(1, components.count))
    return CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? even,
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32
    )
  }

  @_spi(Headless) public func turn(toRow row: Int, inComponent component: Int) {
    selectRow(row, inComponent: component, animated: true)
    delegate?
      .pickerView(self, didSelectRow: selectedRow(inComponent: component), inComponent: component)
  }

  private var loaded: [Component] {
    guard !isLoaded, let dataSource else { return components }
    isLoaded = true
    components = (0..<max(0, dataSource.numberOfComponents(in: self)))
      .map {
        let count = dataSource.pickerView(self, numberOfRowsInComponent: $0)
        return Component(rowCount: count, selected: 0)
      }
    for index in components.indices { show(index) }
    return components
  }

  private func checked(_ component: Int) {
    require(
      loaded.indices.contains(component),
      "A picker of \(components.count) components has no component \(component)."
    )
  }

  private func show(_ component: Int) {
    let wheel = components[component]
    setNeedsLayout()
    guard wheel.rowCount > 0, let delegate else {
      wheel.view?.removeFromSuperview()
      components[component].view = nil
      return
    }
    let row = wheel.selected
    let given = delegate.pickerView(
      self,
      viewForRow: row,
      forComponent: component,
      reusing: wheel.view
    )
    let shown = given is NoRowView ? label(wheel.view, row, component, delegate) : given
    guard shown !== wheel.view else { return }
    wheel.view?.removeFromSuperview()
    components[component].view = shown
    addSubview(shown)
  }

  private func label(
    _ former: UIView?,
    _ row: Int,
    _ component: Int,
    _ delegate: any UIPickerViewDelegate
  ) -> UILabel {
    let label = former as? UILabel ?? UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 23)
    label.textAlignment = .center
    if let title = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = title
    } else {
      label.text = delegate.pickerView(self, titleForRow: row, forComponent: component)
    }
    return label
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let sizes = loaded.indices.map(rowSize(forComponent:))
    var left = (storedFrame.width - sizes.reduce(0) { $0 + $1.width }) / 2
    for (index, size) in sizes.enumerated() {
      let top = (storedFrame.height - size.height) / 2
      components[index].view?.frame = CGRect(origin: CGPoint(x: left, y: top), size: size)
      left += size.width
    }
  }
}

@MainActor @preconcurrency public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor @preconcurrency public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.bounds.width / CGFloat(max(1, pickerView.numberOfComponents))
  }
  /// Returns 32 points.
  public func pickerView(
    _ pickerView: UIPickerView,
    rowHeightForComponent component: Int
  ) -> CGFloat { 32 }
  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { NoRowView.shared }
  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {}
}

final class NoRowView: UIView {
  static let shared = NoRowView(frame: .zero)
}
