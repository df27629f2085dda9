// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Views that are shown while one writes; `UIHostingController(rootView:)` renders them here.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

/// The room that a preview is shown in.
public enum PreviewLayout: Sendable {
  /// That of a screen.
  case device
  /// As much as the views ask for.
  case sizeThatFits
  /// A given size.
  case fixed(width: CGFloat, height: CGFloat)
}

extension View {
  /// Shows the view in a room of a given size; the other kinds of room are up to whoever shows it.
  public func previewLayout(_ value: PreviewLayout) -> ModifiedContent<Self, _FixedFrame> {
    guard case .fixed(let width, let height) = value else {
      return frame(width: nil, height: nil)
    }
    return frame(width: width, height: height)
  }

  /// Changes nothing: nothing here shows names of previews.
  public func previewDisplayName(_ value: String?) -> Self { self }
}
