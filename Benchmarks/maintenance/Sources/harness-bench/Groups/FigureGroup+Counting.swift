// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import CFloors
import CProbes

extension FigureGroup {
  /// What counting calls costs, while hooks are installed and while they are not.
  ///
  /// The comparison with the time before the first installation comes first, while there is one.
  static let counting = FigureGroup(
    title: "Counted calls: what a hook adds to a call",
    figures: [
      afterwards, changedSlots, leastHook,
      surcharge("swift_retain", goal: 2, floors: [atomicIncrement]) { retain },
      surcharge("swift_release", goal: 2) { release },
      surcharge("swift_bridgeObjectRetain", goal: 2, floors: [atomicIncrement]) { retainText },
      surcharge("swift_bridgeObjectRelease", goal: 2) { releaseText },
      surcharge("object made and freed: allocObject, malloc, release, free, each", goal: 2) {
        CallLoop(callsPerRun: 4) { CallSites.makeObjects(count: $0) }
      },
      surcharge("malloc and free of 64 bytes, each", goal: 2) {
        CallLoop(callsPerRun: 2) { CallSites.takeMemory(byteCount: 64, count: $0) }
      },
      slotCount, install, remove,
    ]
  )

  private static let atomicIncrement = Floor("C: atomic increment") {
    .loop { cfloors_atomic_increments(Int64($0)) }
  }

  private static let afterwards = Figure(
    "swift_retain after a counting pass, over before the first",
    subject: .surcharge {
      let batch = retain.plain
      return ifCountable(
        Surcharge(
          "the call before the first pass",
          order: .around { pass() },
          plain: batch,
          burdened: batch
        )
      )
    }
  )

  private static let changedSlots = Figure(
    "call slots that a pass leaves changed, 1 for any",
    goal: .atMost(0),
    subject: .exact(.count) {
      if let obstacle = CallCounting.obstacle { return .unavailable(reason: obstacle) }
      // Slots that the system fills at the first call are filled by now.
      CallSites.takeMemory(byteCount: 64, count: 1)
      let before = CallCounting.slotsDigest
      pass()
      return .value(CallCounting.slotsDigest == before ? 0 : 1)
    }
  )

  private static let leastHook = Figure(
    "C: a function that counts in a thread's memory and calls on",
    subject: .surcharge {
      .value(
        Surcharge(
          "C: a call through a pointer",
          plain: .loop { cfloors_plain_calls(Int64($0)) },
          burdened: .loop { cfloors_counted_calls(Int64($0)) }
        )
      )
    }
  )

  private static let slotCount = Figure(
    "call slots patched",
    subject: .exact(.count) {
      CallCounting.run { CallCounting.patchedSlotCount }
        .compactMap(orUnavailable: "no slots") { Double($0) }
    }
  )

  private static let install = Figure(
    "hooks installed",
    subject: .time {
      ifCountable(
        .each(
          prepare: {},
          { BlackHole.consume(cprobes_call_counting_install()) },
          finish: { cprobes_call_counting_remove() }
        )
      )
    }
  )

  private static let remove = Figure(
    "hooks removed",
    subject: .time {
      ifCountable(
        .each(prepare: { BlackHole.consume(cprobes_call_counting_install()) }) {
          cprobes_call_counting_remove()
        }
      )
    }
  )

  /// The value, or why calls cannot be counted here.
  private static func ifCountable<Value>(_ value: Value) -> Reading<Value> {
    CallCounting.obstacle.map { .unavailable(reason: $0) } ?? .value(value)
  }

  private static func surcharge(
    _ name: String,
    goal: Double,
    floors: [Floor] = [],
    _ loop: @escaping () -> CallLoop
  ) -> Figure {
    Figure(name, goal: .atMost(goal), floors: floors, subject: .surcharge { loop().surcharge() })
  }

  /// A counting pass in which calls are made.
  private static func pass() {
    BlackHole.consume(CallCounting.run { CallSites.makeObjects(count: 100) })
  }

  private static var retain: CallLoop {
    let object = PooledObject(pool: 0)
    let reference = Unmanaged.passUnretained(object)
    return CallLoop(
      callsPerRun: 1,
      run: { CallSites.retain(reference, count: $0) },
      undo: { count in
        // The closure keeps the object.
        withExtendedLifetime(object) { CallSites.release(reference, count: count) }
      }
    )
  }

  private static var release: CallLoop {
    let object = PooledObject(pool: 0)
    let reference = Unmanaged.passUnretained(object)
    return CallLoop(
      callsPerRun: 1,
      prepare: { count in
        withExtendedLifetime(object) { CallSites.retain(reference, count: count) }
      },
      run: { CallSites.release(reference, count: $0) }
    )
  }

  private static var retainText: CallLoop {
    let place = TextPlace()
    return CallLoop(
      callsPerRun: 1,
      run: { CallSites.retainText(place.text, count: $0) },
      undo: { CallSites.releaseText(place.text, count: $0) }
    )
  }

  private static var releaseText: CallLoop {
    let place = TextPlace()
    return CallLoop(
      callsPerRun: 1,
      prepare: { CallSites.retainText(place.text, count: $0) },
      run: { CallSites.releaseText(place.text, count: $0) }
    )
  }
}
