// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchCells
import BenchResults

/// The rows that cases are measured on, and what the document says about them.
struct OpenedDataset {
  let rows: any RowSource
  let record: ResultDocument.Dataset
  let remarks: [ResultDocument.Warning]

  /// The lists whose rows are their own; nil where a dataset is shown.
  private var ownLists: [CellDesign]?
  /// What stands for rows that nobody has digested: those of screens, and of lists that are not played.
  static let unknownDigest = "0"

  /// How many rows of a list's own are digested at most: each is written out for it.
  private static let digestedOwnRows = 1_000

  /// How many rows are digested at most, so that generated rows are not all made for it.
  private static let digestLimit = 100_000

  init(_ dataset: Dataset, of choice: DatasetChoice, rowCount: Int) {
    rows = dataset.rows
    record = ResultDocument.Dataset(
      name: choice.name,
      digest: Self.digests(of: dataset.rows, [rowCount])[rowCount] ?? "",
      rowCount: rowCount,
      rowStorage: dataset.rows is GeneratedRows ? "made on demand" : "one array of rows"
    )
    remarks = Self.remarks(on: dataset, rowCount: rowCount)
  }

  /// Records lists that have rows of their own.
  init(_ registered: [CellDesign]) {
    // Of a screen's rows nothing is known.
    let lists = registered.filter { !$0.isScreen }
    rows = GeneratedRows(count: lists.map(\.sourceCount).max() ?? 1, seed: 1)
    ownLists = lists
    record = ResultDocument.Dataset(
      name: "own",
      digest: Self.unknownDigest,
      rowCount: lists.map(\.sourceCount).max() ?? 0,
      rowStorage: "rows of each list's own"
    )
    remarks = []
  }

  /// The digest of the first rows of a list of a user's; what makes the rows is the user's code.
  static func digest(of list: CellDesign, _ rowCount: Int) -> String {
    String(list.digest(ofFirst: min(rowCount, digestedOwnRows)), radix: 16)
  }

  /// Returns the record with a digest of the rows that cases of each row count show; counts that `digests` does
  /// not answer have none.
  func record(
    for rowCounts: Set<Int>,
    digests: (CellDesign, [Int]) throws(ToolFailure) -> [String]
  ) throws(ToolFailure) -> ResultDocument.Dataset {
    var record = record
    if let ownLists {
      let counts = [1] + rowCounts.sorted()
      var joined = counts.map { _ in "" }
      for list in ownLists {
        let found = try digests(list, counts)
        for place in counts.indices {
          let digest = place < found.count ? found[place] : Self.unknownDigest
          // Of equal width, so that one list's digest ends where the next one's begins.
          joined[place] += ownLists.count == 1 ? digest : Self.padded(digest)
        }
      }
      if ownLists.isEmpty { joined = counts.map { _ in Self.unknownDigest } }
      record.digest = joined[0]
      record.digests = Dictionary(
        uniqueKeysWithValues: zip(counts, joined).dropFirst().map { ("\($0)", $1) }
      )
      return record
    }
    record.digests = Dictionary(
      uniqueKeysWithValues: Self.digests(of: rows, rowCounts).map { (String($0), $1) }
    )
    return record
  }

  private static func padded(_ digest: String) -> String {
    String(repeating: "0", count: max(0, 16 - digest.count)) + digest
  }

  /// The digest of the first rows by how many, in one pass over them.
  private static func digests(of rows: some RowSource, _ rowCounts: Set<Int>) -> [Int: String] {
    var digest = RowDigest()
    var digested = 0
    var digests: [Int: String] = [:]
    for rowCount in rowCounts.sorted() {
      let end = min(rowCount, digestLimit)
      for index in digested..<end { digest.combine(rows.row(at: index)) }
      digested = end
      digests[rowCount] = digest.hexadecimal
    }
    return digests
  }

  private static func remarks(on dataset: Dataset, rowCount: Int) -> [ResultDocument.Warning] {
    var remarks: [ResultDocument.Warning] = []
    if dataset.repeatCount > 0 {
      remarks.add(
        "rows-repeat",
        "\(dataset.repeatCount) of \(rowCount) rows repeat an earlier row under a title with the row number"
      )
    }
    for field in dataset.ignoredFields {
      remarks.add("field-ignored", "no row takes the field \(field); it was ignored")
    }
    return remarks
  }
}
