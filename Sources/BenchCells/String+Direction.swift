// SPDX-License-Identifier: Apache-2.0

import TextLayout

extension String {
  /// Whether the lines of the first paragraph run from right to left.
  var runsFromRightToLeft: Bool {
    TextDirection(ofFirstParagraphIn: self) == .rightToLeft
  }
}
