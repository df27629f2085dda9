// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UITableViewDelegate {
  /// Leaves the height to the table.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    UITableView.automaticDimension
  }

  /// Leaves the estimate to the table.
  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    UITableView.automaticDimension
  }

  /// Answers for all sections that there is none.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    UITableView.noView
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {}

  /// Leaves the height to the table.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    UITableView.automaticDimension
  }

  /// Leaves the estimate to the table.
  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    UITableView.automaticDimension
  }

  /// Answers for all sections that there is none.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    UITableView.noView
  }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {}
}
