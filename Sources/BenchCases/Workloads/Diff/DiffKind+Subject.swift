// SPDX-License-Identifier: Apache-2.0

extension DiffKind {
  /// Makes what is measured; the lists are always the same.
  @MainActor func subject(_ strategy: Strategy, itemCount: Int) -> any DiffSubject {
    let isStandard = strategy == .standardDifference
    switch self {
    case .a: return ListComparison(.a, usesStandardLibrary: isStandard)
    case .b: return ListComparison(.b, usesStandardLibrary: isStandard)
    case .overlap: return ListComparison(.overlap(itemCount), usesStandardLibrary: isStandard)
    case .unchanged: return ListComparison(.unchanged(itemCount), usesStandardLibrary: isStandard)
    case .shuffled: return ListComparison(.shuffled(itemCount), usesStandardLibrary: isStandard)
    case .moderate:
      return ListComparison(.mixed(itemCount, tenths: 2), usesStandardLibrary: isStandard)
    case .heavy:
      return ListComparison(.mixed(itemCount, tenths: 5), usesStandardLibrary: isStandard)
    default: return SnapshotEditing(self, itemCount: itemCount)
    }
  }
}
