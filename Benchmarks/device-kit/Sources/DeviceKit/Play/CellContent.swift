// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What a cell shows, read back from its views: texts, colours, fonts, images and what is hidden.
@MainActor struct CellContent: Equatable {
  /// The row that the cell stands for.
  let row: Int
  /// One line for each view that shows something, in the order of the views.
  let lines: [String]
  /// The texts among them.
  let texts: [String]

  /// Reads a cell.
  init(of cell: UITableViewCell, row: Int) {
    var reader = ContentReader()
    reader.read(cell.contentView)
    self.row = row
    lines = reader.lines
    texts = reader.texts
  }
}

/// Reads views, those in front last.
///
/// Colours, fonts and images go by their places in the suite's palette, so that the same content has
/// the same lines on every device, whatever its system calls and mixes them.
@MainActor private struct ContentReader {
  private static let colors =
    Palette.accents + [Palette.unread, Palette.read, .systemGroupedBackground, .separator]
  private static let fonts = [
    Palette.plainTitle, Palette.emphasizedTitle, Palette.listTitle, Palette.detail,
    Palette.running, Palette.mark,
  ]
  private static let images = Palette.images.compactMap(\.self) + [Palette.flag, Palette.arrow]

  var lines: [String] = []
  var texts: [String] = []

  mutating func read(_ view: UIView) {
    guard !view.isHidden else { return lines.append("hidden") }
    switch view {
    case let label as UILabel:
      let text = label.text ?? ""
      let font = Self.fonts.firstIndex(of: label.font) ?? -1
      lines.append("text \(font) \(place(of: label.textColor)) \(text)")
      texts.append(text)
    case let picture as UIImageView:
      lines.append("image \(Self.images.firstIndex { $0 === picture.image } ?? -1)")
    default:
      if let color = view.backgroundColor { lines.append("fill \(place(of: color))") }
    }
    for subview in view.subviews { read(subview) }
  }

  private func place(of color: UIColor) -> Int {
    Self.colors.firstIndex(of: color) ?? -1
  }
}

/// How far a strategy's cells can be read back and compared.
enum ContentReach {
  /// The views are the suite's, and all that they show is compared.
  case everything
  /// The views are the system's, and the texts of its labels are compared.
  case texts
  /// The system draws, and nothing can be read back.
  case nothing

  /// The reach of a strategy.
  init(_ strategy: FillStrategy) {
    switch strategy {
    case .mutation, .mutationGuarded, .configuration, .configurationEquatable,
      .configurationDiffing:
      self = .everything
    case .listConfiguration: self = .texts
    case .hosting: self = .nothing
    }
  }

  /// Why not everything is compared, if it is not.
  var reason: String? {
    switch self {
    case .everything: nil
    case .texts: "its views are the system's: only the texts of its labels are compared"
    case .nothing: "its views are the system's: nothing can be read back from them"
    }
  }
}

/// The first cell that shows something else than the baseline's for the same row.
struct ContentDifference: Equatable {
  /// The row that the cell stands for.
  var row: Int
  /// What of the cell is different.
  var field: String
  /// What the baseline shows.
  var expected: String
  /// What this one shows.
  var found: String

  /// Looks for a difference between two records of one script; nil where there is none.
  @MainActor static func first(
    in frames: [[CellContent]],
    against baseline: [[CellContent]],
    reach: ContentReach
  ) -> ContentDifference? {
    guard frames.count == baseline.count else {
      return ContentDifference(
        row: 0,
        field: "frames",
        expected: "\(baseline.count)",
        found: "\(frames.count)"
      )
    }
    for (found, expected) in zip(frames, baseline) {
      if let difference = first(in: found, against: expected, reach: reach) { return difference }
    }
    return nil
  }

  @MainActor private static func first(
    in cells: [CellContent],
    against baseline: [CellContent],
    reach: ContentReach
  ) -> ContentDifference? {
    let rows = cells.map(\.row)
    guard rows == baseline.map(\.row) else {
      return ContentDifference(
        row: rows.first ?? 0,
        field: "visible rows",
        expected: "\(baseline.map(\.row))",
        found: "\(rows)"
      )
    }
    for (cell, expected) in zip(cells, baseline) {
      let (name, one, other) =
        switch reach {
        case .everything: ("view", cell.lines, expected.lines)
        case .texts: ("text", cell.texts, expected.texts)
        case .nothing: ("view", [], [])
        }
      guard one != other else { continue }
      let place = zip(one, other).enumerated().first { $1.0 != $1.1 }?.offset
      let index = place ?? min(one.count, other.count)
      return ContentDifference(
        row: cell.row,
        field: "\(name) \(index)",
        expected: index < other.count ? other[index] : "nothing",
        found: index < one.count ? one[index] : "nothing"
      )
    }
    return nil
  }
}
