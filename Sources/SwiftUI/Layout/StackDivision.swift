// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Divides a length among the items of a stack; its memory is kept from one division to the next.
@MainActor struct StackDivision {
  /// An item in the order in which items choose.
  private struct Candidate {
    let position: Int
    let priority: Double
    var flexibility: CGFloat = 0
    var least: CGFloat = 0
  }

  private var candidates: [Candidate] = []

  /// Offers each item its part, and reports what was offered and chosen.
  mutating func divide(
    _ length: CGFloat,
    among items: [_ViewNode],
    _ axis: Axis,
    across: CGFloat,
    report: (Int, Proposal, CGSize) -> Void
  ) {
    candidates.removeAll(keepingCapacity: true)
    for (position, item) in items.enumerated() {
      candidates.append(Candidate(position: position, priority: item.layoutPriority))
    }
    var setAside = sortByPriority(items, axis, across: across)
    var room = length
    var start = 0
    while start < candidates.count {
      var end = start + 1
      while end < candidates.count && candidates[end].priority == candidates[start].priority {
        end += 1
      }
      if start > 0 {
        for candidate in candidates[start..<end] { setAside -= candidate.least }
      }
      sortByFlexibility(start..<end, items, axis, across: across)
      for place in start..<end {
        let part = max(0, room - setAside) / CGFloat(end - place)
        let proposal = Proposal(axis, part, across: across)
        let position = candidates[place].position
        let size = items[position].size(proposal)
        room -= size[axis]
        report(position, proposal, size)
      }
      start = end
    }
  }

  /// Puts items of higher priority first and returns the least lengths of the others together.
  private mutating func sortByPriority(
    _ items: [_ViewNode],
    _ axis: Axis,
    across: CGFloat
  ) -> CGFloat {
    guard let first = candidates.first,
      candidates.contains(where: { $0.priority != first.priority })
    else { return 0 }
    candidates.sort {
      $0.priority != $1.priority ? $0.priority > $1.priority : $0.position < $1.position
    }
    let highest = candidates[0].priority
    var sum: CGFloat = 0
    for place in candidates.indices where candidates[place].priority < highest {
      let item = items[candidates[place].position]
      let least = item.size(Proposal(axis, 0, across: across))[axis]
      candidates[place].least = least
      sum += least
    }
    return sum
  }

  /// Puts the least flexible of some items first.
  private mutating func sortByFlexibility(
    _ range: Range<Int>,
    _ items: [_ViewNode],
    _ axis: Axis,
    across: CGFloat
  ) {
    guard range.count > 1 else { return }
    // One item that varies among others that do not comes last, however much it varies.
    var unknown: Int?
    var mustMeasure = false
    for place in range {
      guard let known = items[candidates[place].position].knownFlexibility(axis) else {
        mustMeasure = mustMeasure || unknown != nil
        unknown = place
        continue
      }
      candidates[place].flexibility = known
      if known > 0 { mustMeasure = true }
    }
    if let unknown, !mustMeasure {
      candidates[unknown].flexibility = .infinity
    } else if mustMeasure {
      for place in range {
        candidates[place].flexibility = items[candidates[place].position]
          .flexibility(axis, across: across)
      }
    }
    candidates[range]
      .sort {
        $0.flexibility != $1.flexibility
          ? $0.flexibility < $1.flexibility : $0.position < $1.position
      }
  }
}
