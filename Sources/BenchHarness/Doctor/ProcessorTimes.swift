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
