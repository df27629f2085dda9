// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// The widest that lines of text are still read with ease, in points.
  private static let readableWidth: CGFloat = 672

  /// The rectangle within the margins that is no wider than lines of text should be: 672 points.
  ///
  /// It lies in the middle of the margins' rectangle. Its constraints stand among the view's own.
  public var readableContentGuide: UILayoutGuide {
    let record = madeLayoutRecord
    if let guide = record.readableGuide { return guide }
    let guide = UILayoutGuide(kind: .readable, of: self)
    record.readableGuide = guide
    let margins = layoutMarginsGuide
    let wish = guide.widthAnchor.constraint(equalTo: margins.widthAnchor)
    wish.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: margins.topAnchor),
      guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      guide.widthAnchor.constraint(lessThanOrEqualToConstant: Self.readableWidth),
      guide.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor), wish,
    ])
    return guide
  }
}
