// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// A data source that is told which rows come and has nothing to fetch.
@MainActor final class SilentPrefetch: NSObject, UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}
