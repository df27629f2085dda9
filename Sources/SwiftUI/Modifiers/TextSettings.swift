// SPDX-License-Identifier: Apache-2.0

public import Foundation
import HeadlessUIKit

/// How few texts and symbols are set.
struct TextSettings: Equatable {
  var lineSpacing: CGFloat = 0
  var minimumScale: CGFloat = 1
  var imageScale = Image.Scale.medium

  /// A share of a size: from a hundredth to 1, and 1 for what is no number.
  static func scale(_ factor: CGFloat) -> CGFloat { factor.isNaN ? 1 : min(max(factor, 0.01), 1) }
}

extension _ViewEnvironment {
  var textSettings: TextSettings {
    hasTextSettings ? record?.extras.textSettings ?? TextSettings() : TextSettings()
  }
}

public struct _TextSetting: _ViewModification, Sendable {
  enum Change: Sendable {
    case lineSpacing(CGFloat)
    case minimumScale(CGFloat)
    case imageScale(Image.Scale)
  }

  let change: Change

  @MainActor public func _update<Content: View>(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to content: Content,
    _ environment: inout _ViewEnvironment
  ) {
    var inner = environment
    inner.hasTextSettings = true
    inner.withExtras({ apply(to: &$0.textSettings) }) {
      Content._update(nodes, at: &index, to: content, &$0)
    }
  }

  private func apply(to settings: inout TextSettings) {
    switch change {
    case .lineSpacing(let spacing): settings.lineSpacing = max(0, spacing.sanitized)
    case .minimumScale(let factor): settings.minimumScale = TextSettings.scale(factor)
    case .imageScale(let scale): settings.imageScale = scale
    }
  }
}

extension View {
  /// A distance below 0 counts as 0; text of one line keeps its height.
  public func lineSpacing(_ lineSpacing: CGFloat) -> _Modified<_TextSetting> {
    _modified(by: _TextSetting(change: .lineSpacing(lineSpacing)))
  }

  /// Sizes vary in steps of about a quarter point; factors are clamped to 0.01...1.
  public func minimumScaleFactor(_ factor: CGFloat) -> _Modified<_TextSetting> {
    _modified(by: _TextSetting(change: .minimumScale(factor)))
  }

  public func imageScale(_ scale: Image.Scale) -> _Modified<_TextSetting> {
    _modified(by: _TextSetting(change: .imageScale(scale)))
  }
}

extension EnvironmentValues {
  public var lineSpacing: CGFloat {
    get { textSettings.lineSpacing }
    set { textSettings.lineSpacing = max(0, newValue.sanitized) }
  }

  public var minimumScaleFactor: CGFloat {
    get { textSettings.minimumScale }
    set { textSettings.minimumScale = TextSettings.scale(newValue) }
  }

  public var imageScale: Image.Scale {
    get { textSettings.imageScale }
    set { textSettings.imageScale = newValue }
  }
}

extension Image {
  public enum Scale: Hashable, Sendable {
    case small, medium, large

    /// The other framework's name for the scale; medium is what it is where none is said.
    var symbolScale: UIImage.SymbolScale {
      switch self {
      case .small: .small
      case .medium: .unspecified
      case .large: .large
      }
    }
  }
}
