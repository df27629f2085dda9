// SPDX-License-Identifier: Apache-2.0

/// Views that are shown while one writes; `UIHostingController(rootView:)` renders them here.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }
}
