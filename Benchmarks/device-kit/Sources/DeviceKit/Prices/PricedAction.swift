// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Something that has a price: a write of a kind, or another operation.
struct PricedAction {
  /// What is priced.
  enum Subject: Hashable, Sendable {
    /// Nothing, which takes what any action takes beside its work.
    case nothing
    /// A write that sets what is set already.
    case redundant(WriteKind)
    /// A write that changes what is shown.
    case effective(WriteKind)
    /// Anything else.
    case operation(Operation)
  }

  /// What a property holds.
  enum WriteKind: String, CaseIterable, Sendable {
    /// A text.
    case text
    /// A colour, of a text or of a background.
    case color
    /// An image.
    case image
    /// A font.
    case font
    /// Whether something is hidden.
    case flag
  }

  /// What the strategies do beside writing.
  enum Operation: String, CaseIterable, Sendable {
    /// `as?` from any configuration to one type of them.
    case cast
    /// A configuration put into an existential.
    case box
    /// An attributed text set on a label.
    case attributedText = "attributed-text"
    /// A view told that it has to be laid out.
    case setNeedsLayout = "set-needs-layout"
  }

  /// What is priced.
  let subject: Subject
  /// Does it once, to the view of a number, in a round of a number.
  let perform: @MainActor (_ index: Int, _ round: Int) -> Void

  /// Everything that is priced on a bed, after an action that does nothing.
  @MainActor static func all(on bed: PriceBed) -> [PricedAction] {
    [PricedAction(subject: .nothing) { _, _ in }]
      + WriteKind.allCases.flatMap { kind in
        let write = writer(of: kind, on: bed)
        // The redundant write repeats what the effective one has written in the round.
        return [
          PricedAction(subject: .effective(kind), perform: write),
          PricedAction(subject: .redundant(kind), perform: write),
        ]
      } + operations(on: bed)
  }

  /// Returns what writes one of two values of a kind, which take turns from round to round.
  @MainActor private static func writer(
    of kind: WriteKind,
    on bed: PriceBed
  ) -> @MainActor (_ index: Int, _ round: Int) -> Void {
    let (labels, images, flags, boxes) = (bed.labels, bed.images, bed.flags, bed.boxes)
    switch kind {
    case .text:
      let one = ownText("A text of some twenty letters")
      let other = ownText("Another text, a little longer")
      return { labels[$0].text = $1.isMultiple(of: 2) ? one : other }
    case .color:
      // Half of them are colours of texts, half of them backgrounds.
      let (one, other) = (Palette.unread, Palette.read)
      return { index, round in
        let color = round.isMultiple(of: 2) ? one : other
        if index.isMultiple(of: 2) {
          labels[index].textColor = color
        } else {
          boxes[index].backgroundColor = color
        }
      }
    case .image:
      let (one, other) = (Palette.images[1], Palette.images[2])
      return { images[$0].image = $1.isMultiple(of: 2) ? one : other }
    case .font:
      let (one, other) = (Palette.plainTitle, Palette.emphasizedTitle)
      return { labels[$0].font = $1.isMultiple(of: 2) ? one : other }
    case .flag: return { flags[$0].isHidden = $1.isMultiple(of: 2) }
    }
  }

  /// Returns a text as the rows of an app hold it, in memory of its own: a literal is never retained,
  /// and would be the cheaper by that.
  private static func ownText(_ literal: String) -> String {
    String(decoding: Array(literal.utf8), as: UTF8.self)
  }

  @MainActor private static func operations(on bed: PriceBed) -> [PricedAction] {
    let row = GeneratedRows(count: 1, seed: PlayTable.rowSeed).row(at: 0)
    let configuration = CardConfiguration(fields: CardFields(row))
    let (notes, boxes) = (bed.notes, bed.boxes)
    let one = NSAttributedString(string: "A text of some twenty letters")
    let other = NSAttributedString(string: "Another text, a little longer")
    let slots = ConfigurationSlots(configuration, count: PriceBed.viewCount)
    return [
      PricedAction(subject: .operation(.cast)) { index, _ in slots.castOne(at: index) },
      PricedAction(subject: .operation(.box)) { index, _ in slots.box(configuration, at: index) },
      PricedAction(subject: .operation(.attributedText)) { index, round in
        notes[index].attributedText = round.isMultiple(of: 2) ? one : other
      },
      PricedAction(subject: .operation(.setNeedsLayout)) { index, _ in
        boxes[index].setNeedsLayout()
      },
    ]
  }
}

/// Configurations as a content view is given them: in existentials, whose types nobody knows.
@MainActor private final class ConfigurationSlots {
  private var slots: [any UIContentConfiguration]
  /// How many casts found what they looked for, so that none can be left out.
  private var foundCount = 0

  /// Fills so many slots.
  init(_ configuration: CardConfiguration, count: Int) {
    slots = Array(repeating: configuration, count: count)
  }

  /// Casts what is in a slot.
  @inline(never)
  func castOne(at index: Int) {
    if slots[index] as? CardConfiguration != nil { foundCount += 1 }
  }

  /// Puts a configuration into an existential, and that into a slot.
  @inline(never)
  func box(_ configuration: CardConfiguration, at index: Int) {
    slots[index] = configuration
  }
}
