// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Divides a length among the items of a stack; its memory is kept from one division to the next.
///
/// A node moves it out of itself while items are asked: an access that lasts while others begin
/// makes the runtime keep a list of accesses, which took a fifth of a layout.
@MainActor struct StackSizing {
  struct Share {
    var proposal = Proposal.unspecified
    var size = CGSize.zero
  }

  /// An item in the order in which items choose; its own order is that within one priority.
  private nonisolated struct Candidate: Comparable {
    let position: Int
    let priority: Double
    var flexibility: CGFloat = 0
    var least: CGFloat = 0

    static func < (left: Candidate, right: Candidate) -> Bool {
      if left.priority != right.priority { return left.priority > right.priority }
      if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
      return left.position < right.position
    }
  }

  private var candidates: [Candidate] = []
  /// What each item was offered and chose at last.
  private(set) var shares: [Share] = []

  mutating func offer(_ proposal: Proposal, to items: [_ViewNode]) {
    shares.removeAll(keepingCapacity: true)
    for item in items {
      shares.append(Share(proposal: proposal, size: item.size(proposal)))
    }
  }

  mutating func divide(_ length: CGFloat, among items: [_ViewNode], _ axis: Axis, across: CGFloat) {
    shares.removeAll(keepingCapacity: true)
    shares.append(contentsOf: repeatElement(Share(), count: items.count))
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
        shares[position] = Share(proposal: proposal, size: size)
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
    var isMixed = false
    for candidate in candidates where candidate.priority != candidates[0].priority {
      isMixed = true
    }
    guard isMixed else { return 0 }
    sort(candidates.indices)
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
    sort(range)
  }

  /// Sorts some candidates: by insertion, as nearly all stacks are short and in order, or as long
  /// collections are sorted.
  private mutating func sort(_ range: Range<Int>) {
    guard range.count <= 16 else {
      candidates[range].sort()
      return
    }
    for place in range.dropFirst() {
      var place = place
      while place > range.lowerBound && candidates[place] < candidates[place - 1] {
        candidates.swapAt(place, place - 1)
        place -= 1
      }
    }
  }
}

@usableFromInline struct FlexibleLength: Hashable, Sendable {
  private let least: CGFloat?
  private let ideal: CGFloat?
  private let most: CGFloat?

  /// Takes bounds over, without those that mean nothing; a least length wins over a greatest.
  @usableFromInline init(least: CGFloat?, ideal: CGFloat?, most: CGFloat?) {
    let least = least.asFrameLength
    self.least = least
    self.ideal = ideal.asFrameLength
    if most == .infinity {
      self.most = .infinity
    } else {
      self.most = most.asFrameLength.map { max($0, least ?? 0) }
    }
  }

  init() { self.init(least: nil, ideal: nil, most: nil) }

  /// Whether the length is the same whatever is offered.
  var isFixed: Bool { least != nil && least == most }

  /// What is offered to the content when a length is proposed.
  func offer(for proposed: CGFloat) -> CGFloat {
    if proposed < 0 {
      guard let ideal else { return proposed }
      return clamped(ideal)
    }
    return clamped(proposed)
  }

  /// The length of the frame when a length is proposed and the content has chosen one.
  func length(for proposed: CGFloat, content: CGFloat) -> CGFloat {
    let proposed = proposed < 0 ? ideal ?? content : proposed
    switch (least, most) {
    case (nil, nil): return content
    case (_?, _?): return clamped(proposed)
    case (let least?, nil): return max(least, min(content, proposed))
    case (nil, let most?): return min(most, max(content, proposed))
    }
  }

  private func clamped(_ length: CGFloat) -> CGFloat {
    max(least ?? 0, min(most ?? .infinity, length))
  }
}
