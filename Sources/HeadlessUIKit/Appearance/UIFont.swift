// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import TextLayout

/// A font of the system family at one size and weight.
///
/// Fonts compare by value. They are not cached: making one costs an object, on every strategy alike.
open class UIFont: NSObject, @unchecked Sendable {
  // Unchecked because the class is open as UIKit's is; every stored property is a constant.

  /// The metrics and advance widths that text is measured with.
  public let metrics: TextFont

  /// The size in points.
  open var pointSize: CGFloat { metrics.pointSize }
  /// The height above the baseline, in points.
  open var ascender: CGFloat { metrics.ascender }
  /// The depth below the baseline, in points; negative as in UIKit.
  open var descender: CGFloat { metrics.descender }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { metrics.lineHeight }
  /// The height of a capital letter, in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of a lower-case letter without ascender, in points.
  open var xHeight: CGFloat { metrics.xHeight }

  /// Creates a font over measured metrics.
  public init(metrics: TextFont) {
    self.metrics = metrics
    super.init()
  }

  /// Returns the system font at a size, in the regular weight.
  open class func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  /// Returns the system font at a size and weight.
  open class func systemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(metrics: TextFont(pointSize: Double(size), weight: weight.textWeight))
  }

  /// Returns the system font at a size, in bold.
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return metrics == other.metrics
  }

  open override var hash: Int { metrics.hashValue }

  open override var description: String {
    "System \(metrics.weight) \(Double(pointSize)) pt"
  }
}

extension UIFont {
  /// Whether two fonts are the same, by identity first and by value second.
  static func same(_ left: UIFont, _ right: UIFont) -> Bool {
    left === right || left.metrics == right.metrics
  }
}
