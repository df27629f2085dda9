// SPDX-License-Identifier: Apache-2.0

/// An operation whose allocations can be counted in a process of its own.
enum TracedOperation: String, CaseIterable {
  /// A content view is given an equal, boxed configuration.
  case equalConfiguration = "equal-configuration"
  /// A cell is given a configuration that has to be boxed.
  case contentConfiguration = "content-configuration"
  /// A cell is dequeued and given back.
  case reusePair = "reuse-pair"

  /// A list content view is given an equal content that shares no storage.
  case equalListContent = "equal-list-content"
  /// List content of eight fields is made.
  case listContent = "list-content"
  /// A list content view is given a content of another text.
  case listContentText = "list-content-text"
  /// A label is given another text.
  case labelText = "label-text"

  /// The option by which the child process is told what to run.
  static let option = "--trace-allocations-of"

  /// Makes the operation; the closure runs it so many times.
  @MainActor func make() -> (_ count: Int) -> Void {
    switch self {
    case .equalConfiguration:
      let bed = ConfigurationBed.sample()
      return { bed.setBoxed(count: $0) }
    case .contentConfiguration:
      let bed = ConfigurationBed.sample()
      let value = SampleConfiguration.made()
      return { bed.setValue(value, count: $0) }
    case .equalListContent:
      let bed = ListContentBed()
      return { bed.setEqual(count: $0) }
    case .listContent: return { ListContentBed.make(count: $0) }
    case .listContentText:
      let bed = ListContentBed()
      return { bed.changeText(count: $0) }
    case .labelText:
      let bed = ListContentBed()
      return { bed.writeText(count: $0) }
    case .reusePair:
      let bed = ReuseBed(["news", "card"])
      return { count in
        for _ in 0..<count / 2 {
          bed.pair("news")
          bed.pair("card")
        }
      }
    }
  }
}
