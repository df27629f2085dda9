// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSLayoutConstraint {
  /// Returns the inactive constraints that a visual format describes.
  ///
  /// A single dash is 8 points between views, and the layout margin of the superview at its edge. A
  /// format that cannot be read, or a name that is missing, stops the program with a sentence that
  /// tells the place.
  public class func constraints(
    withVisualFormat format: String,
    options: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      return try VisualFormatBuilder.constraints(
        format,
        options: options,
        metrics: metrics ?? [:],
        views: views
      )
    } catch {
      stop(error.description)
    }
  }
}
