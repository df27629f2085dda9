// SPDX-License-Identifier: Apache-2.0

/// Figures that belong together, under a title.
@MainActor struct FigureGroup {
  /// What the figures have in common.
  let title: String
  /// The figures in the order of the table.
  let figures: [Figure]

  /// All groups, in the order of the table.
  static let all: [FigureGroup] = [
    .clocks, .blackHole, .counting, .reuse, .configurations, .equality, .listContent, .rowIndex,
    .diff, .text, .solver, .layout, .statistics, .frames, .lists, .mainQueue, .prefetch, .loading,
    .updates, .snapshots, .observation,
  ]

  /// The group without the figures that a filter leaves out.
  func filtered(by filter: String) -> FigureGroup {
    guard !filter.isEmpty, !title.lowercased().contains(filter.lowercased()) else { return self }
    let kept = figures.filter { $0.name.lowercased().contains(filter.lowercased()) }
    return FigureGroup(title: title, figures: kept)
  }
}
