// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchHarness
import HeadlessUIKit

extension FigureGroup {
  /// A content view and a cell given configurations.
  static let configurations = FigureGroup(
    title: "Content configurations of 40 bytes",
    figures: [
      equalSet, equalNewsSet, equalSetAllocations, valueSet, valueSetAllocations, valueSetBytes,
    ]
  )

  /// What the cast and the comparison may cost in all, beyond themselves.
  private static let setterMarginNanoseconds = 20.0

  private static let equalSet = Figure(
    "content view given an equal, boxed value",
    goal: .floorSum(plus: setterMarginNanoseconds),
    floors: [castAlone, equalityAlone]
  ) {
    let bed = ConfigurationBed.sample()
    return .loop { bed.setBoxed(count: $0) }
  }

  private static let equalNewsSet = Figure(
    "the suite's news view given an equal, boxed value",
    goal: .floorSum(plus: setterMarginNanoseconds),
    floors: [castAlone, equalityAlone]
  ) {
    let bed = ConfigurationBed.cell(of: .news)
    return .loop { bed.setBoxed(count: $0) }
  }

  private static let equalSetAllocations = Figure.allocations(
    "content view given an equal value: allocations (mtrace)",
    of: .equalConfiguration,
    goal: 0
  )

  private static let valueSet = Figure(
    "cell.contentConfiguration = value, equal",
    floors: [
      Floor("the value boxed and freed") {
        let value = SampleConfiguration.made()
        return .loop { ConfigurationBed.box(value, count: $0) }
      }
    ]
  ) {
    let bed = ConfigurationBed.sample()
    let value = SampleConfiguration.made()
    return .loop { bed.setValue(value, count: $0) }
  }

  private static let valueSetAllocations = Figure.allocations(
    "cell.contentConfiguration: allocations (mtrace), one box",
    of: .contentConfiguration,
    goal: 1
  )

  private static let valueSetBytes = Figure(
    "cell.contentConfiguration: bytes of the box",
    subject: .exact(.bytes) {
      AllocationTrace.reading(of: .contentConfiguration)
        .compactMap(orUnavailable: "the trace has no sizes") { $0.bytesPerRun }
    }
  )

  private static let castAlone = Floor("as? SampleConfiguration") {
    let boxed = ConfigurationBed.sample().boxed
    return .loop { count in
      for _ in 0..<count { BlackHole.consume(boxed as? SampleConfiguration) }
    }
  }

  private static let equalityAlone = Floor("==") {
    // Values of one storage, as in the figure; which two is not known before the turn, so that no part
    // of the comparison is done once for all turns.
    let pair = [SampleConfiguration](repeating: .made(), count: 2)
    return .loop { count in
      for index in 0..<count { BlackHole.consume(pair[index & 1] == pair[~index & 1]) }
    }
  }
}

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
    goal: 0
  )

  private static let listMade = Figure("a content made, 8 fields set") {
    .loop { ListContentBed.make(count: $0) }
  }

  private static let listMadeAllocations = Figure.allocations(
    "a content made: allocations (mtrace), one storage",
    of: .listContent,
    goal: 1
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
    goal: .atMost(0),
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
