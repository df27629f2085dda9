// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import HeadlessUIKit

extension FigureGroup {
  /// A list content view given contents of eight fields.
  static let listContent = FigureGroup(
    title: "List content of 8 fields",
    figures: [
      equalListSet, equalListAllocations, listMade, listMadeAllocations, textChanged,
      textChangedAllocations, textLaidOut,
    ]
  )

  private static let equalListSet = Figure("list content view given an equal value") {
    let bed = ListContentBed()
    return .loop { bed.setEqual(count: $0) }
  }

  private static let equalListAllocations = Figure.allocations(
    "list content view given an equal value: allocations (mtrace)",
    of: .equalListContent,
    reach: 0
  )

  private static let listMade = Figure("a content made, 8 fields set") {
    .loop { ListContentBed.make(count: $0) }
  }

  private static let listMadeAllocations = Figure.allocations(
    "a content made: allocations (mtrace), one storage",
    of: .listContent,
    reach: 1
  )

  private static let textChanged = Figure(
    "one text of 8 fields changed",
    floors: [
      Floor("label.text = text") {
        let bed = ListContentBed()
        return .loop { bed.writeText(count: $0) }
      }
    ]
  ) {
    let bed = ListContentBed()
    return .loop { bed.changeText(count: $0) }
  }

  private static let textChangedAllocations = Figure(
    "one text of 8 fields changed: allocations beyond those of label.text",
    reach: .atMost(0),
    subject: .exact(.count) {
      AllocationTrace.reading(of: .listContentText)
        .compactMap(
          orUnavailable: "the label's trace has no count"
        ) { changed in
          guard case .value(let direct) = AllocationTrace.reading(of: .labelText) else {
            return nil
          }
          return changed.countPerRun - direct.countPerRun
        }
    }
  )

  private static let textLaidOut = Figure("one text of 8 fields changed, laid out") {
    let bed = ListContentBed()
    return .loop { bed.changeAndLayOut(count: $0) }
  }
}
