// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Views that are shown while one writes; `UIHostingController(rootView:)` renders them here.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}

public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

extension View {
  /// Shows the view in a room of a given size; the other kinds of room are up to whoever shows it.
  public func previewLayout(_ value: PreviewLayout) -> _Modified<_FixedFrame> {
    guard case .fixed(let width, let height) = value else {
      return frame(width: nil, height: nil)
    }
    return frame(width: width, height: height)
  }

  /// Changes nothing: nothing here shows names of previews.
  public func previewDisplayName(_ value: String?) -> Self { self }
}
