// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchReports

@Suite struct DoctorReportTests {
  private static let disturbing = DoctorRow(
    section: .disturbs,
    title: "turbo",
    found: "0",
    source: "/sys/no_turbo",
    why: "Turbo drifts.",
    command: "echo 1 | sudo tee /sys/devices/system/cpu/intel_pstate/no_turbo",
    advice: "a container may not: type it on the host"
  )
  private static let good = DoctorRow(
    section: .good,
    title: "clock",
    found: "tsc",
    source: "/sys/current_clocksource",
    why: "Stamps."
  )
  private static let missing = DoctorRow(
    section: .unavailable,
    title: "governor",
    found: "/sys/governor cannot be read",
    source: nil,
    why: "Clock rates drift."
  )
  private static let phase = SelfComparisonRow(
    phase: "configure",
    ratio: 1.002,
    low: 0.996,
    high: 1.008,
    verdict: "unchanged",
    isUnchanged: true,
    smallestChange: 0.0123
  )

  @Test func aPage() {
    let page = text([Self.good, Self.missing, Self.disturbing], [Self.phase], width: 60)
    expectEqual(
      page,
      """
      Disturbs (1) ───────────────────────────────────────────────
      turbo: 0 (/sys/no_turbo)
        Turbo drifts. A container may not: type it on the host.
        $ echo 1 | sudo tee /sys/devices/system/cpu/intel_pstate/no_turbo

      Not available (1) ──────────────────────────────────────────
      governor: /sys/governor cannot be read
        Clock rates drift.

      Good (1) ───────────────────────────────────────────────────
      what    found  read from
      ───────────────────────────────────────
      clock   tsc    /sys/current_clocksource

      Itself ─────────────────────────────────────────────────────
      phase       ratio     interval  verdict    shows
      ────────────────────────────────────────────────
      configure   1.002  0.996–1.008  unchanged   1.2%
      shows: the smallest change that this machine can see now.

      3 things were looked at, 1 disturbs; the smallest change
        that this machine can see now: 1.2% of a configure.

      """
    )
  }

  @Test func theClosingSentenceCounts() {
    expect(text([Self.good], []).hasSuffix("\n1 thing was looked at, none disturbs.\n"))
    expect(
      text([Self.disturbing, Self.disturbing], [])
        .hasSuffix("\n2 things were looked at, 2 disturb.\n")
    )
  }

  @Test("A place that does not fit is cut or left out, a command never", arguments: [40, 50, 80])
  func widths(_ width: Int) {
    var row = Self.good
    row.source = "/sys/" + String(repeating: "very/", count: 20) + "long"
    row.found = String(repeating: "figure ", count: 20)
    let page = text([row, Self.disturbing], [Self.phase], width: width)
    for line in page.split(separator: "\n") where !line.hasPrefix("  $ ") {
      expect(line.count <= width, "\(line)")
    }
    expect(page.contains("  $ \(Self.disturbing.command ?? "")\n"))
  }

  @Test("What the machine says cannot move the cursor or leave ASCII") func foreignText() {
    var row = Self.disturbing
    row.found = "a\u{1B}[2J\nbé"
    let options = ReportOptions(width: 80, usesASCII: true)
    let page = DoctorReport([row], comparison: [], comparisonTitle: "", options: options).text()
    expect(!page.contains("\u{1B}"))
    expect(page.allSatisfy { $0.isASCII })
  }

  private func text(
    _ rows: [DoctorRow],
    _ comparison: [SelfComparisonRow],
    width: Int = 80
  ) -> String {
    DoctorReport(
      rows,
      comparison: comparison,
      comparisonTitle: "Itself",
      options: ReportOptions(width: width)
    )
    .text()
  }
}
