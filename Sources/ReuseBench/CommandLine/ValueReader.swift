// SPDX-License-Identifier: Apache-2.0

import BenchResults

/// How the text after an option becomes a value.
struct ValueReader<Value>: Sendable {
  /// Reads the text, which is never empty, with the registered names at hand.
  let read: @Sendable (String, KnownNames) throws(UsageError.ValueFault) -> Value
  /// The names among which the value is chosen, for help and suggestions; empty where it is not.
  let choices: @Sendable (KnownNames) -> [String]
  let isList: Bool
  let takesFile: Bool

  init(
    among choices: @escaping @Sendable (KnownNames) -> [String] = { _ in [] },
    isList: Bool = false,
    takesFile: Bool = false,
    _ read: @escaping @Sendable (String, KnownNames) throws(UsageError.ValueFault) -> Value
  ) {
    self.read = read
    self.choices = choices
    self.isList = isList
    self.takesFile = takesFile
  }

  /// Returns a reader of what a function parses; for nil it says what was expected.
  static func parsing(
    _ expected: String,
    takesFile: Bool = false,
    _ parse: @escaping @Sendable (String) -> Value?
  ) -> ValueReader {
    ValueReader(takesFile: takesFile) { text, _ throws(UsageError.ValueFault) in
      guard let value = parse(text) else { throw .unreadable(found: text, expected: expected) }
      return value
    }
  }
}

extension ValueReader {
  /// Returns a reader of one of some names.
  fileprivate static func chosen(
    among choices: @escaping @Sendable (KnownNames) -> [String],
    by make: @escaping @Sendable (String) -> Value?
  ) -> ValueReader {
    ValueReader(among: choices) { text, names throws(UsageError.ValueFault) in
      let known = choices(names)
      guard known.contains(text), let value = make(text) else {
        let nearest = NearestSpelling.of(text, among: known)
        throw .unknownName(found: text, known: known, nearest: nearest)
      }
      return value
    }
  }
}

extension ValueReader where Value: Hashable & Sendable {
  /// Reads values with commas between them, none of them twice.
  var list: ValueReader<[Value]> {
    ValueReader<[Value]>(among: choices, isList: true) {
      text,
      names throws(UsageError.ValueFault) in
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
    let expected =
      range.lowerBound == range.upperBound
      ? "the whole number \(range.lowerBound.grouped)"
      : "a whole number from \(range.lowerBound.grouped) to \(range.upperBound.grouped)"
    return parsing(expected) { number($0, in: range) }
  }

  static func number(_ text: String, in range: ClosedRange<Value>) -> Value? {
    digits(of: text).flatMap { Value($0) }.flatMap { range.contains($0) ? $0 : nil }
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
    parsing("a path of a file ('./-' for one called '-')", takesFile: true) {
      $0 == "-" ? nil : $0
    }
  }

  static var webAddress: ValueReader {
    parsing("an address that begins with https://") { text in
      // Nothing but a web address may become a link: 'javascript:' would be a program.
      let isWeb = ["https://", "http://"].contains { text.lowercased().hasPrefix($0) }
      return isWeb && !text.contains(where: \.isWhitespace) ? text : nil
    }
  }

  static var commit: ValueReader {
    parsing("7 to 64 hexadecimal digits in lower case") {
      HistoryEntry.isCommit($0) ? $0 : nil
    }
  }

  static var text: ValueReader { parsing("a text") { $0.isEmpty ? nil : $0 } }

  static func name(in kind: any KeyPath<KnownNames, [String]> & Sendable) -> ValueReader {
    chosen(among: { $0[keyPath: kind] }, by: { $0 })
  }
}

extension ValueReader where Value: RawRepresentable<String> & CaseIterable & Sendable {
  static var choice: ValueReader {
    chosen(among: { _ in Value.allCases.map(\.rawValue) }, by: Value.init(rawValue:))
  }
}
