// SPDX-License-Identifier: Apache-2.0

import BenchCases

/// The rows of a driver: opened for the first request, and again when one needs more.
@MainActor final class DriverRows {
  private let data: DataChoice?
  private var requested: RequestedDataset?
  private var opened: (any RowSource)?

  init(data: DataChoice?) {
    self.data = data
  }

  /// Returns at least so many rows.
  ///
  /// - Throws: ``ToolFailure`` for a file that is missing or bad, or has too few rows.
  func rows(count: Int) throws(ToolFailure) -> any RowSource {
    if let opened, opened.count >= count { return opened }
    let rows = try request().opened(rowCount: count).rows
    opened = rows
    return rows
  }

  private func request() throws(ToolFailure) -> RequestedDataset {
    if let requested { return requested }
    let dataset = try RequestedDataset(data)
    requested = dataset
    return dataset
  }
}
