// SPDX-License-Identifier: Apache-2.0

public import UIKit

extension UIConfigurationStateCustomKey {
  /// Whether the app has put a mark on the row.
  public static let isMarked = UIConfigurationStateCustomKey("reuse-bench.isMarked")
}
