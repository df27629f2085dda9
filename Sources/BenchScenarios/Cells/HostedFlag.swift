// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The flag of a row, in its colour.
struct HostedFlag: View {
  var body: some View {
    if let flag = Palette.flag {
      Image(uiImage: flag)
        .renderingMode(.template)
        .resizable()
        .frame(width: 16, height: 16)
        .foregroundStyle(.orange)
    }
  }
}
