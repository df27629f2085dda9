// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchReports

@Suite("Figures have three significant digits, a unit and separated thousands")
struct FigureFormatTests {
  private let format = FigureFormat(typography: Typography(ReportOptions()))

  @Test(
    "Measured times",
    arguments: [
      (0, "0 ns"), (7, "7 ns"), (999, "999 ns"), (1_000, "1.00 µs"), (1_234, "1.23 µs"),
      (9_994, "9.99 µs"), (9_996, "10.0 µs"), (99_960, "100 µs"), (999_499, "999 µs"),
      (999_500, "1.00 ms"), (16_666_667, "16.7 ms"), (1_020_000_000, "1.02 s"),
      (1_020_000_000_000, "1,020 s"), (Int.max, "9,220,000,000 s"), (-1_500, "-1.50 µs"),
    ]
  ) func measured(value: Int, text: String) { expectEqual(format.nanoseconds(value), text) }

  @Test(
    "Computed times",
    arguments: [
      (0, "0 ns"), (22.5, "22.5 ns"), (0.41, "0.410 ns"), (999.6, "1.00 µs"), (.nan, "–"),
      (.infinity, "–"),
    ]
  ) func computed(value: Double, text: String) { expectEqual(format.nanoseconds(value), text) }

  @Test(
    "Times in the unit of their column",
    arguments: [
      (0, TimeUnit.nanosecond, "0"), (281, .nanosecond, "281"), (1_047, .nanosecond, "1,050"),
      (99_949, .nanosecond, "99,900"), (99_950, .nanosecond, "100 µs"),
      (281, .microsecond, "0.281"), (10_449, .microsecond, "10.4"),
      (1_234_000, .microsecond, "1,230"), (.max, .millisecond, "9,220,000,000 s"),
    ]
  ) func inUnit(value: Int, unit: TimeUnit, text: String) {
    expectEqual(format.nanoseconds(value, in: unit), text)
  }

  @Test(
    "The unit is the largest that the median holds",
    arguments: [
      ([], TimeUnit.nanosecond), ([0], .nanosecond), ([999, 5_000_000, 10], .nanosecond),
      ([1_000], .microsecond), ([1, 999_999, .max], .microsecond), ([.max], .second),
    ]
  ) func unit(times: [Int], unit: TimeUnit) { expectEqual(TimeUnit(of: times), unit) }

  @Test("A budget keeps four digits; sizes and plain numbers; ASCII has its own micro sign")
  func budget() {
    expectEqual(format.nanoseconds(16_666_667, digits: 4), "16.67 ms")
    expectEqual(format.nanoseconds(8_333_333, digits: 4), "8.333 ms")
    expectEqual(
      [0, 999, 1_000, 41_200_000, 8_589_934_592].map(format.bytes),
      ["0 B", "999 B", "1.00 kB", "41.2 MB", "8.59 GB"]
    )
    expectEqual(
      [60, 59.94, 120.5, 0.001, 1e6].map(format.plain),
      ["60", "59.94", "120.5", "0", "1,000,000"]
    )
    let typography = Typography(ReportOptions(usesASCII: true))
    expectEqual(FigureFormat(typography: typography).nanoseconds(1_500), "1.50 us")
  }

  @Test(
    "Counts",
    arguments: [
      (0, "0"), (999, "999"), (1_000, "1,000"), (-1_234_567, "-1,234,567"),
      (100_000_000, "100,000,000"), (Int.min, "-9,223,372,036,854,775,808"),
    ]
  ) func counts(value: Int, text: String) { expectEqual(format.count(value), text) }

  @Test(
    "Counts for columns",
    arguments: [
      (99_999_999, "99,999,999"), (100_000_000, "100 M"), (123_456_789, "123 M"),
      (1_500_000_000, "1.50 G"), (Int.max, "9,220,000 T"), (-100_000_000, "-100 M"),
    ]
  ) func shortCounts(value: Int, text: String) { expectEqual(format.shortCount(value), text) }

  @Test(
    "Ratios",
    arguments: [
      (1, "1.000"), (0.7124, "0.712"), (0, "0.000"), (9.9994, "9.999"), (9.9996, "10.00"),
      (99.996, "100"), (1234.4, "1,234"), (1e9, "1.00 G"), (1e300, "1e+300"),
    ]
  ) func ratios(value: Double, text: String) { expectEqual(format.ratio(value), text) }

  @Test(
    "Shares",
    arguments: [
      (0, "0%"), (1e-9, "<0.001%"), (0.000025, "0.0025%"), (0.00999, "1.0%"), (0.12, "12%"),
      (0.994, "99%"), (0.996, "100%"), (1.08, "108%"), (24, "2,400%"),
    ]
  ) func shares(value: Double, text: String) { expectEqual(format.share(value), text) }
}
