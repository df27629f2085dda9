// SPDX-License-Identifier: Apache-2.0

/// What a hosting view needs for views that change by themselves; most rows have none.
@MainActor final class HostingRecord {
  /// What tells the hosting view of changes.
  let link: UpdateLink
  /// The observation of models; nil until a view has read one.
  var observation: ModelObservation?
  /// What tells views of their life; nil until one wants to know.
  private(set) var lives: LifecycleTable?

  init(_ view: HostingView) { link = UpdateLink(view) }

  /// What tells views of their life, made for the first that wants to know.
  var madeLives: LifecycleTable {
    if let lives { return lives }
    let made = LifecycleTable()
    lives = made
    return made
  }
}
