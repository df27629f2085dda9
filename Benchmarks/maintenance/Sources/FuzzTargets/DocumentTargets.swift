// SPDX-License-Identifier: Apache-2.0

@testable internal import BenchResults

/// The readers of what the suite itself writes.
///
/// What is read and written again reads the same; what is refused is refused by a sentence that begins
/// with the name of the file and cannot steer a terminal.
enum DocumentTargets {
  private static let name = "input"

  static func run(_ bytes: [UInt8]) {
    read(bytes) { (bytes) throws(DocumentError) in
      try ResultDocument(bytes: bytes, name: name)
    } written: { (document) throws(DocumentError) in
      try document.encoded()
    }
  }

  static func pair(_ bytes: [UInt8]) {
    read(bytes) { (bytes) throws(DocumentError) in
      try PairDocument(bytes: bytes, name: name)
    } written: { (document) throws(DocumentError) in
      try document.encoded()
    }
  }

  static func stored(_ bytes: [UInt8]) {
    do throws(DocumentError) {
      _ = try StoredDocument(bytes: bytes, name: name)
    } catch {
      check(error)
    }
  }

  /// The bytes as a file, and in a whole page that holds them.
  static func page(_ bytes: [UInt8]) {
    do throws(DocumentError) {
      _ = try EmbeddedDocument.text(of: bytes, name: name)
    } catch {
      check(error)
    }
  }

  static func limits(_ bytes: [UInt8]) {
    read(bytes) { (bytes) throws(LimitsError) in
      try CounterLimits(bytes: bytes, name: name)
    } written: { (limits) throws(LimitsError) in
      try limits.encoded()
    }
  }

  static func prices(_ bytes: [UInt8]) {
    do throws(PricesError) {
      _ = try PriceList(bytes: bytes, name: name)
    } catch {
      check(error)
    }
  }

  static func history(_ bytes: [UInt8]) {
    read(bytes) { (bytes) throws(HistoryError) in
      try HistoryEntry(bytes: bytes, path: name)
    } written: { (entry) throws(HistoryError) in
      try entry.encoded(name: name)
    }
  }

  static func deflate(_ bytes: [UInt8]) {
    do throws(InflateError) {
      _ = try Inflate.decompress(bytes, limit: 1 << 20)
    } catch {
      demand(!"\(error)".isEmpty, "an error without a word")
    }
    do throws(InflateError) {
      let again = try Inflate.decompress(Deflate.compress(bytes), limit: bytes.count)
      demand(again == bytes, "what was compressed inflates to something else")
    } catch {
      fatalError("what was compressed does not inflate: \(error)")
    }
  }

  /// Reads, writes, reads again and writes again: both values and both texts are equal.
  private static func read<Value: Equatable, Failure: Error>(
    _ bytes: [UInt8],
    _ read: ([UInt8]) throws(Failure) -> Value,
    written: (Value) throws(Failure) -> [UInt8]
  ) {
    let value: Value
    do throws(Failure) {
      value = try read(bytes)
    } catch {
      return check(error)
    }
    let text: [UInt8]
    do throws(Failure) {
      text = try written(value)
    } catch {
      // Too large, or a number that cannot be written: said, not stored.
      return demand(!"\(error)".isEmpty, "an error without a word")
    }
    do throws(Failure) {
      let again = try read(text)
      demand(again == value, "what was written reads as something else")
      demand(try written(again) == text, "what was read is written as something else")
    } catch {
      fatalError("what was written is refused: \(error)")
    }
  }

  private static func check(_ error: any Error) {
    let sentence = "\(error)"
    demand(sentence.hasPrefix(name), "a refusal without a place: \(sentence)")
    demand(
      !sentence.unicodeScalars.contains(where: PrintableText.steers),
      "a refusal that steers a terminal: \(sentence)"
    )
  }
}
