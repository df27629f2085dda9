// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a table was told about heights beside those of rows, headers and footers themselves.
@MainActor struct HeightRules {
  /// The height that a header is taken for until it is shown.
  var estimatedHeader = UITableView.automaticDimension
  /// The height that a footer is taken for until it is shown.
  var estimatedFooter = UITableView.automaticDimension
  /// The room above each header.
  var headerTopPadding = UITableView.automaticDimension
  /// Which changes of a cell on the screen let its row be measured again.
  var invalidation = UITableView.SelfSizingInvalidation.enabled

  /// Whether the delegate estimates rows by itself; nil until it was asked.
  ///
  /// On Linux an object cannot be asked which methods it has, so the default of an optional method
  /// answers what no app does.
  var delegateEstimatesRows: Bool?
  /// Whether the delegate was found to make headers.
  var delegateMakesHeaders = false
  /// Whether the delegate was found to make footers.
  var delegateMakesFooters = false

  /// The first height that the row index cannot carry: 2⁴⁷ points.
  static let limit: CGFloat = 140_737_488_355_328

  /// Forgets what the delegate was found to do.
  mutating func forgetDelegate() {
    delegateEstimatesRows = nil
    delegateMakesHeaders = false
    delegateMakesFooters = false
  }

  /// Whether a number can be a height.
  static func isHeight(_ height: CGFloat) -> Bool {
    height >= 0 && height < limit
  }
}
