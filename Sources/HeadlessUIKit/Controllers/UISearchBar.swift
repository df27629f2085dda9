// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The field of a search bar.
open class UISearchTextField: UITextField {}

/// A field for what is looked for, with buttons.
///
/// Typing goes through the field, as a user's; its buttons are kept and not drawn.
open class UISearchBar: UIView, UITextInputTraits, TextTraitsKeeper {
  /// How the bar is set off.
  public enum Style: UInt, Sendable {
    /// As usual.
    case `default` = 0
    /// Much.
    case prominent = 1
    case minimal = 2
  }

  /// The height of every bar, in points.
  private static let standardHeight: CGFloat = 56

  /// Who is asked and told of the search.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field.
  public let searchTextField: UISearchTextField = UISearchTextField(frame: .zero)
  /// How the bar is set off; kept.
  open var searchBarStyle = Style.default
  /// How the bar looks; kept.
  open var barStyle = UIBarStyle.default
  /// The colour of the bar; kept.
  open var barTintColor: UIColor?
  /// An image behind the field; kept.
  open var backgroundImage: UIImage?
  /// A line above the field; kept.
  open var prompt: String?
  /// Whether what lies behind shines through; kept.
  open var isTranslucent = true
  /// Whether the button that ends the search is shown.
  open var showsCancelButton = false
  /// Whether the button of bookmarks is shown.
  open var showsBookmarkButton = false
  /// The names of the scopes that can be chosen.
  open var scopeButtonTitles: [String]?
  /// Whether the scopes are shown.
  open var showsScopeBar = false
  /// The scope that is chosen; setting it tells nobody.
  open var selectedScopeButtonIndex = 0

  private lazy var relay = SearchRelay(self)

  /// What the field asks of the keyboard.
  var traits: TextInputTraits {
    get { searchTextField.traits }
    set { searchTextField.traits = newValue }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Creates an empty bar.
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

  /// What is looked for; setting it tells nobody, as the delegate is told of what the user changes.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// What the empty field says.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Shows or hides the button that ends the search.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animate: Bool) {
    showsScopeBar = show
  }

  open override var canBecomeFirstResponder: Bool { true }

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// Taps the button that ends the search.
  ///
  /// A call of this engine.
  @_spi(Headless) public func tapCancel() {
    delegate?.searchBarCancelButtonClicked(self)
  }

  /// Chooses a scope as a finger does, and tells the delegate.
  ///
  /// A call of this engine.
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

/// Passes on what the field of a search bar asks and tells.
private final class SearchRelay: UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(_ bar: UISearchBar) {
    self.bar = bar
  }

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

/// Who is asked and told of a search.
@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The user has changed the text, or cleared it.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether the user may change a part of the text.
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// The user searches for what stands in the field.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The user ends the search.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The user asks for bookmarks.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// The user has chosen another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Yes.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Yes.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Yes.
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
