// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

/// A document in the text format of Go's benchmarks, which benchstat reads.
///
/// Source: golang.org/design/14313-benchmark-format; `/key=value` in names lets benchstat compare strategies.
struct GoBenchmarkExport {
  private var lines: [String]
  private var measurementCount = 0
  private(set) var remarks: [String] = []

  var isEmpty: Bool { measurementCount == 0 }

  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Writes each round as a measurement, and each quantile and counter under its own unit.
  init(_ document: ResultDocument, _ figures: [ExportedFigures]) {
    lines = Self.settings(
      document.generator,
      document.environment,
      document.plan.startedAt,
      [
        ("pace", document.plan.pace.rawValue),
        ("counter-definition", "\(document.generator.counterDefinitionVersion)"),
      ]
    )
    lines += Self.units(figures)
    var names: Set<String> = []
    for figures in figures {
      let name = Self.name(of: figures.measured)
      guard names.insert(name).inserted else {
        let foreign = Typography(ReportOptions()).quoted(figures.measured.id)
        remarks.append("\(foreign) is left out, since another case has the same facts")
        continue
      }
      add(figures, as: name)
    }
  }

  /// Writes each process of each pair as a measurement, first the base's, then the head's.
  init(_ document: PairDocument) {
    lines = Self.settings(document.generator, document.environment, document.plan.startedAt)
    for (build, times) in [
      ("base", \PairDocument.Comparison.baseNanoseconds),
      ("head", \PairDocument.Comparison.headNanoseconds),
    ] {
      lines.append("build: \(build)")
      for compared in document.cases {
        for phase in compared.phases {
          let part: TimeName.Part = phase.phase == .configure ? .configurePhase : .frame
          let unit = TimeName(part: part, statistic: .rounds).goUnit
          for (place, series) in phase.series.enumerated() {
            let name = "BenchmarkReuse/\(Self.word(compared.id, keeping: "/"))/series=\(place + 1)"
            for time in series[keyPath: times] { add(name, 1, [(Self.number(time), unit)]) }
          }
        }
      }
    }
  }

  private mutating func add(_ figures: ExportedFigures, as name: String) {
    let configure = figures.configureRounds
    let counts = figures.measured.samples.configureBatchCounts
    let unit = TimeName(part: configure?.part ?? .configure, statistic: .rounds).goUnit
    let frameUnit = TimeName(part: .frame, statistic: .rounds).goUnit
    for round in 0..<max(configure?.nanoseconds.count ?? 0, figures.frameRounds.count) {
      var values: [(String, String)] = []
      if let costs = configure?.nanoseconds, round < costs.count {
        values.append((Self.number(costs[round]), unit))
      }
      if round < figures.frameRounds.count {
        values.append((Self.number(figures.frameRounds[round]), frameUnit))
      }
      add(name, round < counts.count ? counts[round] : 1, values)
    }
    let quantiles = figures.times.filter { $0.name.statistic != .rounds }
    for sampleCount in Set(quantiles.map(\.sampleCount)).sorted() {
      let those = quantiles.filter { $0.sampleCount == sampleCount }
      add(name, sampleCount, those.map { (Self.number($0.nanoseconds), $0.name.goUnit) })
    }
    let counters = figures.counters.map { ("\($0.value)", Self.unit(of: $0.name, $0.known)) }
    if !counters.isEmpty { add(name, 1, counters) }
  }

  private mutating func add(_ name: String, _ iterations: Int, _ values: [(String, String)]) {
    let fields = values.map { "\($0.0) \($0.1)" }.joined(separator: " ")
    lines.append("\(name) \(max(1, iterations)) \(fields)")
    measurementCount += 1
  }
}

extension GoBenchmarkExport {
  /// Settings by which benchstat separates tables; what may differ between comparable documents is in a remark.
  private static func settings(
    _ generator: ResultDocument.Generator,
    _ environment: ResultDocument.Environment,
    _ startedAt: String,
    _ definitions: [(String, String)] = []
  ) -> [String] {
    let typography = Typography(ReportOptions())
    let changes = generator.gitIsDirty == true ? " with changes" : ""
    let origin = [
      "\(generator.name) \(generator.version)",
      generator.gitCommit.map { "commit \($0)\(changes)" },
      generator.toolchain, "\(generator.buildConfiguration.rawValue) build", startedAt,
    ]
    let machine = [
      ("os", environment.operatingSystem), ("arch", environment.architecture),
      ("cpu", environment.processorModel ?? ""),
    ]
    return ["# " + typography.foreign(origin.compactMap(\.self).joined(separator: ", "))]
      + (machine + definitions).filter { !$0.1.isEmpty }
      .map { "\($0.0): \(typography.foreign($0.1))" }
  }

  private static func units(_ figures: [ExportedFigures]) -> [String] {
    var lines: [String] = []
    var known: Set<String> = []
    for counter in figures.flatMap(\.counters) {
      let unit = unit(of: counter.name, counter.known)
      guard counter.known?.isExact != false, known.insert(unit).inserted else { continue }
      let isLargerBetter = counter.known?.worse == .fewer
      lines.append("Unit \(unit) assume=exact better=\(isLargerBetter ? "higher" : "lower")")
    }
    return lines.sorted()
  }

  /// The name by the facts of a case: `BenchmarkReuse/workload=…/cell=…/strategy=…/rows=…`.
  private static func name(of measured: ResultDocument.Case) -> String {
    let facts = [
      ("workload", measured.workload), ("axes", measured.axes.joined(separator: "+")),
      ("cell", measured.cell), ("strategy", measured.strategy), ("rows", "\(measured.rows)"),
    ]
    return "BenchmarkReuse"
      + facts.filter { !$0.1.isEmpty }.map { "/\($0.0)=\(word($0.1))" }.joined()
  }

  /// The unit of a counter: `committedBytes-B`, `cellsCreated-cells`.
  private static func unit(of counter: String, _ known: Counter?) -> String {
    let unit = known?.unit ?? "events"
    return "\(word(counter))-\(word(unit == "bytes" ? "B" : unit))"
  }

  private static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() && hundredths.magnitude < 1e15
      ? "\(Int(hundredths))" : "\(hundredths)"
  }

  /// A text as a part of a name: spaces, slashes and invisible characters become `%XX` bytes.
  private static func word(_ text: String, keeping kept: Character? = nil) -> String {
    var word = ""
    for character in text.unicodeScalars {
      let isKept = kept.map { $0.unicodeScalars.first == character } ?? false
      if isKept || isPlain(character) {
        word.unicodeScalars.append(character)
      } else {
        for byte in String(character).utf8 {
          let digits = String(byte, radix: 16, uppercase: true)
          word += "%" + (digits.count == 1 ? "0" : "") + digits
        }
      }
    }
    return word
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "/" || scalar == "%" || scalar.properties.isWhitespace { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse:
      return false
    default: return true
    }
  }
}
