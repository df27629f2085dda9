// SPDX-License-Identifier: Apache-2.0

import BenchResults

/// How the text after an option becomes a value.
struct ValueReader<Value>: Sendable {
  /// Reads the text, which is never empty, with the registered names at hand.
  let read: @Sendable (String, KnownNames) throws(UsageError.ValueFault) -> Value
  /// The names among which the value is chosen, for help and suggestions; empty where it is not.
  private(set) var choices: @Sendable (KnownNames) -> [String] = { _ in [] }
  /// Whether several of them may stand with commas between.
  private(set) var isList = false
  /// Whether the value may be a path, which a shell completes.
  private(set) var takesFile = false

  /// Reads by a rule.
  init(_ read: @escaping @Sendable (String, KnownNames) throws(UsageError.ValueFault) -> Value) {
    self.read = read
  }

  /// The same reader, with the names among which it chooses.
  func among(_ choices: @escaping @Sendable (KnownNames) -> [String]) -> ValueReader {
    var reader = self
    reader.choices = choices
    return reader
  }

  /// The same reader, of choices with commas between.
  var ofSeveral: ValueReader {
    var reader = self
    reader.isList = true
    return reader
  }

  /// The same reader, of paths.
  var ofFiles: ValueReader {
    var reader = self
    reader.takesFile = true
    return reader
  }
}

extension ValueReader where Value: Hashable & Sendable {
  /// Reads values with commas between them, none of them twice.
  var list: ValueReader<[Value]> {
    ValueReader<[Value]> { text, names throws(UsageError.ValueFault) in
      var values: [Value] = []
      var seen: Set<Value> = []
      for item in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard !item.isEmpty else {
          throw .emptyItem(found: text, position: values.count + 1)
        }
        let value = try self.item(String(item), names)
        guard seen.insert(value).inserted else { throw .repeatedItem(found: String(item)) }
        values.append(value)
      }
      return values
    }
    .among(choices).ofSeveral
  }

  /// Reads one item, and lets a fault say that there may be several.
  private func item(_ text: String, _ names: KnownNames) throws(UsageError.ValueFault) -> Value {
    do throws(UsageError.ValueFault) {
      return try read(text, names)
    } catch .unreadable(let found, let expected) {
      throw .unreadable(found: found, expected: "\(expected), or several with commas between")
    }
  }
}

extension ValueReader where Value: FixedWidthInteger & Sendable {
  /// Reads decimal digits, with underscores between them where the writer likes.
  static func wholeNumber(in range: ClosedRange<Value>) -> ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      guard let number = digits(of: text).flatMap({ Value($0) }), range.contains(number) else {
        let expected =
          range.lowerBound == range.upperBound
          ? "the whole number \(range.lowerBound.grouped)"
          : "a whole number from \(range.lowerBound.grouped) to \(range.upperBound.grouped)"
        throw .unreadable(found: text, expected: expected)
      }
      return number
    }
  }

  /// The digits without underscores, or nil where anything else stands or an underscore dangles.
  private static func digits(of text: String) -> String? {
    let groups = text.split(separator: "_", omittingEmptySubsequences: false)
    let areDigits = groups.allSatisfy { group in
      !group.isEmpty && group.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
    return areDigits ? groups.joined() : nil
  }
}

extension BinaryInteger {
  /// The decimal digits in groups of three, as the command line also reads them: `100_000`.
  var grouped: String {
    let digits = String(magnitude)
    var text = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append("_") }
      text.append(digit)
    }
    return text
  }
}

extension ValueReader<String> {
  static var path: ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      guard text != "-" else {
        throw .unreadable(found: text, expected: "a path of a file ('./-' for one called '-')")
      }
      return text
    }
    .ofFiles
  }

  /// Reads an address of the web, which a page may link to.
  static var webAddress: ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      // Nothing but a web address may become a link: 'javascript:' would be a program.
      let isWeb = ["https://", "http://"].contains { text.lowercased().hasPrefix($0) }
      guard isWeb, !text.contains(where: \.isWhitespace) else {
        throw .unreadable(found: text, expected: "an address that begins with https://")
      }
      return text
    }
  }

  /// Reads a whole or shortened name of a commit.
  static var commit: ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      guard HistoryEntry.isCommit(text) else {
        throw .unreadable(found: text, expected: "7 to 64 hexadecimal digits in lower case")
      }
      return text
    }
  }

  static var text: ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      guard !text.isEmpty else { throw .unreadable(found: text, expected: "a text") }
      return text
    }
  }

  static func name(in kind: any KeyPath<KnownNames, [String]> & Sendable) -> ValueReader {
    ValueReader { text, names throws(UsageError.ValueFault) in
      let known = names[keyPath: kind]
      guard known.contains(text) else {
        let nearest = NearestSpelling.of(text, among: known)
        throw .unknownName(found: text, known: known, nearest: nearest)
      }
      return text
    }
    .among { $0[keyPath: kind] }
  }
}

extension ValueReader where Value: RawRepresentable<String> & CaseIterable & Sendable {
  static var choice: ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      guard let choice = Value(rawValue: text) else {
        let known = Value.allCases.map(\.rawValue)
        let nearest = NearestSpelling.of(text, among: known)
        throw .unknownName(found: text, known: known, nearest: nearest)
      }
      return choice
    }
    .among { _ in Value.allCases.map(\.rawValue) }
  }
}
