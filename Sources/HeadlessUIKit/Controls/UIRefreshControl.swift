// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A control above scrolling content that reloads it; `pull()` triggers it, it is in no view.
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }

  /// Starts refreshing and sends the event, unless it is refreshing or disabled.
  @_spi(Headless) public func pull() {
    guard isEnabled, !isRefreshing else { return }
    beginRefreshing()
    sendValueChange()
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
