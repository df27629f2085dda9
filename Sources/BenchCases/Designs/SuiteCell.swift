// SPDX-License-Identifier: Apache-2.0

package import BenchCells
package import BenchLists
package import Foundation

/// A cell of the suite's own: its fields, its classes, and what it must show.
package struct SuiteCell: Sendable {
  let name: String
  let height: RowHeight
  /// The attributes of a row that the cell shows; each reaches one setter.
  package let fields: [RowField]
  /// The fields that set another kind of property here than elsewhere.
  let writeKinds: [RowField: WriteKind]
  /// The classes that fill the cell.
  package let classes: CellClasses
  /// The class of `mutation` compiled once more; nil for a cell that is not the suite's.
  let twin: ScenarioCell.Type?
  /// Says what a cell must show for a row, without any strategy's help.
  package let reference: @MainActor @Sendable (Row, CGSize) -> [ReferenceElement]
  /// Says how high a row must come out, where its cell decides.
  let heightReference: (@Sendable (Row) -> Double)?

  /// What kind of property a field sets.
  func writeKind(of field: RowField) -> WriteKind { writeKinds[field] ?? field.usualWriteKind }

  /// The list over rows of a dataset.
  func list(over rows: any RowSource) -> ListBenchmark<Row> {
    let fields = fields
    var list = SuiteList.list(name, classes, rowCount: rows.count) { rows.row(at: $0) }
    if let twin { list = list.strategy(SuiteList.strategy("mutation-twin", twin).asControl()) }
    if let heightReference { list = list.referenceHeight(heightReference) }
    return list.reference(reference)
      .edited {
        RowEditor($0, fields: fields, seed: $1)
      } digest: { rows in
        var digest = RowDigest()
        for row in rows { digest.combine(row) }
        return digest.value
      }
  }
}

extension CellDesign {
  /// A cell of the suite's own.
  init(
    name: String,
    height: RowHeight,
    fields: [RowField],
    writeKinds: [RowField: WriteKind] = [:],
    classes: CellClasses,
    twin: ScenarioCell.Type?,
    heightReference: (@Sendable (Row) -> Double)? = nil,
    reference: @escaping @MainActor @Sendable (Row, CGSize) -> [ReferenceElement]
  ) {
    self.init(
      SuiteCell(
        name: name,
        height: height,
        fields: fields,
        writeKinds: writeKinds,
        classes: classes,
        twin: twin,
        reference: reference,
        heightReference: heightReference
      )
    )
  }
}

/// A dataset without rows, where a list is looked at and not played.
package struct NoRows: RowSource {
  package init() {}
  package var count: Int { 0 }
  package func row(at index: Int) -> Row {
    preconditionFailure("A dataset without rows has no row \(index).")
  }
}
