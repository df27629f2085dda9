// SPDX-License-Identifier: Apache-2.0

internal import BenchResults
internal import BenchStatistics

/// The time that a figure is of, and the statistic.
struct TimeName: Hashable {
  enum Part: String {
    /// From the pool's answer to the filled cell.
    case configure
    /// The whole configure phase for a cell, in documents of version 1.
    case configurePhase = "configure phase"
    case frame
    case frameCPU = "frame CPU"
  }

  enum Statistic: CaseIterable {
    /// The median over the rounds, each of which is a mean of many cells or frames.
    case rounds
    case p50, p90, p99

    var quantile: Quantile? {
      switch self {
      case .rounds: nil
      case .p50: .p50
      case .p90: .p90
      case .p99: .p99
      }
    }
  }

  let part: Part
  let statistic: Statistic

  var title: String {
    statistic == .rounds ? "\(part.rawValue) median of rounds" : "\(part.rawValue) \(statistic)"
  }

  /// `frame-cpu-p99-ns`.
  var slug: String { title.lowercased().replacing(" ", with: "-") + "-ns" }

  /// The unit in Go's format; rounds have the bare one, since benchstat takes medians of repeated measurements itself.
  var goUnit: String {
    let unit =
      switch part {
      case .configure: "ns/op"
      case .configurePhase: "phase-ns/op"
      case .frame: "ns/frame"
      case .frameCPU: "cpu-ns/frame"
      }
    return statistic == .rounds ? unit : "\(statistic)-\(unit)"
  }
}

/// The figures of a case, each under its own name.
struct ExportedFigures {
  struct Time {
    let name: TimeName
    let nanoseconds: Double
    /// The interval and its confidence; nil where the rounds are too few.
    let interval: (low: Double, high: Double, confidence: Double)?
    let sampleCount: Int
  }

  /// A quantile for which the samples are too few.
  struct Missing {
    let name: TimeName
    let found: Int
    let needed: Int
  }

  let measured: ResultDocument.Case
  /// The rounds to configure one cell, in nanoseconds, and what they hold.
  let configureRounds: (part: TimeName.Part, nanoseconds: [Double])?
  let frameRounds: [Double]
  private(set) var times: [Time] = []
  private(set) var missing: [Missing] = []

  init(_ measured: ResultDocument.Case) {
    self.measured = measured
    configureRounds = Self.configureRounds(of: measured.samples)
    frameRounds = Self.frameRounds(of: measured.samples)
    let figures = CaseFigures(measured)
    if let rounds = configureRounds { add(rounds.nanoseconds, of: rounds.part) }
    add(figures.configure, of: .configure)
    add(frameRounds, of: .frame)
    add(figures.frame, of: .frame)
    add(SortedSamples(measured.samples.frameCPUNanoseconds), of: .frameCPU)
  }

  var counters: [(name: String, value: Int, known: Counter?)] {
    measured.counters.sorted { $0.key < $1.key }
      .map { (name: $0.key, value: $0.value, known: CounterCatalogue.counter(named: $0.key)) }
  }

  private mutating func add(_ samples: SortedSamples?, of part: TimeName.Part) {
    guard let samples else { return }
    for statistic in TimeName.Statistic.allCases {
      guard let quantile = statistic.quantile else { continue }
      let name = TimeName(part: part, statistic: statistic)
      switch samples.quantile(quantile) {
      case .tooFew(let found, let needed):
        missing.append(Missing(name: name, found: found, needed: needed))
      case .value(let found):
        times.append(
          Time(
            name: name,
            nanoseconds: Double(found.value),
            interval: (Double(found.low), Double(found.high), found.confidence),
            sampleCount: samples.count
          )
        )
      }
    }
  }

  /// Adds the median over rounds, each to a hundredth of a nanosecond, with its sign-test interval.
  private mutating func add(_ rounds: [Double], of part: TimeName.Part) {
    let ascending = rounds.map { ($0 * 100).rounded() / 100 }.sorted()
    guard let median = ascending.median else { return }
    let rank = SignTest.intervalRank(pairCount: ascending.count)
    times.append(
      Time(
        name: TimeName(part: part, statistic: .rounds),
        nanoseconds: median,
        interval: rank.map { rank in
          let alpha = SignTest.achievedAlpha(pairCount: ascending.count, rank: rank)
          return (ascending[rank - 1], ascending[ascending.count - rank], 1 - alpha)
        },
        sampleCount: ascending.count
      )
    )
  }

  private static func configureRounds(
    of samples: ResultDocument.Samples
  ) -> (part: TimeName.Part, nanoseconds: [Double])? {
    do throws(ConfigureCosts.Fault) {
      let costs = try ConfigureCosts(samples, plain: .phase)
      return (costs.definition == .fill ? .configure : .configurePhase, costs.nanoseconds)
    } catch { return nil }
  }

  private static func frameRounds(of samples: ResultDocument.Samples) -> [Double] {
    let times = samples.roundFrameNanoseconds ?? []
    let counts = samples.roundFrameCounts ?? []
    guard times.count == counts.count, counts.allSatisfy({ $0 > 0 }) else { return [] }
    return zip(times, counts).map { Double($0) / Double($1) }
  }
}

extension [ExportedFigures] {
  var tooFewRemarks: [String] {
    flatMap(\.missing).grouped(by: \.name)
      .map { name, those in
        let most = those.map(\.found).max() ?? 0
        let needed = those.map(\.needed).max() ?? 0
        return
          "\(name.title) is left out of \(those.count) of \(count) cases: it needs \(needed) samples,"
          + " and \(those.count == 1 ? "that has" : "those have at most") \(most)"
      }
  }
}
