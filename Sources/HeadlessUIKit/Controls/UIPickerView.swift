// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Wheels side by side, each with rows of which one is chosen.
///
/// The chosen rows are shown and no others, since nothing turns here; `turn(toRow:inComponent:)`, a call of
/// this engine, chooses as a finger does.
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  open var showsSelectionIndicator = true

  /// A wheel, with what its chosen row shows.
  private struct Component {
    var rowCount: Int
    var selected: Int
    var view: UIView?
  }

  private var components: [Component] = []
  private var isLoaded = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfComponents: Int { loaded.count }

  open func numberOfRows(inComponent component: Int) -> Int {
    checked(component)
    return components[component].rowCount
  }

  /// Returns the chosen row of a wheel, or -1 where it has none.
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

  /// Chooses a row as a finger does, and tells the delegate.
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

  /// Has the delegate say what the chosen row of a wheel shows.
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

/// Who says how many wheels a picker has, and how many rows each.
@MainActor @preconcurrency public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Who says what the rows of a picker show, and is told of what is chosen.
@MainActor @preconcurrency public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the width of a wheel; without it wheels are of one width.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of a wheel's rows; 32 points by itself.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String?
  /// Returns the text of a row with attributes; nil leaves it to the plain text.
  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row, given one that is not needed any more; without it rows are texts.
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
  /// 32 points.
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

/// What a delegate that makes no views of its own answers with.
final class NoRowView: UIView {
  static let shared = NoRowView(frame: .zero)
}
