// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object that is told how a scroll view scrolls.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
