// SPDX-License-Identifier: Apache-2.0

extension ValueReader<ProfileEvent> {
  /// Reads the name of an event; perf's own are judged by perf.
  static var event: ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      let isName = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && !text.hasPrefix("-")
      guard isName, !text.contains(",") else {
        throw .unreadable(
          found: text,
          expected: "callgrind, allocations or one event of perf, such as cpu-clock or cycles"
        )
      }
      return ProfileEvent(name: text)
    }
  }
}

extension ValueReader<[String]> {
  /// Reads the names of two strategies with a comma between them.
  static var strategyPair: ValueReader {
    ValueReader { text, names throws(UsageError.ValueFault) in
      let strategies = try ValueReader<String>.name(in: \.strategies).list.read(text, names)
      guard strategies.count == 2 else {
        throw .unreadable(
          found: text,
          expected: "two strategies, the base first, such as mutation,configuration-diffing"
        )
      }
      return strategies
    }
  }
}
