// SPDX-License-Identifier: Apache-2.0

import BenchResults
import BenchScenarios

/// The rows that cases are measured on, and what the document says about them.
struct OpenedDataset {
  /// The rows.
  let rows: any RowSource
  /// The record of them.
  let record: ResultDocument.Dataset
  /// What a reader should know about them.
  let remarks: [ResultDocument.Warning]

  /// The seed of the rows that are generated; the cases' own seeds do not change the data.
  private static let seed: UInt64 = 1
  /// How many rows are digested at most, so that generated rows are not all made for it.
  private static let digestLimit = 100_000

  /// The dataset of a line that names none.
  static let standard = DataChoice.builtIn("unicode")

  /// Opens a dataset for a number of rows.
  ///
  /// - Throws: ``ToolFailure`` for a file that is missing or bad, or has too few rows.
  init(_ choice: DataChoice?, rowCount: Int) throws(ToolFailure) {
    let choice = choice ?? Self.standard
    let dataset = try Self.open(choice, rowCount: rowCount)
    guard rowCount <= dataset.rows.count else {
      throw ToolFailure(
        exit: .usage,
        message: "\(choice.name) has \(dataset.rows.count) rows, and a case asks for \(rowCount);"
          + " give --rows \(dataset.rows.count) or fewer"
      )
    }
    let digested = min(rowCount, Self.digestLimit)
    rows = dataset.rows
    record = ResultDocument.Dataset(
      name: choice.name,
      digest: RowDigest(of: dataset.rows, first: digested).hexadecimal,
      rowCount: rowCount,
      rowStorage: dataset.rows is GeneratedRows ? "made on demand" : "one array of rows"
    )
    remarks = Self.remarks(on: dataset, rowCount: rowCount)
  }

  /// Returns how many rows a file has, or nil for datasets that have as many as are asked for.
  ///
  /// - Throws: ``ToolFailure`` for a file that is missing or bad.
  static func rowLimit(of choice: DataChoice?) throws(ToolFailure) -> Int? {
    guard case .file? = choice, let choice else { return nil }
    return try open(choice, rowCount: 0).rows.count
  }

  private static func open(_ choice: DataChoice, rowCount: Int) throws(ToolFailure) -> Dataset {
    do throws(DatasetError) {
      return try choice.dataset.open(rowCount: rowCount, seed: seed)
    } catch {
      throw ToolFailure(
        exit: ExitCode(rawValue: error.exitStatus) ?? .badData,
        message: error.description
      )
    }
  }

  private static func remarks(on dataset: Dataset, rowCount: Int) -> [ResultDocument.Warning] {
    var remarks: [ResultDocument.Warning] = []
    if dataset.repeatCount > 0 {
      remarks.append(
        ResultDocument.Warning(
          code: "rows-repeat",
          message: "\(dataset.repeatCount) of \(rowCount) rows repeat an earlier row under a "
            + "title with the row number"
        )
      )
    }
    for field in dataset.ignoredFields {
      remarks.append(
        ResultDocument.Warning(
          code: "field-ignored",
          message: "no row takes the field \(field); it was ignored"
        )
      )
    }
    return remarks
  }
}

extension DataChoice {
  /// The dataset's name or the file's path.
  var name: String {
    switch self {
    case .builtIn(let name): name
    case .file(let path): path
    }
  }

  /// The dataset as the scenarios know it.
  var dataset: DatasetChoice {
    switch self {
    case .builtIn(let name): DatasetChoice(name)
    case .file(let path): .file(path: path)
    }
  }
}
