// SPDX-License-Identifier: Apache-2.0

import SwiftUI

extension View {
  /// Puts the view at a place of a stack that is aligned at its top leading corner.
  func placed(x: CGFloat, y: CGFloat) -> some View {
    offset(x: x, y: y)
  }

  /// Puts the view in the middle of a rectangle's height, at a place of such a stack.
  func placed(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> some View {
    frame(width: width, height: height).offset(x: x, y: y)
  }
}
