// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import SwiftUI

/// Views of random shape.
@MainActor enum RandomTree {
  /// A view that holds others down to a depth.
  static func make(_ generator: inout SplitMix64, depth: Int) -> AnyView {
    guard depth > 0 else { return leaf(&generator) }
    let children = (0..<Int.random(in: 0...3, using: &generator))
      .map { _ in
        make(&generator, depth: depth - 1)
      }
    let list = ForEach(Array(children.indices), id: \.self) { children[$0] }
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: return AnyView(HStack { list })
    case 1: return AnyView(VStack(alignment: .leading, spacing: 3) { list })
    case 2: return AnyView(ZStack(alignment: .topTrailing) { list })
    case 3: return AnyView(HStack { list }.padding(3).opacity(0.5))
    case 4: return AnyView(VStack { list }.frame(maxWidth: .infinity).background(.blue))
    case 5: return AnyView(Group { list }.font(.caption).foregroundStyle(.secondary))
    case 6: return AnyView(list.padding(.leading, 5).clipShape(Capsule()))
    case 7:
      let spacing = CGFloat.random(in: -1...4, using: &generator).rounded()
      return AnyView(VStack { list }.lineSpacing(max(0, spacing)).minimumScaleFactor(0.5))
    default: return AnyView(HStack(alignment: .lastTextBaseline) { list }.layoutPriority(1))
    }
  }

  private static func leaf(_ generator: inout SplitMix64) -> AnyView {
    let words = (0..<Int.random(in: 0...9, using: &generator)).map { _ in "word" }
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: return AnyView(Spacer())
    case 1: return AnyView(Divider())
    case 2: return AnyView(Image(systemName: "star").resizable().frame(width: 20, height: 20))
    case 3: return AnyView(Text(words.joined(separator: " ")).lineLimit(2))
    case 4:
      return AnyView(
        Text(words.joined(separator: " ")).underline() + Text(" end").foregroundColor(.red).bold()
      )
    case 5: return AnyView(Color.red.frame(minHeight: 4, maxHeight: 9))
    default: return AnyView(Text(words.joined(separator: " ")))
    }
  }
}
