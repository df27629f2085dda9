// SPDX-License-Identifier: Apache-2.0

import Combine

/// A scheduler whose time passes when the test says.
final class VirtualScheduler: Scheduler {
  typealias SchedulerOptions = Never

  struct SchedulerTimeType: Strideable {
    var time: Int
    func distance(to other: Self) -> Stride { Stride(other.time - time) }
    func advanced(by n: Stride) -> Self { Self(time: time + n.magnitude) }

    struct Stride: SignedNumeric, Comparable, SchedulerTimeIntervalConvertible {
      var magnitude: Int
      init(_ magnitude: Int) { self.magnitude = magnitude }
      init(integerLiteral value: Int) { magnitude = value }
      init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }
      static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
      static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
      static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
      static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
      static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
      static func seconds(_ seconds: Int) -> Self { Self(seconds) }
      static func seconds(_ seconds: Double) -> Self { Self(Int(seconds)) }
      static func milliseconds(_ milliseconds: Int) -> Self { Self(milliseconds) }
      static func microseconds(_ microseconds: Int) -> Self { Self(microseconds) }
      static func nanoseconds(_ nanoseconds: Int) -> Self { Self(nanoseconds) }
    }
  }

  private struct Job {
    let time: Int
    let number: Int
    let action: () -> Void
  }

  private(set) var now = SchedulerTimeType(time: 0)
  let minimumTolerance = SchedulerTimeType.Stride(0)
  private var jobs: [Job] = []
  private var count = 0

  private func add(at time: Int, _ action: @escaping () -> Void) {
    count += 1
    jobs.append(Job(time: time, number: count, action: action))
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) { add(at: now.time, action) }

  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    add(at: date.time, action)
  }

  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    var isOn = true
    func next(at time: Int) {
      add(at: time) {
        guard isOn else { return }
        action()
        next(at: time + interval.magnitude)
      }
    }
    next(at: date.time)
    return AnyCancellable { isOn = false }
  }

  /// Runs what is due until a time, in the order of times and then of scheduling.
  func run(until time: Int) {
    while let next = jobs.indices.min(by: {
      (jobs[$0].time, jobs[$0].number) < (jobs[$1].time, jobs[$1].number)
    }),
      jobs[next].time <= time
    {
      let job = jobs.remove(at: next)
      now.time = max(now.time, job.time)
      job.action()
    }
    now.time = time
  }
}

struct AtOnceScheduler: Scheduler {
  typealias SchedulerOptions = Never
  typealias SchedulerTimeType = VirtualScheduler.SchedulerTimeType

  let now = SchedulerTimeType(time: 0)
  let minimumTolerance = SchedulerTimeType.Stride(0)

  func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
