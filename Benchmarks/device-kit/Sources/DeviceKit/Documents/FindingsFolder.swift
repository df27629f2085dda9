// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Why findings could not be written.
enum FindingsError: Error, CustomStringConvertible {
  /// The folder is not there, or is none.
  case noFolder(String)
  /// A file could not be written.
  case notWritten(path: String, cause: String)

  /// The place, what was found and the remedy.
  var description: String {
    switch self {
    case .noFolder(let path): "\(path) is not a folder: make it first, or name another one"
    case .notWritten(let path, let cause):
      "\(path) was not written: \(cause); name a folder that can be written to"
    }
  }
}

/// The folder that findings are written to.
struct FindingsFolder {
  /// The name of the prices file.
  static let pricesName = "device-prices.json"
  /// The name of the result document.
  static let documentName = "device-result.json"

  private let url: URL

  /// Chooses a folder.
  ///
  /// - Throws: ``FindingsError/noFolder(_:)`` where there is none.
  init(path: String) throws {
    var isFolder = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { throw FindingsError.noFolder(path) }
    url = URL(fileURLWithPath: path, isDirectory: true)
  }

  /// Writes both files whole or not at all, and returns where they are.
  ///
  /// - Throws: ``FindingsError/notWritten(path:cause:)`` for the first that cannot be written.
  func write(_ findings: RunFindings) throws -> [URL] {
    [
      try write(findings.prices, named: Self.pricesName),
      try write(findings.document, named: Self.documentName),
    ]
  }

  private func write(_ value: some Encodable, named name: String) throws -> URL {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let file = url.appendingPathComponent(name)
    do {
      try encoder.encode(value).write(to: file, options: .atomic)
    } catch {
      throw FindingsError.notWritten(path: file.path, cause: error.localizedDescription)
    }
    return file
  }
}
