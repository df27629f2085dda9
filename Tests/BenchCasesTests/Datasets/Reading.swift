// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchCells
import TestSupport
import Testing

enum Reading: Equatable {
  case rows([Row], ignored: [String])
  case fault(DatasetError.Fault, line: Int, column: Int)

  init(_ bytes: some Sequence<UInt8>, as name: String) throws {
    let folder = try TemporaryFolder()
    self = try Self(path: folder.write(bytes, as: name))
  }

  init(path: String) throws {
    do throws(DatasetError) {
      let file = try RowFile(path: path)
      self = .rows(
        (0..<file.rows.count).map { file.rows.row(at: $0) },
        ignored: file.ignoredFields.map(\.description)
      )
    } catch {
      let position = try require(error.position, "\(error)")
      self = .fault(error.fault, line: position.line, column: position.column)
    }
  }

  var rows: [Row] {
    if case .rows(let rows, _) = self { rows } else { [] }
  }

  static func ndjson(_ text: String) throws -> Reading { try Reading(text.utf8, as: "a.ndjson") }

  static func csv(_ text: String) throws -> Reading { try Reading(text.utf8, as: "a.csv") }
}
