// SPDX-License-Identifier: Apache-2.0

/// Apple's word for a hitch ratio: what people notice of late frames.
///
/// Formula (article FrameMetrics A1): good up to 5 ms/s, critical from 10 ms/s on, warning between.
/// Failure mode: a short run has few possible ratios. Below 200 vsyncs one late frame is past good.
public enum HitchBand: String, Sendable, CaseIterable {
  /// At most 5 ms of hitch per second.
  case good
  /// Above 5 and below 10 ms of hitch per second.
  case warning
  /// 10 ms of hitch per second and above.
  case critical

  /// The hitch ratio up to which scrolling is good, in milliseconds per second.
  public static let goodLimit = 5.0
  /// The hitch ratio from which scrolling is critical, in milliseconds per second.
  public static let criticalLimit = 10.0

  /// Places a run by its missed vsyncs out of all its intervals, in whole numbers.
  ///
  /// 5 and 10 ms/s are one missed vsync in 200 and in 100.
  ///
  /// - Precondition: `intervalCount` is positive and `missedVsyncCount` within it.
  public init(missedVsyncCount: Int, intervalCount: Int) {
    precondition(intervalCount > 0, "A run without intervals has no hitch ratio.")
    precondition(
      (0...intervalCount).contains(missedVsyncCount),
      "A run misses none of its vsyncs, some, or all."
    )
    if missedVsyncCount <= intervalCount / 200 {
      self = .good
    } else if missedVsyncCount <= (intervalCount - 1) / 100 {
      self = .warning
    } else {
      self = .critical
    }
  }
}
