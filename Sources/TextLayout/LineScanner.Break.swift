// SPDX-License-Identifier: Apache-2.0

extension LineScanner {
  /// A place where the line being scanned may end.
  struct Break {
    /// Where the next line starts; the start of the line itself means that there is no such place.
    let offset: Int
    /// The line if it ends here.
    let line: LineSpan
    /// The state of the rules before the scalar at `offset`.
    let breaker: LineBreaker
  }
}
