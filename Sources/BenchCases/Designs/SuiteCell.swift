// SPDX-License-Identifier: Apache-2.0

package import BenchCells
package import BenchLists
package import Foundation

/// A cell of the suite: its fields, its classes, and its reference.
package struct SuiteCell: Sendable {
  let name: String
  let height: RowHeight
  package let fields: [RowField]
  let writeKinds: [RowField: WriteKind]
  package let classes: CellClasses
  /// The class of `mutation` compiled a second time; nil for a cell that is not the suite's.
  let twin: ScenarioCell.Type?
  /// The elements that a cell must show for a row, independent of all strategies.
  package let reference: @MainActor @Sendable (Row, CGSize) -> [ReferenceElement]
  /// The height that a row must have, where its cell decides.
  let heightReference: (@Sendable (Row) -> Double)?

  func writeKind(of field: RowField) -> WriteKind { writeKinds[field] ?? field.usualWriteKind }

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

extension ReferenceBuilder {
  /// Adds the image of a row, if it has one.
  mutating func symbol(of row: Row, at frame: Frame) {
    let name = ReferenceAppearance.images[Int(row.symbol)]
    image("image", name, tint: ReferenceAppearance.blue, at: frame)
  }
}

/// A dataset without rows, for looking at a list without playing it.
package struct NoRows: RowSource {
  package init() {}
  package var count: Int { 0 }
  package func row(at index: Int) -> Row {
    preconditionFailure("A dataset without rows has no row \(index).")
  }
}
