// SPDX-License-Identifier: Apache-2.0

import BenchResults

extension ResultDocument {
  /// The document in a file that the command line names.
  ///
  /// - Throws: ``ToolFailure`` with what is wrong with the file and where.
  static func opened(_ path: String) throws(ToolFailure) -> ResultDocument {
    do throws(DocumentError) {
      return try ResultDocument(contentsOf: path)
    } catch {
      throw ToolFailure(error)
    }
  }
}
