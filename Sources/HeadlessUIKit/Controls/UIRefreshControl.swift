// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A control above what scrolls, which has it loaded anew when it is pulled down.
///
/// Nobody pulls and nothing turns here: it lies in no view. `pull()`, a call of this engine, does what a finger
/// does.
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func beginRefreshing() {
    isRefreshing = true
  }

  open func endRefreshing() {
    isRefreshing = false
  }

  /// Pulls the control as a finger does: it shows that something is being loaded, and sends that it was used.
  ///
  /// One that is loading, or cannot be used, does nothing.
  @_spi(Headless) public func pull() {
    guard isEnabled, !isRefreshing else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}

extension UIScrollView {
  public var refreshControl: UIRefreshControl? {
    get { rare?.refreshControl }
    set {
      guard newValue !== rare?.refreshControl else { return }
      madeRare.refreshControl = newValue
    }
  }
}

extension UITableViewController {
  public var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }
}
