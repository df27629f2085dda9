// SPDX-License-Identifier: Apache-2.0

/// Which elements of two lists are the same: equal ones are paired first to first.
@usableFromInline struct ElementPairing {
  /// For each place of the new list that of its partner in the old one, or -1.
  @usableFromInline var oldPlaces: [Int32]
  @usableFromInline var pairCount = 0
  /// How many elements were hashed, and how many were compared with the neighbour of a partner.
  @usableFromInline var operationCount = 0

  /// How each element of the old list stands to the others equal to it, by ``Link``.
  @usableFromInline var links: [Int32]

  /// What a link says when it is not the place of the next equal element.
  @usableFromInline enum Link {
    /// No other element of the old list is equal, and it has no partner yet.
    @inlinable static var only: Int32 { -1 }
    /// It is the last of several equal elements.
    @inlinable static var last: Int32 { -2 }
    /// It has its partner.
    @inlinable static var paired: Int32 { -3 }
  }

  /// Pairs the elements of two lists.
  ///
  /// - Complexity: O(*n*) expected. Elements that follow each other in both lists are hashed once.
  @inlinable init<Element: Hashable>(
    _ old: Slice<UnsafeBufferPointer<Element>>,
    _ new: Slice<UnsafeBufferPointer<Element>>
  ) {
    self.init(UnsafeBufferPointer(rebasing: old), UnsafeBufferPointer(rebasing: new))
  }

  @inlinable init<Element: Hashable>(
    _ old: UnsafeBufferPointer<Element>,
    _ new: UnsafeBufferPointer<Element>
  ) {
    precondition(
      max(old.count, new.count) < Int(Int32.max),
      "Lists of more than 2,147,483,646 elements cannot be compared."
    )
    oldPlaces = [Int32](repeating: -1, count: new.count)
    links = [Int32](repeating: Link.only, count: old.count)
    guard !old.isEmpty, !new.isEmpty else { return }
    let table = PlaceTable(count: old.count)
    links.withUnsafeMutableBufferPointer { Self.enter(old, in: table, links: $0) }
    operationCount = old.count
    pair(old, new, by: table)
  }

  /// The places of the old list whose elements have no partner, ascending.
  var unpairedOldPlaces: [Int] {
    var places: [Int] = []
    places.reserveCapacity(links.count - pairCount)
    for (place, link) in links.enumerated() where link != Link.paired { places.append(place) }
    return places
  }

  /// Enters all elements, the last first, so that of equal ones the table names the first.
  @inlinable static func enter<Element: Hashable>(
    _ old: UnsafeBufferPointer<Element>,
    in table: borrowing PlaceTable,
    links: UnsafeMutableBufferPointer<Int32>
  ) {
    for place in stride(from: old.count - 1, through: 0, by: -1) {
      let element = old[place]
      let mark = PlaceTable.Mark(hash: element.hashValue)
      let slot = table.slot(of: mark) { old[$0] == element }
      if let next = table.place(at: slot) {
        links[place] = Int32(truncatingIfNeeded: next)
        // Even the last of a chain has to be told from an element that is alone: only those are
        // taken as neighbours, past the table.
        if links[next] == Link.only { links[next] = Link.last }
      }
      table.set(slot, mark, place: place)
    }
  }

  /// Finds the partner of each new element: the neighbour of the last partner, or by the table.
  @inlinable mutating func pair<Element: Hashable>(
    _ old: UnsafeBufferPointer<Element>,
    _ new: UnsafeBufferPointer<Element>,
    by table: borrowing PlaceTable
  ) {
    var (operations, pairs, neighbour) = (operationCount, 0, 0)
    links.withUnsafeMutableBufferPointer { links in
      oldPlaces.withUnsafeMutableBufferPointer { oldPlaces in
        for place in 0..<new.count {
          let element = new[place]
          operations += 1
          // An element with equals is not taken here: first to first means the head of its chain.
          if neighbour < old.count, links[neighbour] == Link.only, old[neighbour] == element {
            links[neighbour] = Link.paired
          } else {
            operations += 1
            let mark = PlaceTable.Mark(hash: element.hashValue)
            // The table still names what was taken as a neighbour, and the last of a chain that is
            // used up.
            let slot = table.slot(of: mark) { links[$0] != Link.paired && old[$0] == element }
            guard let first = table.place(at: slot) else { continue }
            let next = Int(links[first])
            links[first] = Link.paired
            if next >= 0 { table.set(slot, mark, place: next) }
            neighbour = first
          }
          oldPlaces[place] = Int32(truncatingIfNeeded: neighbour)
          neighbour += 1
          pairs += 1
        }
      }
    }
    (operationCount, pairCount) = (operations, pairs)
  }
}

/// How much two lists have in common at their beginning and at their end.
@usableFromInline struct CommonEnds {
  @usableFromInline let beginning: Int
  @usableFromInline let oldMiddle: Range<Int>
  @usableFromInline let newMiddle: Range<Int>
  @usableFromInline let comparisonCount: Int

  /// Compares two lists from both ends; lists in the same storage are the same at once.
  @inlinable init<Element: Equatable>(
    of old: UnsafeBufferPointer<Element>,
    and new: UnsafeBufferPointer<Element>
  ) {
    let shorter = min(old.count, new.count)
    var head = 0
    var tail = 0
    if old.count == new.count, old.baseAddress == new.baseAddress {
      (head, comparisonCount) = (shorter, 0)
    } else {
      while head < shorter, old[head] == new[head] { head += 1 }
      // What the beginning has taken is not compared again, so that the ends never overlap in a
      // shorter list.
      let rest = shorter - head
      while tail < rest, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
      comparisonCount = head + tail
    }
    beginning = head
    oldMiddle = head..<old.count - tail
    newMiddle = head..<new.count - tail
  }

  init<Element: Equatable>(of old: [Element], and new: [Element]) {
    self = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { CommonEnds(of: old, and: $0) }
    }
  }
}
