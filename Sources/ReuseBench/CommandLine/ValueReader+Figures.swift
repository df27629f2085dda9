// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchResults
import BenchRunner

extension ValueReader<CaseFilter> {
  /// Reads a regular expression.
  static var pattern: ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      do throws(PatternFault) {
        return try CaseFilter(text)
      } catch {
        throw .badPattern(found: text, error)
      }
    }
  }
}

extension ValueReader<DatasetChoice> {
  /// Reads the name of a built-in dataset, and everything else as a path.
  static var data: ValueReader {
    ValueReader { text, names throws(UsageError.ValueFault) in
      if names.datasets.contains(text) { return DatasetChoice(text) }
      return .file(path: try ValueReader<String>.path.read(text, names))
    }
    .among(\.datasets).ofFiles
  }
}

extension ValueReader<Shard> {
  /// Reads which part of how many, such as `2/8`.
  static var shard: ValueReader {
    ValueReader { text, names throws(UsageError.ValueFault) in
      let fault = UsageError.ValueFault.unreadable(
        found: text,
        expected:
          "I/N, part I of N, from 1/1 to N/N with N up to \(Shard.countRange.upperBound.grouped), such as 2/8"
      )
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else { throw fault }
      let number = ValueReader<Int>.wholeNumber(in: Shard.countRange)
      do throws(UsageError.ValueFault) {
        let index = try number.read(parts[0], names)
        guard let shard = Shard(index: index, of: try number.read(parts[1], names)) else {
          throw fault
        }
        return shard
      } catch {
        throw fault
      }
    }
  }
}

extension ValueReader<FrameDeadline> {
  /// Refresh rates that are read, in hertz.
  private static let hertzRange = 1.0...1000.0

  private static let millisecondsRange = 0.001...1000.0

  /// Reads a refresh rate in hertz.
  static var refresh: ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      guard let hertz = decimal(text), hertzRange.contains(hertz) else {
        throw .unreadable(found: text, expected: "a rate from 1 to 1000 hertz, such as 60 or 59.94")
      }
      return .refresh(hertz: hertz)
    }
  }

  static var budget: ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      guard let milliseconds = decimal(text), millisecondsRange.contains(milliseconds) else {
        throw .unreadable(
          found: text,
          expected: "a time from 0.001 to 1000 milliseconds, such as 16 or 8.33"
        )
      }
      return .budget(nanoseconds: Int64((milliseconds * 1_000_000).rounded()))
    }
  }
}

extension ValueReader<Double> {
  /// Reads the part of the refresh period that the app may use.
  static var appShare: ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      guard let factor = DecimalFactor(text), factor.millionths <= DecimalFactor.identity.millionths
      else { throw .unreadable(found: text, expected: "a share from 0.001 to 1, such as 0.5") }
      return Double(factor.millionths) / Double(DecimalFactor.identity.millionths)
    }
  }
}

extension ValueReader<Slowdown> {
  /// Reads a multiplier of measured work.
  static var slowdown: ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      guard let factor = DecimalFactor(text) else {
        throw .unreadable(found: text, expected: "a factor from 0.001 to 1000, such as 2.5")
      }
      return Slowdown(factor: factor)
    }
  }
}

extension ValueReader<ModelledRate> {
  /// Reads a number of instructions per nanosecond.
  static var instructionRate: ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      guard let factor = DecimalFactor(text) else {
        throw .unreadable(
          found: text,
          expected: "instructions per nanosecond from 0.001 to 1000, such as 3"
        )
      }
      return ModelledRate(instructionsPerNanosecond: factor)
    }
  }
}

extension ValueReader<TimeGate.Tolerances> {
  private static let percentRange = 0.0...1_000.0

  /// Reads one tolerance for every quantile, or tolerances by quantile; what is not named keeps its
  /// default.
  static var tolerances: ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      if let percent = percent(text[...]) {
        return TimeGate.Tolerances(p50: percent, p90: percent, p99: percent)
      }
      var tolerances = TimeGate.Tolerances.standard
      var seen: Set<TimeGate.Tolerances.Quantile> = []
      for item in text.split(separator: ",", omittingEmptySubsequences: false) {
        let sides = item.split(separator: "=", omittingEmptySubsequences: false)
        guard sides.count == 2, let percent = percent(sides[1]),
          let quantile = TimeGate.Tolerances.Quantile(rawValue: String(sides[0]))
        else {
          throw .unreadable(
            found: String(item),
            expected:
              "a percentage from 0 to 1000, or some of p50, p90 and p99 with one each, such as p50=5,p99=20"
          )
        }
        guard seen.insert(quantile).inserted else {
          throw .repeatedItem(found: quantile.rawValue)
        }
        tolerances[quantile] = percent
      }
      return tolerances
    }
  }

  /// Reads a decimal in the range.
  private static func percent(_ text: Substring) -> Double? {
    decimal(text).flatMap { percentRange.contains($0) ? $0 : nil }
  }
}

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
    .among(\.strategies).ofSeveral
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

extension ValueReader {
  /// Reads digits with at most one point between them: no sign, exponent, "nan" or "inf".
  fileprivate static func decimal(_ text: some StringProtocol) -> Double? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
    return areDigits && parts.count <= 2 ? Double(text) : nil
  }
}
