// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SystemFiles {
  /// The text of a file without the spaces and line ends around it; an empty file has none.
  func word(at path: String) -> Reading<String> {
    text(at: path)
      .compactMap(orUnavailable: "\(path) is empty") { text in
        let word = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return word.isEmpty ? nil : word
      }
  }

  /// The one whole number that a file holds.
  func integer(at path: String) -> Reading<Int> {
    word(at: path).compactMap(orUnavailable: "\(path) holds no whole number") { Int($0) }
  }

  /// The whole number behind a key and a space, as in `cpu.stat`.
  func integer(_ key: String, at path: String) -> Reading<Int> {
    field(key, separator: " ", at: path)
      .compactMap(orUnavailable: "\(path) has no whole number for \(key)") { Int($0) }
  }
}
