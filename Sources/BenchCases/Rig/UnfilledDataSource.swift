// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The data source of the phase of no-op fills: dequeues a cell and leaves it as it is.
///
/// What its phase takes, the path to the cells and the pool's answer, is taken from the phase of a
/// strategy, so that what remains is configure: from the pool's answer to the filled cell.
final class UnfilledDataSource: ScenarioDataSource {
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
  }
}
