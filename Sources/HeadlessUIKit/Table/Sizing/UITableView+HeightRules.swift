// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UITableView {
  /// The estimated height of automatic headers; 0 measures all at load.
  public var estimatedSectionHeaderHeight: CGFloat {
    get { heightRules.estimatedHeader }
    set {
      checkNumber(newValue, "The estimate of headers")
      heightRules.estimatedHeader = newValue
      setNeedsReload()
    }
  }

  /// The estimated height of automatic footers; 0 measures all at load.
  public var estimatedSectionFooterHeight: CGFloat {
    get { heightRules.estimatedFooter }
    set {
      checkNumber(newValue, "The estimate of footers")
      heightRules.estimatedFooter = newValue
      setNeedsReload()
    }
  }

  /// The space above each header of a plain table, which scrolls away; automatic is 0.
  public var sectionHeaderTopPadding: CGFloat {
    get { heightRules.headerTopPadding }
    set {
      checkNumber(newValue, "The room above headers")
      heightRules.headerTopPadding = newValue
      setNeedsReload()
    }
  }

  /// The changes of a visible cell that cause another measurement (R38).
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { heightRules.invalidation }
    set { heightRules.invalidation = newValue }
  }

  var headerTopPadding: CGFloat { style == .plain ? max(0, heightRules.headerTopPadding) : 0 }

  private func checkNumber(_ height: CGFloat, _ subject: String) {
    require(
      height == Self.automaticDimension || HeightRules.isHeight(height),
      "\(subject) must be automatic or a number from 0 to below 2^47, found " + "\(height)."
    )
  }
}

@MainActor struct HeightRules {
  var estimatedHeader = UITableView.automaticDimension
  var estimatedFooter = UITableView.automaticDimension
  var headerTopPadding = UITableView.automaticDimension
  var invalidation = UITableView.SelfSizingInvalidation.enabled

  /// True if the delegate estimates rows; nil before the first query.
  ///
  /// On Linux an object's methods cannot be queried, so an optional method's default returns a
  /// value that no app does.
  var delegateEstimatesRows: Bool?
  var delegateMakesHeaders = false
  var delegateMakesFooters = false

  /// The first height beyond the row index: 2⁴⁷ points.
  static let limit: CGFloat = 140_737_488_355_328

  mutating func forgetDelegate() {
    delegateEstimatesRows = nil
    delegateMakesHeaders = false
    delegateMakesFooters = false
  }

  static func isHeight(_ height: CGFloat) -> Bool { height >= 0 && height < limit }
}

extension UITableView {
  /// The changes of a visible cell that cause another measurement (R38).
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    /// List content and `invalidateIntrinsicContentSize()` of the cell or content view.
    case enabled = 1
    /// As `enabled`, and constraints in the cell or content view.
    case enabledIncludingConstraints = 2
  }
}
