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

  @Test("views in another order and masked ones look as they did when they were looked at")
  func order() throws {
    let configurations: [any UIContentConfiguration] = [
      UIHostingConfiguration {
        HStack(spacing: -12) {
          ForEach(0..<4) { place in
            Circle().fill([Color.red, .orange, .green, .blue][place])
              .overlay { Circle().stroke(.white, lineWidth: 2) }
              .frame(width: 36, height: 36).zIndex(Double(-place))
          }
          Image(systemName: "star.fill").imageScale(.small).padding(.leading, 24)
          Image(systemName: "star.fill").imageScale(.large).padding(.leading, 24)
        }
      },
      UIHostingConfiguration {
        dusk.frame(height: 40)
          .mask {
            HStack {
              Image(systemName: "star.fill")
              Text("Words cut out").font(.title)
              Capsule().opacity(0.5).frame(width: 40, height: 20)
            }
          }
      },
    ]
    let picture = HostedPicture.svg(of: configurations)
    try expect(GoldenPicture("hosted-order").difference(from: picture) == nil)
  }
}
