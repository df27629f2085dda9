// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import BenchResults
import BenchRunner

extension ValueReader<CaseFilter> {
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
    ValueReader(among: \.datasets, takesFile: true) {
      text,
      names throws(UsageError.ValueFault) in
      if names.datasets.contains(text) { return DatasetChoice(text) }
      return .file(path: try ValueReader<String>.path.read(text, names))
    }
  }
}

extension ValueReader<Shard> {
  /// Reads which part of how many, such as `2/8`.
  static var shard: ValueReader {
    let most = Shard.countRange.upperBound.grouped
    return parsing("I/N, part I of N, from 1/1 to N/N with N up to \(most), such as 2/8") { text in
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        .map { ValueReader<Int>.number(String($0), in: Shard.countRange) }
      guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
      return Shard(index: index, of: count)
    }
  }
}

extension ValueReader<FrameDeadline> {
  static var refresh: ValueReader {
    parsing("a rate from 1 to 1000 hertz, such as 60 or 59.94") {
      decimal($0, in: 1...1_000).map { .refresh(hertz: $0) }
    }
  }

  static var budget: ValueReader {
    parsing("a time from 0.001 to 1000 milliseconds, such as 16 or 8.33") {
      decimal($0, in: 0.001...1_000)
        .map { .budget(nanoseconds: Int64(($0 * 1_000_000).rounded())) }
    }
  }
}

extension ValueReader<Double> {
  static var appShare: ValueReader {
    parsing("a share from 0.001 to 1, such as 0.5") { text in
      let whole = DecimalFactor.identity.millionths
      guard let share = DecimalFactor(text)?.millionths, share <= whole else { return nil }
      return Double(share) / Double(whole)
    }
  }
}

extension ValueReader<Slowdown> {
  static var slowdown: ValueReader {
    parsing("a factor from 0.001 to 1000, such as 2.5") {
      DecimalFactor($0).map { Slowdown(factor: $0) }
    }
  }
}

extension ValueReader<ModelledRate> {
  static var instructionRate: ValueReader {
    parsing("instructions per nanosecond from 0.001 to 1000, such as 3") {
      DecimalFactor($0).map { ModelledRate(instructionsPerNanosecond: $0) }
    }
  }
}

extension ValueReader<TimeGate.Tolerances> {

  /// Reads one tolerance for every quantile, or tolerances by quantile; what is not named keeps its
  /// default.
  static var tolerances: ValueReader {
    ValueReader { text, _ throws(UsageError.ValueFault) in
      let percentRange = 0.0...1_000.0
      if let percent = decimal(text, in: percentRange) {
        return TimeGate.Tolerances(p50: percent, p90: percent, p99: percent)
      }
      var tolerances = TimeGate.Tolerances.standard
      var seen: Set<TimeGate.Tolerances.Quantile> = []
      for item in text.split(separator: ",", omittingEmptySubsequences: false) {
        let sides = item.split(separator: "=", omittingEmptySubsequences: false)
        guard sides.count == 2, let percent = decimal(sides[1], in: percentRange),
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
}

extension ValueReader<ProfileEvent> {
  /// Reads the name of an event; perf's own are judged by perf.
  static var event: ValueReader {
    parsing("callgrind, allocations or one event of perf, such as cpu-clock or cycles") { text in
      let isName = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && !text.hasPrefix("-")
      return isName && !text.contains(",") ? ProfileEvent(name: text) : nil
    }
  }
}

extension ValueReader<[String]> {
  static var strategyPair: ValueReader {
    ValueReader(among: \.strategies, isList: true) {
      text,
      names throws(UsageError.ValueFault) in
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

extension ValueReader<PerfControl> {
  static var perfControl: ValueReader {
    parsing("the paths of two named pipes, CTL,ACK") { text in
      let paths = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard paths.count == 2, !paths[0].isEmpty, !paths[1].isEmpty, paths[0] != paths[1] else {
        return nil
      }
      return PerfControl(control: paths[0], acknowledgement: paths[1])
    }
  }
}

extension ValueReader {
  /// Reads digits with at most one point between them: no sign, exponent, "nan" or "inf".
  fileprivate static func decimal(
    _ text: some StringProtocol,
    in range: ClosedRange<Double>
  ) -> Double? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
    guard areDigits, parts.count <= 2, let number = Double(text) else { return nil }
    return range.contains(number) ? number : nil
  }
}
