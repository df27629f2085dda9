// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object that is told which rows will be needed soon, so that it can fetch what they show.
///
/// Not every row is announced before it is asked for (R36).
@MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Begin to fetch what these rows show; the nearest row comes first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// What these rows show is not needed any more: the list scrolls the other way or past them.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
