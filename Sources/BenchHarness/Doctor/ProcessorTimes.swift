// SPDX-License-Identifier: Apache-2.0

/// The scheduler ticks that processors spent since start-up, summed over those that may be used.
struct ProcessorTimes: Equatable, Sendable {
  /// Ticks in which something ran.
  let busyTicks: Int
  /// Ticks in which nothing was to be run.
  let idleTicks: Int
  /// Ticks in which something was to be run and the hypervisor ran somebody else.
  let stolenTicks: Int
  /// The processors that are summed.
  let processorCount: Int

  /// The file of the figures.
  static let path = "/proc/stat"

  /// Reads the file; where it has no line for a used processor, the line for all of them counts.
  static func read(_ files: SystemFiles, processors: [Int]?) -> Reading<ProcessorTimes> {
    files.text(at: path)
      .compactMap(orUnavailable: "\(path) has no processor times with stolen ones") { text in
        var rows: [String: ProcessorTimes] = [:]
        for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix("cpu") {
          let words = line.split(separator: " ")
          rows[String(words[0])] = ProcessorTimes(words.dropFirst().map { Int($0) })
        }
        let each = processors.flatMap { numbers in
          let found = numbers.compactMap { rows["cpu\($0)"] }
          return found.count == numbers.count ? found : nil
        }
        if let each, !each.isEmpty { return ProcessorTimes(summing: each) }
        let count = rows.keys.count { $0 != "cpu" }
        return rows["cpu"].map { ProcessorTimes($0, processorCount: max(count, 1)) }
      }
  }

  /// Reads user, nice, system, idle, iowait, irq, softirq and steal, all in ticks.
  ///
  /// What guests of this machine used is part of user, so the columns behind are left out.
  private init?(_ columns: [Int?]) {
    let ticks = columns.prefix(8).compactMap(\.self)
    // 2^48 ticks are 89,000 years; a greater count is none, and would overflow the sums.
    guard ticks.count == 8, ticks.allSatisfy({ 0 <= $0 && $0 < 1 << 48 }) else { return nil }
    busyTicks = ticks[0] + ticks[1] + ticks[2] + ticks[5] + ticks[6]
    idleTicks = ticks[3] + ticks[4]
    stolenTicks = ticks[7]
    processorCount = 1
  }

  private init(_ times: ProcessorTimes, processorCount: Int) {
    busyTicks = times.busyTicks
    idleTicks = times.idleTicks
    stolenTicks = times.stolenTicks
    self.processorCount = processorCount
  }

  private init(summing rows: [ProcessorTimes]) {
    busyTicks = rows.reduce(0) { $0 + $1.busyTicks }
    idleTicks = rows.reduce(0) { $0 + $1.idleTicks }
    stolenTicks = rows.reduce(0) { $0 + $1.stolenTicks }
    processorCount = rows.count
  }
}

/// What processors did between two readings of ``ProcessorTimes``.
struct ProcessorSpan: Equatable {
  /// How many processors were busy on average.
  let busyProcessors: Double
  /// The stolen part of the time that processors wanted to run, counted as at least one processor's.
  ///
  /// Formula: stolen / max(busy + stolen, all / processors). One thread among many processors is
  /// then judged by its own processor, and an almost idle machine is not judged by a single tick.
  let stolenShare: Double
  /// The processors that were looked at.
  let processorCount: Int

  /// Compares two readings, or returns nil if the ticks did not advance between them.
  ///
  /// A count that fell, as counts of waiting for disks may, counts as no time.
  init?(from start: ProcessorTimes, to end: ProcessorTimes) {
    let busy = Double(max(0, end.busyTicks - start.busyTicks))
    let idle = Double(max(0, end.idleTicks - start.idleTicks))
    let stolen = Double(max(0, end.stolenTicks - start.stolenTicks))
    let all = busy + idle + stolen
    guard all > 0, start.processorCount == end.processorCount else { return nil }
    let count = Double(end.processorCount)
    busyProcessors = busy / all * count
    stolenShare = stolen / max(busy + stolen, all / count)
    processorCount = end.processorCount
  }

  /// Compares two readings of which each may be missing.
  static func reading(
    from start: Reading<ProcessorTimes>,
    to end: Reading<ProcessorTimes>
  ) -> Reading<ProcessorSpan> {
    let reason = "\(ProcessorTimes.path) did not advance between two readings"
    return start.flatMap { start in
      end.compactMap(orUnavailable: reason) { ProcessorSpan(from: start, to: $0) }
    }
  }
}

/// A set of processors as the kernel writes it: `0-3,8`.
struct ProcessorList: Equatable {
  /// The numbers of the processors, ascending.
  let numbers: [Int]

  /// The greatest number that is believed; kernels are built for at most 8,192 processors.
  private static let greatest = 65_535

  /// Reads a list, or returns nil for a text that is none or has no processor.
  init?(_ text: String) {
    var numbers: Set<Int> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard let first = ends.first, let low = first, ends.count <= 2,
        let high = ends[ends.count - 1],
        0 <= low, low <= high, high <= Self.greatest
      else { return nil }
      numbers.formUnion(low...high)
    }
    self.numbers = numbers.sorted()
  }
}

/// The share of time that a hypervisor gave to others since watching began.
public struct StolenTime: Sendable {
  /// The share above which a session is void (article ComparisonRules B3.7).
  public static let limit = 0.05

  private let start: Reading<ProcessorTimes>
  private let files: SystemFiles

  /// Begins to watch all processors of the system.
  public init(_ files: SystemFiles = .running) {
    self.files = files
    start = ProcessorTimes.read(files, processors: nil)
  }

  /// The stolen part of the time that processors wanted to run, from 0 through 1.
  public func share() -> Reading<Double> {
    ProcessorSpan.reading(from: start, to: ProcessorTimes.read(files, processors: nil))
      .map(\.stolenShare)
  }
}
