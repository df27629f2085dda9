// SPDX-License-Identifier: Apache-2.0

public import Foundation

open class UISearchTextField: UITextField {}

/// A search field with buttons, which are stored and not drawn.
open class UISearchBar: UIView, UITextInputTraits, TextTraitsKeeper {
  public enum Style: UInt, Sendable { case `default` = 0, prominent, minimal }

  private static let standardHeight: CGFloat = 56
  open weak var delegate: (any UISearchBarDelegate)?
  public let searchTextField: UISearchTextField = UISearchTextField(frame: .zero)
  /// The style; stored without effect.
  open var searchBarStyle = Style.default
  /// The bar style; stored without effect.
  open var barStyle = UIBarStyle.default
  /// The colour of the bar; stored without effect.
  open var barTintColor: UIColor?
  /// The background image; stored without effect.
  open var backgroundImage: UIImage?
  /// The text above the field; stored without effect.
  open var prompt: String?
  /// True if the bar is translucent; stored without effect.
  open var isTranslucent = true
  open var showsCancelButton = false
  open var showsBookmarkButton = false
  open var scopeButtonTitles: [String]?
  open var showsScopeBar = false
  open var selectedScopeButtonIndex = 0
  private lazy var relay = SearchRelay(self)

  var traits: TextInputTraits {
    get { searchTextField.traits }
    set { searchTextField.traits = newValue }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    NibLoading.decode(self, UISearchBar.self, from: coder)
  }

  private func begin() {
    searchTextField.borderStyle = .roundedRect
    searchTextField.returnKeyType = .search
    searchTextField.delegate = relay
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
      },
      for: .editingChanged
    )
    addSubview(searchTextField)
  }

  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open func setShowsScope(_ show: Bool, animate: Bool) { showsScopeBar = show }
  open override var canBecomeFirstResponder: Bool { true }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
  @_spi(Headless) public func tapCancel() { delegate?.searchBarCancelButtonClicked(self) }

  @_spi(Headless) public func chooseScope(_ index: Int) {
    require(
      scopeButtonTitles?.indices.contains(index) == true,
      "A search bar of \(scopeButtonTitles?.count ?? 0) scopes has no scope \(index)."
    )
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width.orZero : 320, height: Self.standardHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = min(36, storedFrame.height)
    searchTextField.frame = CGRect(
      x: 8,
      y: (storedFrame.height - height) / 2,
      width: max(0, storedFrame.width - 16),
      height: height
    )
  }
}

private final class SearchRelay: UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(_ bar: UISearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return false
  }
}

@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
