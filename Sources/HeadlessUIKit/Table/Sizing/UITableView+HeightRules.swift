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
      reloadData()
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
      reloadData()
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
      reloadData()
    }
  }

  /// Which changes of a cell on the screen let its row be measured again by themselves (R38).
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { heightRules.invalidation }
    set { heightRules.invalidation = newValue }
  }

  /// The room above a header that has a height.
  var headerTopPadding: CGFloat {
    style == .plain ? max(0, heightRules.headerTopPadding) : 0
  }

  /// Stops unless a number can be an estimate or a room above.
  private func checkNumber(_ height: CGFloat, _ subject: String) {
    require(
      height == Self.automaticDimension || HeightRules.isHeight(height),
      "\(subject) must be automatic or a number from 0 to below 2^47, found "
        + "\(height)."
    )
  }
}
