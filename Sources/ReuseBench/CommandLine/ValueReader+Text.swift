// SPDX-License-Identifier: Apache-2.0

import BenchResults

extension ValueReader<String> {
  /// Reads a path of a file.
  static var path: ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      guard text != "-" else {
        throw .unreadable(found: text, expected: "a path of a file ('./-' for one called '-')")
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

  /// Reads any text that is not empty.
  static var text: ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      guard !text.isEmpty else { throw .unreadable(found: text, expected: "a text") }
      return text
    }
  }

  /// Reads one of the registered names of a kind.
  static func name(in kind: any KeyPath<KnownNames, [String]> & Sendable) -> ValueReader {
    ValueReader { text, names throws(UsageError.ValueFault) in
      let known = names[keyPath: kind]
      guard known.contains(text) else {
        let nearest = NearestSpelling.of(text, among: known)
        throw .unknownName(found: text, known: known, nearest: nearest)
      }
      return text
    }
  }
}

extension ValueReader<CaseFilter> {
  /// Reads a regular expression.
  static var pattern: ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      do throws(CaseFilter.Fault) {
        return try CaseFilter(text)
      } catch {
        throw .badPattern(found: text, error)
      }
    }
  }
}

extension ValueReader<DataChoice> {
  /// Reads the name of a built-in dataset, and everything else as a path.
  static var data: ValueReader {
    ValueReader { text, names throws(UsageError.ValueFault) in
      if names.datasets.contains(text) { return .builtIn(text) }
      return .file(try ValueReader<String>.path.read(text, names))
    }
  }
}

extension ValueReader where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// Reads one of the choices by its name.
  static var choice: ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      guard let choice = Value(rawValue: text) else {
        let known = Value.allCases.map(\.rawValue)
        let nearest = NearestSpelling.of(text, among: known)
        throw .unknownName(found: text, known: known, nearest: nearest)
      }
      return choice
    }
  }
}

extension ValueReader<PerfControl> {
  /// Reads the paths of two named pipes with a comma between them.
  static var perfControl: ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      let paths = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard paths.count == 2, !paths[0].isEmpty, !paths[1].isEmpty, paths[0] != paths[1] else {
        throw .unreadable(found: text, expected: "the paths of two named pipes, CTL,ACK")
      }
      return PerfControl(control: paths[0], acknowledgement: paths[1])
    }
  }
}
