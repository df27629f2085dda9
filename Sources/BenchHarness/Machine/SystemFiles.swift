// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The small text files in which a system describes itself.
public struct SystemFiles: Sendable {
  private let reader: @Sendable (String) -> Reading<String>

  /// Makes files that are read by a function, as tests do.
  public init(_ reader: @escaping @Sendable (String) -> Reading<String>) {
    self.reader = reader
  }

  /// The files of the running system.
  public static let running = SystemFiles { path in
    do {
      return .value(try String(contentsOfFile: path, encoding: .utf8))
    } catch {
      return .unavailable(reason: "\(path) cannot be read")
    }
  }

  /// The text of one file.
  public func text(at path: String) -> Reading<String> {
    reader(path)
  }

  /// The text behind `key` and `separator` on the first line that has both, spaces trimmed.
  func field(_ key: String, separator: Character, at path: String) -> Reading<String> {
    text(at: path)
      .compactMap(orUnavailable: "\(path) has no \(key)") { text in
        for line in text.split(whereSeparator: \.isNewline) {
          let parts = line.split(
            separator: separator,
            maxSplits: 1,
            omittingEmptySubsequences: false
          )
          if parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == key {
            return parts[1].trimmingCharacters(in: .whitespaces)
          }
        }
        return nil
      }
  }

  /// A size that a line gives in `kB`, in bytes.
  func bytes(_ key: String, at path: String) -> Reading<Int> {
    field(key, separator: ":", at: path)
      .compactMap(orUnavailable: "\(path) has no size in kB for \(key)") { value in
        let parts = value.split(separator: " ")
        guard parts.count == 2, parts[1] == "kB", let count = Int(parts[0]) else { return nil }
        let (bytes, isTooLarge) = count.multipliedReportingOverflow(by: 1_024)
        return isTooLarge ? nil : bytes
      }
  }
}

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
