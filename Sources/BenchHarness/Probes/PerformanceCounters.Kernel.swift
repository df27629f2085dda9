// SPDX-License-Identifier: Apache-2.0

import CProbes

extension PerformanceCounters {
  /// The kernel's side of the counters, of functions so that tests can play one.
  ///
  /// Error numbers are positive.
  public struct Kernel {
    /// A call that gives a figure, or an error number.
    public enum Answer<Figure> {
      /// It worked.
      case done(Figure)
      /// It was refused.
      case refused(errorNumber: Int)
    }

    let open: (_ event: PerformanceEvent, _ leader: Int?) -> Answer<Int>
    let begin: (_ leader: Int) -> Answer<Void>
    let end: (_ leader: Int) -> Answer<Void>
    let read: (_ leader: Int) -> Answer<[UInt64]>
    let close: (_ descriptor: Int) -> Void
    let paranoia: Reading<Int>

    /// Makes a kernel of functions; descriptors name counters, and a leader names its group.
    public init(
      open: @escaping (_ event: PerformanceEvent, _ leader: Int?) -> Answer<Int>,
      begin: @escaping (_ leader: Int) -> Answer<Void>,
      end: @escaping (_ leader: Int) -> Answer<Void>,
      read: @escaping (_ leader: Int) -> Answer<[UInt64]>,
      close: @escaping (_ descriptor: Int) -> Void,
      paranoia: Reading<Int>
    ) {
      self.open = open
      self.begin = begin
      self.end = end
      self.read = read
      self.close = close
      self.paranoia = paranoia
    }

    /// The kernel of the running system, for the calling thread and user space alone.
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

    /// The kernel's rule about who may count what.
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
}
