// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import BenchScenarios
import HeadlessUIKit

extension FigureGroup {
  /// A content view and a cell given configurations.
  static let configurations = FigureGroup(
    title: "Content configurations of 40 bytes",
    figures: [
      equalSet, equalNewsSet, equalSetAllocations, valueSet, valueSetAllocations, valueSetBytes,
      pairAllocations,
    ]
  )

  /// What the cast and the comparison may cost in all, beyond themselves.
  private static let setterMarginNanoseconds = 20.0

  private static let equalSet = Figure(
    "content view given an equal, boxed value",
    reach: .floorSum(plus: setterMarginNanoseconds),
    floors: [castAlone, equalityAlone]
  ) {
    let bed = ConfigurationBed.sample()
    return .loop { bed.setBoxed(count: $0) }
  }

  private static let equalNewsSet = Figure(
    "the suite's news view given an equal, boxed value",
    reach: .floorSum(plus: setterMarginNanoseconds),
    floors: [castAlone, equalityAlone]
  ) {
    let bed = ConfigurationBed.cell(of: .news)
    return .loop { bed.setBoxed(count: $0) }
  }

  private static let equalSetAllocations = allocations(
    "allocations of it, by mtrace in a process of its own",
    of: .equalConfiguration,
    reach: 0
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

  private static let valueSetAllocations = allocations(
    "allocations of it, by mtrace; Swift's own box is one",
    of: .contentConfiguration,
    reach: 1
  )

  private static let valueSetBytes = Figure(
    "bytes of that box",
    subject: .exact(.bytes) {
      AllocationTrace.reading(of: .contentConfiguration)
        .compactMap(orUnavailable: "") { $0.bytesPerRun }
    }
  )

  private static let pairAllocations = allocations(
    "allocations of a dequeue and recycle pair, by mtrace",
    of: .reusePair,
    reach: 0
  )

  private static let castAlone = Floor("as? SampleConfiguration") {
    let boxed = ConfigurationBed.sample().boxed
    return .loop { count in
      for _ in 0..<count { BlackHole.consume(boxed as? SampleConfiguration) }
    }
  }

  private static let equalityAlone = Floor("==") {
    // Two values of one storage, as in the figure.
    let pair = [SampleConfiguration](repeating: .made(), count: 2)
    return .loop { count in
      for _ in 0..<count { BlackHole.consume(pair[0] == pair[1]) }
    }
  }

  private static func allocations(
    _ name: String,
    of operation: TracedOperation,
    reach: Double
  ) -> Figure {
    Figure(
      name,
      reach: .atMost(reach),
      subject: .exact(.count) {
        AllocationTrace.reading(of: operation).compactMap(orUnavailable: "") { $0.countPerRun }
      }
    )
  }
}
