// SPDX-License-Identifier: Apache-2.0

/// A longest subsequence of a list of numbers that increases.
///
/// Method: Fredman, "On computing the length of longest increasing subsequences" (1975): of all
/// increasing subsequences of one length the one with the smallest end is extended.
struct IncreasingSubsequence {
  let count: Int
  /// How many numbers were placed, and how many steps the searches for their places took.
  let operationCount: Int

  /// For each number the one before it in its subsequence, then ``member`` for those chosen.
  private let marks: [Int32]

  private static let none: Int32 = -1
  private static let member: Int32 = -2

  /// Chooses among the numbers that lie in a range; no two of them are equal.
  ///
  /// - Complexity: O(*n* log *n*), and O(*n*) if all are in order.
  init(of numbers: ArraySlice<Int32>, within range: Range<Int32> = 0..<Int32.max) {
    var marks = [Int32](repeating: Self.none, count: numbers.count)
    var ends: [Int32] = []
    var endPlaces: [Int32] = []
    ends.reserveCapacity(numbers.count)
    endPlaces.reserveCapacity(numbers.count)
    var operations = 0
    for (place, number) in numbers.enumerated() where range.contains(number) {
      operations += 1
      var length = ends.count
      // A list in order only ever appends, and so takes no search at all.
      if let last = ends.last, number < last {
        length = Self.firstPlace(above: number, in: ends, steps: &operations)
        ends[length] = number
        endPlaces[length] = Int32(truncatingIfNeeded: place)
      } else {
        ends.append(number)
        endPlaces.append(Int32(truncatingIfNeeded: place))
      }
      // The predecessor is fixed now: later numbers replace ends of the list, but not what led to
      // this one.
      if length > 0 { marks[place] = endPlaces[length - 1] }
    }
    // The chain is read back from its end, and each link is overwritten once it was read.
    var place = endPlaces.last ?? Self.none
    while place != Self.none {
      let before = marks[Int(place)]
      marks[Int(place)] = Self.member
      place = before
    }
    count = ends.count
    operationCount = operations
    self.marks = marks
  }

  /// Whether the number at a place, counted from the list's first, was chosen.
  func contains(_ place: Int) -> Bool { marks[place] == Self.member }

  private static func firstPlace(above number: Int32, in ends: [Int32], steps: inout Int) -> Int {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      steps += 1
      let middle = (low + high) / 2
      if ends[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
