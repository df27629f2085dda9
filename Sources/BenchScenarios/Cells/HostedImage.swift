// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// An image in a square of a side.
struct HostedImage: View {
  let image: UIImage
  let side: CGFloat

  var body: some View {
    Image(uiImage: image)
      .resizable()
      .frame(width: side, height: side)
  }
}
