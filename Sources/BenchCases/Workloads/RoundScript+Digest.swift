// SPDX-License-Identifier: Apache-2.0

import BenchLists
@_spi(Headless) import HeadlessUIKit

extension RoundScript {
  /// A digest of the script: two builds whose scripts have one digest play the same round.
  var digest: String {
    var digest = StableDigest()
    switch self {
    case .scroll(let script):
      digest.combine("scroll")
      for window in script.windows {
        digest.combine(window.approach)
        digest.combine(window.places)
      }
    case .rise(let script):
      digest.combine("rise")
      digest.combine(script.origins)
      digest.combine(script.stepCount)
      digest.combine(RiseScript.step)
    case .jumps(let script):
      digest.combine("jumps")
      for jump in script.jumps {
        digest.combine(jump.row)
        digest.combine("\(jump.place)")
        digest.combine(jump.lookedAt ?? -1)
      }
    case .state(let script):
      digest.combine("state \(script.kind.rawValue)")
      digest.combine([script.origin])
      for rows in script.frames { digest.combine(rows) }
    case .update(let script):
      digest.combine("update \(script.kind.rawValue)")
      digest.combine([script.origin])
      for update in script.updates {
        digest.combine(update.rows)
        digest.combine(update.items)
        digest.combine(update.contents)
      }
    case .changes(let script):
      digest.combine("changes")
      digest.combine([script.origin])
      digest.combine(script.rows)
    case .edit(let script):
      digest.combine("edit")
      digest.combine([script.origin])
      digest.combine(script.initial)
      for rows in script.frames { digest.combine(rows) }
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
  fileprivate mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }

  fileprivate mutating func combine(_ number: Double) { combine(number.bitPattern) }

  /// Each list comes with its length, so that neighbours cannot trade elements.
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

  /// No rows are combined as an empty list of them.
  fileprivate mutating func combine(_ rows: (any RowContents)?) {
    combine(rows?.count ?? 0)
    combine(rows?.digest ?? StableDigest().value)
  }
}
