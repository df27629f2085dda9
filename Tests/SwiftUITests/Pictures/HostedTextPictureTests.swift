// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import TestSupport
import Testing

/// Pictures of texts, of views in another order and of masks.
@Suite("Pictures of hosted texts") @MainActor struct HostedTextPictureTests {
  private let dusk = LinearGradient(
    colors: [.purple, .orange],
    startPoint: .leading,
    endPoint: .trailing
  )

  @Test("joined, spaced and shrunk texts look as they did when they were looked at")
  func texts() throws {
    let configurations: [any UIContentConfiguration] = [
      UIHostingConfiguration {
        Text("Anna ").font(.headline) + Text("has answered ") + Text("you").bold().underline()
          + Text(" and 3 others").foregroundColor(.secondary) + Text(" in ")
          + Text("a gradient").foregroundStyle(dusk) + Text(", not ")
          + Text("here").strikethrough(true, color: .red)
          + Text("1").font(.caption2).baselineOffset(7)
      },
      UIHostingConfiguration {
        Text("Lines of a text that lie further apart than the font has them.").lineSpacing(8)
        Text("One line that is shown smaller, since all of it is to be seen.")
          .lineLimit(1).minimumScaleFactor(0.5)
      },
    ]
    let picture = HostedPicture.svg(of: configurations)
    try expect(GoldenPicture("hosted-texts").difference(from: picture) == nil)
  }
}
