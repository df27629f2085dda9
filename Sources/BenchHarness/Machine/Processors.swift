// SPDX-License-Identifier: Apache-2.0

import CProbes

/// The processors that a thread may run on, and the choice among them.
public enum Processors {
  /// The size of the kernel's plain set.
  private static let capacity = 1_024

  /// The processors that the calling thread may run on; empty where the system does not say.
  public static var allowed: [Int] {
    let numbers = [Int32](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = Int(cprobes_allowed_processors(buffer.baseAddress, Int32(capacity)))
    }
    return numbers.map(Int.init)
  }

  /// Restricts the calling thread, and processes that it starts from then on, to processors.
  ///
  /// - Throws: ``HarnessError/processorsRefused(numbers:errorNumber:)``.
  public static func restrict(to numbers: [Int]) throws(HarnessError) {
    let errorNumber = cprobes_run_on_processors(
      numbers.map { Int32(clamping: $0) },
      Int32(clamping: numbers.count)
    )
    guard errorNumber == 0 else {
      throw .processorsRefused(numbers: numbers, errorNumber: Int(errorNumber))
    }
  }
}

/// Scheduler ticks since start-up, summed over the usable processors.
struct ProcessorTimes: Equatable, Sendable {
  let busyTicks: Int
  let idleTicks: Int
  /// Ticks in which the hypervisor ran another guest although work was waiting.
  let stolenTicks: Int
  let processorCount: Int

  static let path = "/proc/stat"

  /// Reads the file; where a used processor has no line, the line for all of them counts.
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

  /// Reads user, nice, system, idle, iowait, irq, softirq and steal, in ticks.
  ///
  /// The columns for guests of this machine are part of user, so they are omitted.
  private init?(_ columns: [Int?]) {
    let ticks = columns.prefix(8).compactMap(\.self)
    // 2^48 ticks are 89,000 years; a greater count is damaged, and would overflow the sums.
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

/// The activity of processors between two readings of ``ProcessorTimes``.
struct ProcessorSpan: Equatable {
  /// The mean number of busy processors.
  let busyProcessors: Double
  /// The stolen share of the wanted time, counted as at least one processor's.
  ///
  /// Formula: stolen / max(busy + stolen, all / processors). One thread among many processors is judged by its
  /// own processor, and an almost idle machine is not judged by a single tick.
  let stolenShare: Double
  let processorCount: Int

  /// Compares two readings; nil if the ticks did not advance.
  ///
  /// A count that fell, as those of disk waits may, counts as no time.
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

  /// Compares two readings that may be unavailable.
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
  /// Processor numbers, ascending.
  let numbers: [Int]

  /// The greatest accepted number; kernels support at most 8,192 processors.
  private static let greatest = 65_535

  /// Reads a list; nil for other text and for no processor.
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

/// The share of time that a hypervisor gave to other guests since watching began.
public struct StolenTime: Sendable {
  /// The share above which a session is void (article ComparisonRules B3.7).
  public static let limit = 0.05

  private let start: Reading<ProcessorTimes>
  private let files: SystemFiles

  /// Starts to watch all processors of the system.
  public init(_ files: SystemFiles = .running) {
    self.files = files
    start = ProcessorTimes.read(files, processors: nil)
  }

  /// The stolen share of the wanted time, from 0 through 1.
  public func share() -> Reading<Double> {
    ProcessorSpan.reading(from: start, to: ProcessorTimes.read(files, processors: nil))
      .map(\.stolenShare)
  }
}
