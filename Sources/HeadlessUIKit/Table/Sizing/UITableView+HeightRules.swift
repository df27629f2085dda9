// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UITableView {
  /// The height that a header of automatic height is taken for until it is shown.
  ///
  /// Automatic lets the table choose; 0 measures all headers at load.
  public var estimatedSectionHeaderHeight: CGFloat {
    get { heightRules.estimatedHeader }
    set {
      checkNumber(newValue, "The estimate of headers")
      heightRules.estimatedHeader = newValue
      setNeedsReload()
    }
  }

  /// The height that a footer of automatic height is taken for until it is shown.
  ///
  /// Automatic lets the table choose; 0 measures all footers at load.
  public var estimatedSectionFooterHeight: CGFloat {
    get { heightRules.estimatedFooter }
    set {
      checkNumber(newValue, "The estimate of footers")
      heightRules.estimatedFooter = newValue
      setNeedsReload()
    }
  }

  /// The room above each header of a plain table; automatic is none here.
  ///
  /// It scrolls away: a floating header stands at the edge itself.
  public var sectionHeaderTopPadding: CGFloat {
    get { heightRules.headerTopPadding }
    set {
      checkNumber(newValue, "The room above headers")
      heightRules.headerTopPadding = newValue
      setNeedsReload()
    }
  }

  /// Which changes of a cell on the screen let its row be measured again by themselves (R38).
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { heightRules.invalidation }
    set { heightRules.invalidation = newValue }
  }

  var headerTopPadding: CGFloat { style == .plain ? max(0, heightRules.headerTopPadding) : 0 }

  /// Stops unless a number can be an estimate or a room above.
  private func checkNumber(_ height: CGFloat, _ subject: String) {
    require(
      height == Self.automaticDimension || HeightRules.isHeight(height),
      "\(subject) must be automatic or a number from 0 to below 2^47, found "
        + "\(height)."
    )
  }
}

/// What a table was told about heights beside those of rows, headers and footers themselves.
@MainActor struct HeightRules {
  /// The height that a header is taken for until it is shown.
  var estimatedHeader = UITableView.automaticDimension
  /// The height that a footer is taken for until it is shown.
  var estimatedFooter = UITableView.automaticDimension
  var headerTopPadding = UITableView.automaticDimension
  /// Which changes of a cell on the screen let its row be measured again.
  var invalidation = UITableView.SelfSizingInvalidation.enabled

  /// Whether the delegate estimates rows by itself; nil until it was asked.
  ///
  /// On Linux an object cannot be asked which methods it has, so the default of an optional method
  /// answers what no app does.
  var delegateEstimatesRows: Bool?
  var delegateMakesHeaders = false
  var delegateMakesFooters = false

  /// The first height that the row index cannot carry: 2⁴⁷ points.
  static let limit: CGFloat = 140_737_488_355_328

  mutating func forgetDelegate() {
    delegateEstimatesRows = nil
    delegateMakesHeaders = false
    delegateMakesFooters = false
  }

  static func isHeight(_ height: CGFloat) -> Bool { height >= 0 && height < limit }
}

extension UITableView {
  /// Which changes of a cell on the screen let its row be measured again by themselves (R38).
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None: only reloads, reconfigurations and updates do.
    case disabled = 0
    /// Changed list content, and `invalidateIntrinsicContentSize()` of a cell or its content view.
    case enabled = 1
    /// Those, and constraints that change in the cell or in its content view.
    case enabledIncludingConstraints = 2
  }
}
