// SPDX-License-Identifier: Apache-2.0

extension Sequence where Element: Hashable {
  /// The distinct elements in order of first appearance.
  func distinct() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Sequence {
  /// The elements by key, in order of first appearance.
  func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, members: [Element])] {
    var places: [Key: Int] = [:]
    var groups: [(key: Key, members: [Element])] = []
    for element in self {
      let key = key(element)
      if let place = places[key] {
        groups[place].members.append(element)
      } else {
        places[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }
}

extension [Double] {
  /// The mean of the middle two, or the middle one; nil where there are none.
  var median: Double? {
    guard !isEmpty else { return nil }
    let ascending = sorted()
    return (ascending[(count - 1) / 2] + ascending[count / 2]) / 2
  }
}

extension Sequence where Element == Int {
  /// The sum, clamped, since a document may hold any counts.
  var total: Int {
    reduce(0) { sum, count in
      let (total, isBeyond) = sum.addingReportingOverflow(count)
      return isBeyond ? (count < 0 ? .min : .max) : total
    }
  }
}
