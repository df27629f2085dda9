// SPDX-License-Identifier: Apache-2.0

import Foundation

extension PerformanceCounters {
  /// The level up to which the kernel lets everybody count their own user space.
  private static let permittedParanoia = 2

  /// Why an event did not open, in words, and what mends it where something does.
  static func reason(
    forRefusing event: PerformanceEvent,
    errorNumber: Int,
    paranoia: Reading<Int>
  ) -> String {
    let words = ErrorWords.text(errorNumber)
    switch Int32(clamping: errorNumber) {
    case ENOENT, ENODEV, EOPNOTSUPP:
      return "no performance monitoring unit is to be seen here: \(words)"
    case EACCES, EPERM: return permission(paranoia, words)
    case ENOSYS:
      return "the kernel, or the sandbox around this process, has no perf_event_open: \(words)"
    case EINVAL, ENOSPC:
      return "\(event.name) do not fit beside the events that are counted already: \(words)"
    case EBUSY: return "another program holds the performance monitoring unit: \(words)"
    case EMFILE, ENFILE: return "no file descriptor is left for a counter: \(words)"
    default: return "perf_event_open refuses \(event.name): \(words)"
    }
  }

  /// The two that can refuse: the kernel's own level, and a filter around the process.
  private static func permission(_ paranoia: Reading<Int>, _ words: String) -> String {
    switch paranoia {
    case .value(let level) where level > permittedParanoia:
      "kernel.perf_event_paranoid is \(level), which forbids counting: \(words); to allow it, "
        + "run: sudo sysctl kernel.perf_event_paranoid=\(permittedParanoia)"
    case .value(let level):
      "kernel.perf_event_paranoid is \(level), which allows counting, so a seccomp filter or "
        + "security module refuses it: \(words); in a container, allow perf_event_open in the "
        + "seccomp profile or add the capability PERFMON"
    case .unavailable(let reason):
      "counting is not permitted: \(words); the kernel's level is unknown (\(reason)), so either "
        + "run: sudo sysctl kernel.perf_event_paranoid=\(permittedParanoia), or allow "
        + "perf_event_open in the container's seccomp profile"
    }
  }
}
