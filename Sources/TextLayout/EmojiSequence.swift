// SPDX-License-Identifier: Apache-2.0

import CTextTables

/// How far the scalars before form an emoji sequence that the next one may join (GB11).
enum EmojiSequence: UInt8 {
  /// No sequence.
  case none
  /// A pictograph, perhaps with combining marks.
  case pictograph
  /// The same and a zero width joiner.
  case joined

  /// Moves past a scalar; true when it is drawn as part of the sequence before it.
  ///
  /// That holds for a pictograph behind a joiner, and for modifiers and marks on a pictograph.
  @inline(__always)
  mutating func absorbs(_ properties: ScalarProperties) -> Bool {
    if properties.isPictographic {
      defer { self = .pictograph }
      return self == .joined
    }
    let isOpen = self == .pictograph
    switch properties.clusterClass {
    case ClusterClass.ZWJ.rawValue:
      self = isOpen ? .joined : .none
      return isOpen
    case ClusterClass.extend.rawValue:
      self = isOpen ? .pictograph : .none
      return isOpen
    default:
      self = .none
      return false
    }
  }
}
