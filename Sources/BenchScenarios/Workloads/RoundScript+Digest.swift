// SPDX-License-Identifier: Apache-2.0

import BenchCells
import HeadlessUIKit

extension RoundScript {
  /// A digest of what happens when: two builds whose scripts have one digest play the same round.
  ///
  /// What the cells show of it is the affair of the build, and has a digest of its own.
  var digest: String {
    var digest = StableDigest()
    switch self {
    case .scroll(let trace):
      digest.combine("scroll")
      for window in trace.windows {
        digest.combine(window.approach)
        digest.combine(window.places)
      }
    case .rise(let trace):
      digest.combine("rise")
      digest.combine(trace.origins)
      digest.combine(trace.stepCount)
      digest.combine(RiseTrace.step)
    case .jumps(let trace):
      digest.combine("jumps")
      for jump in trace.jumps {
        digest.combine(jump.row)
        digest.combine("\(jump.place)")
        digest.combine(jump.lookedAt ?? -1)
      }
    case .state(let trace):
      digest.combine("state \(trace.kind.rawValue)")
      digest.combine([trace.origin])
      for rows in trace.frames { digest.combine(rows) }
    case .update(let trace):
      digest.combine("update \(trace.kind.rawValue)")
      digest.combine([trace.origin])
      for update in trace.updates {
        digest.combine(update.rows)
        digest.combine(update.items)
        digest.combine(update.contents)
      }
    case .edit(let trace):
      digest.combine("edit")
      digest.combine([trace.origin])
      digest.combine(trace.initial)
      for rows in trace.frames { digest.combine(rows) }
    case .load(let count):
      digest.combine("load")
      digest.combine(count)
    case .diff(let count):
      digest.combine("diff")
      digest.combine(count)
    case .idle(let frameCount, let cellCount):
      digest.combine("idle")
      digest.combine([frameCount, cellCount])
    }
    return digest.hexadecimal
  }
}

extension StableDigest {
  fileprivate mutating func combine(_ number: Int) {
    combine(UInt64(bitPattern: Int64(number)))
  }

  fileprivate mutating func combine(_ number: Double) { combine(number.bitPattern) }

  // Each list comes with its length, so that neighbours cannot trade elements.

  fileprivate mutating func combine(_ numbers: [Int]) {
    combine(numbers.count)
    for number in numbers { combine(number) }
  }

  fileprivate mutating func combine(_ places: [RowPlace]) {
    combine(places.count)
    for place in places {
      combine(place.row)
      combine(place.distance)
    }
  }

  fileprivate mutating func combine(_ rows: [Row]) {
    var digest = RowDigest()
    for row in rows { digest.combine(row) }
    combine(rows.count)
    combine(digest.value)
  }
}
