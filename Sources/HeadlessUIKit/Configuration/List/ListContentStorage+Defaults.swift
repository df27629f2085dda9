// SPDX-License-Identifier: Apache-2.0

import Synchronization

extension ListContentStorage {
  /// A key of the defaults: which kind of content, in which state.
  private struct Key: Hashable {
    let style: ListContentStyle
    let state: ListContentState
  }

  // The defaults are never written: whoever changes a configuration that shares one copies it
  // first, because the tables below hold it too.
  private nonisolated(unsafe) static let plain: [ListContentStorage] = ListContentStyle.allCases
    .map { ListContentStorage(style: $0, state: .plain) }

  private struct Made: @unchecked Sendable {
    var defaults: [Key: ListContentStorage] = [:]
  }

  private static let made = Mutex(Made())

  /// The content of a style in no state, at the default text size; made once.
  static func defaults(of style: ListContentStyle) -> ListContentStorage {
    plain[Int(style.rawValue)]
  }

  /// The content of a style in a state; made once.
  static func defaults(
    of style: ListContentStyle,
    in state: ListContentState
  ) -> ListContentStorage {
    if state == .plain { return plain[Int(style.rawValue)] }
    return made.withLock { made in
      let key = Key(style: style, state: state)
      if let found = made.defaults[key] { return found }
      let new = ListContentStorage(style: style, state: state)
      made.defaults[key] = new
      return new
    }
  }
}
