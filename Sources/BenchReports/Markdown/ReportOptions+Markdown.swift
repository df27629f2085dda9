// SPDX-License-Identifier: Apache-2.0

extension ReportOptions {
  /// A page on which lines do not end, for reports that Markdown is made from.
  static let markdown = ReportOptions(width: 1_000_000)
}
