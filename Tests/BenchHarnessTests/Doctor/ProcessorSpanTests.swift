// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchHarness

/// Busy and stolen time against closed forms, and processor lists against enumeration.
@Suite struct ProcessorSpanTests {
  /// A line: user nice system idle iowait irq softirq steal guest guest_nice.
  private static func line(_ name: String, busy: Int, idle: Int, stolen: Int) -> String {
    "\(name) \(busy) 0 0 \(idle) 0 0 0 \(stolen) 0 0\n"
  }

  private static func stat(busy: Int, idle: Int, stolen: Int, on processors: Int) -> String {
    (0..<processors).map { line("cpu\($0)", busy: busy, idle: idle, stolen: stolen) }.joined()
  }

  @Test func closedFormAndColumns() throws {
    // ClosedForm.
    // Each of n processors has b busy, i idle and s stolen ticks. Then n·b/(b+i+s) processors are busy,
    // and of what was wanted, n(b+s), or one processor's time, b+i+s, the share n·s was stolen.
    for processors in [1, 2, 7] {
      for busy in [0, 1, 10] {
        for idle in [0, 5, 20] {
          for stolen in [0, 1, 9] where busy + idle + stolen > 0 {
            let start = Self.stat(busy: 100, idle: 1_000, stolen: 10, on: processors)
            let end = Self.stat(
              busy: 100 + busy,
              idle: 1_000 + idle,
              stolen: 10 + stolen,
              on: processors
            )
            let span = try require(between(start, end, Array(0..<processors)))
            let all = Double(busy + idle + stolen)
            let wanted = max(Double(processors * (busy + stolen)), all)
            let label = Comment("\(processors) processors, \(busy) \(idle) \(stolen)")
            expect(abs(span.busyProcessors - Double(processors * busy) / all) < 1e-12, label)
            expect(abs(span.stolenShare - Double(processors * stolen) / wanted) < 1e-12, label)
          }
        }
      }
    }
    // Nice, system and interrupts are busy, waiting for a disk is idle, guests count once.
    do {
      let start = "cpu0 0 0 0 0 0 0 0 0 0 0\n"
      let span = try require(between(start, "cpu0 1 2 4 32 64 8 16 128 1 2\n", [0]))
      expectEqual(span.busyProcessors, 31.0 / 255)
      expectEqual(span.stolenShare, 128.0 / 255)
    }
  }

  @Test func usedProcessorsAndStandingStill() throws {
    // Only processors that may be used count; where one has no line, all of them do.
    let start = "cpu  0 0 0 0 0 0 0 0\ncpu0 0 0 0 0 0 0 0 0\ncpu1 0 0 0 0 0 0 0 0\n"
    let end = "cpu  10 0 0 10 0 0 0 0\ncpu0 10 0 0 0 0 0 0 0\ncpu1 0 0 0 10 0 0 0 0\nintr 5 6\n"
    expectEqual(between(start, end, [1])?.busyProcessors, 0)
    expectEqual(between(start, end, [0])?.busyProcessors, 1)
    expectEqual(between(start, end, [0, 9])?.busyProcessors, 1)
    expectEqual(between(start, end, nil)?.processorCount, 2)
    // Ticks that stand still or fall give no span or no time.
    let text = Self.stat(busy: 5, idle: 5, stolen: 5, on: 1)
    expect(between(text, text, [0]) == nil)
    let fallen = Self.stat(busy: 6, idle: 4, stolen: 5, on: 1)
    expectEqual(between(text, fallen, [0])?.busyProcessors, 1)
  }

  @Test(
    "A text of another shape is unavailable",
    arguments: [
      "", "cpu\n", "cpu 1 2 3\n", "cpu a b c d e f g h\n", "cpu -1 0 0 0 0 0 0 0\n",
      "cpu 9223372036854775807 0 0 0 0 0 0 0\n", "intr 1\n",
    ]
  )
  func garbled(_ text: String) {
    var patient = Patient()
    patient.processorTimes = [text]
    let reason = "/proc/stat has no processor times with stolen ones"
    expectEqual(patient.finding(.steal)?.verdict, .unavailable(reason: reason))
    expectEqual(patient.finding(.otherWork)?.verdict, .unavailable(reason: reason))
  }

  @Test func otherWorkDisturbsAndStealDuringWork() {
    // OtherWorkDisturbs.
    // One of two processors is busy for the whole quiet span: half of the machine, above a tenth.
    var patient = Patient()
    patient.processorTimes = [
      Self.stat(busy: 0, idle: 0, stolen: 0, on: 2),
      Self.line("cpu0", busy: 20, idle: 0, stolen: 0)
        + Self.line("cpu1", busy: 0, idle: 20, stolen: 0),
    ]
    let finding = patient.finding(.otherWork)
    expectEqual(finding?.verdict, .disturbs)
    expectEqual(finding?.evidence?.found, "1.00 of 2 busy")
    // Time stolen from the work counts where none was stolen before it.
    do {
      var patient = Patient()
      let quiet = Self.stat(busy: 0, idle: 20, stolen: 0, on: 2)
      patient.processorTimes = [
        Self.stat(busy: 0, idle: 0, stolen: 0, on: 2), quiet, quiet,
        Self.line("cpu0", busy: 94, idle: 20, stolen: 6)
          + Self.line("cpu1", busy: 0, idle: 120, stolen: 0),
      ]
      let finding = patient.finding(.steal)
      // One thread wanted 100 ticks and lost 6 of them.
      expectEqual(finding?.evidence?.found, "6.0% stolen")
      expectEqual(finding?.verdict, .disturbs)
      expect(finding?.remedy?.command == nil)
    }
  }

  @Test func listsOfProcessors() {
    expectEqual(ProcessorList("0-3,8")?.numbers, [0, 1, 2, 3, 8])
    expectEqual(ProcessorList("5")?.numbers, [5])
    expectEqual(ProcessorList("2,0-1,1")?.numbers, [0, 1, 2])
    for text in ["", "-", "1-", "-1", "3-1", "0,,1", "a", "1-2-3", "0-99999999999", "0 1"] {
      expect(ProcessorList(text) == nil, "\(text)")
    }
  }

  private func between(_ start: String, _ end: String, _ used: [Int]?) -> ProcessorSpan? {
    func times(_ text: String) -> ProcessorTimes? {
      ProcessorTimes.read(SystemFiles { _ in .value(text) }, processors: used).value
    }
    guard let start = times(start), let end = times(end) else { return nil }
    return ProcessorSpan(from: start, to: end)
  }
}
