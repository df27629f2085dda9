// SPDX-License-Identifier: Apache-2.0

import Foundation

// Appearance of bars is stored without effect, since bars are not drawn. Drawn views have no
// `appearance()`: ignored values would show a list that no phone shows.

extension UINavigationBar {
  private static let shared = UINavigationBar(frame: .zero)

  public class func appearance() -> UINavigationBar { shared }
}

extension UITabBar {
  private static let shared = UITabBar(frame: .zero)

  public class func appearance() -> UITabBar { shared }
}

extension UIToolbar {
  private static let shared = UIToolbar(frame: .zero)

  public class func appearance() -> UIToolbar { shared }
}

extension UIBarButtonItem {
  private static let shared = UIBarButtonItem()

  public class func appearance() -> UIBarButtonItem { shared }
}
