// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The small text files that describe a system.
public struct SystemFiles: Sendable {
  private let reader: @Sendable (String) -> Reading<String>

  /// Creates files read by a function, as tests do.
  public init(_ reader: @escaping @Sendable (String) -> Reading<String>) {
    self.reader = reader
  }

  public static let running = SystemFiles { path in
    do {
      return .value(try String(contentsOfFile: path, encoding: .utf8))
    } catch {
      return .unavailable(reason: "\(path) cannot be read")
    }
  }

  public func text(at path: String) -> Reading<String> {
    reader(path)
  }

  /// Returns the text after `key` and `separator` on the first line with both, trimmed.
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

  /// Returns a size that a line gives in `kB`, in bytes.
  func bytes(_ key: String, at path: String) -> Reading<Int> {
    field(key, separator: ":", at: path)
      .compactMap(orUnavailable: "\(path) has no size in kB for \(key)") { value in
        let parts = value.split(separator: " ")
        guard parts.count == 2, parts[1] == "kB", let count = Int(parts[0]) else { return nil }
        let (bytes, isTooLarge) = count.multipliedReportingOverflow(by: 1_024)
        return isTooLarge ? nil : bytes
      }
  }

  /// Returns the trimmed text of a file; an empty file has none.
  func word(at path: String) -> Reading<String> {
    text(at: path)
      .compactMap(orUnavailable: "\(path) is empty") { text in
        let word = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return word.isEmpty ? nil : word
      }
  }

  /// Returns the only whole number in a file.
  func integer(at path: String) -> Reading<Int> {
    word(at: path).compactMap(orUnavailable: "\(path) holds no whole number") { Int($0) }
  }

  /// Returns the whole number after a key and a space, as in `cpu.stat`.
  func integer(_ key: String, at path: String) -> Reading<Int> {
    field(key, separator: " ", at: path)
      .compactMap(orUnavailable: "\(path) has no whole number for \(key)") { Int($0) }
  }

  /// Returns the greatest number in a range with its path, read after `key` where one is given.
  func greatest(
    _ key: String? = nil,
    at paths: some Sequence<String>,
    in range: some RangeExpression<Int>
  ) -> (path: String, value: Int)? {
    paths.compactMap { path -> (path: String, value: Int)? in
      let reading = key.map { integer($0, at: path) } ?? integer(at: path)
      return reading.value.flatMap { range.contains($0) ? (path, $0) : nil }
    }
    .max { $0.value < $1.value }
  }
}
