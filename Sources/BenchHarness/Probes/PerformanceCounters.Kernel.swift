// SPDX-License-Identifier: Apache-2.0

import CProbes
import Foundation

extension PerformanceCounters {
  /// The kernel's side of the counters as functions that tests can replace; error numbers are positive.
  public struct Kernel {
    /// A figure or an error number.
    public enum Answer<Figure> {
      case done(Figure)
      case refused(errorNumber: Int)
    }

    let open: (_ event: PerformanceEvent, _ leader: Int?) -> Answer<Int>
    let begin: (_ leader: Int) -> Answer<Void>
    let end: (_ leader: Int) -> Answer<Void>
    let read: (_ leader: Int) -> Answer<[UInt64]>
    let close: (_ descriptor: Int) -> Void
    let paranoia: Reading<Int>

    /// The running kernel, for the calling thread and user space only.
    public static var running: Kernel {
      Kernel(
        open: { event, leader in
          descriptor(cprobes_event_open(event.number, Int32(leader ?? -1)))
        },
        begin: { answer(cprobes_event_group_begin(Int32($0))) },
        end: { answer(cprobes_event_group_end(Int32($0))) },
        read: { leader in
          var words = [UInt64](repeating: 0, count: Int(CPROBES_GROUP_WORDS))
          let count = Int(cprobes_event_group_read(Int32(leader), &words))
          return count < 0 ? .refused(errorNumber: -count) : .done(Array(words.prefix(count)))
        },
        close: { cprobes_event_close(Int32($0)) },
        paranoia: paranoia(files: .running)
      )
    }

    /// The level of `kernel.perf_event_paranoid`.
    static func paranoia(files: SystemFiles) -> Reading<Int> {
      let path = "/proc/sys/kernel/perf_event_paranoid"
      return files.text(at: path)
        .compactMap(orUnavailable: "\(path) holds no number") { text in
          text.split(whereSeparator: \.isWhitespace).first.flatMap { Int($0) }
        }
    }

    private static func descriptor(_ number: Int32) -> Answer<Int> {
      number < 0 ? .refused(errorNumber: Int(-number)) : .done(Int(number))
    }

    private static func answer(_ errorNumber: Int32) -> Answer<Void> {
      errorNumber == 0 ? .done(()) : .refused(errorNumber: Int(errorNumber))
    }
  }

  /// The highest level at which users may count their own user space.
  private static let permittedParanoia = 2

  /// Returns the reason why an event did not open, with a remedy where there is one.
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

  /// Two can refuse: the kernel's level, and a filter around the process.
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
