// SPDX-License-Identifier: Apache-2.0

/// Rows in sections, as they are compared.
public struct SectionedList<Section, Row> {
  /// The sections, in order.
  public let sections: [Section]
  /// The rows of each section.
  public let rows: [[Row]]

  /// Makes a list.
  ///
  /// - Precondition: there are as many lists of rows as sections.
  public init(sections: [Section], rows: [[Row]]) {
    precondition(
      sections.count == rows.count,
      "Each section needs its list of rows: found \(sections.count) sections and \(rows.count) lists."
    )
    self.sections = sections
    self.rows = rows
  }
}

extension SectionedList: Equatable where Section: Equatable, Row: Equatable {}
extension SectionedList: Sendable where Section: Sendable, Row: Sendable {}
