// SPDX-License-Identifier: Apache-2.0

public import Foundation
import HeadlessUIKit

/// How few texts and symbols are set.
struct TextSettings: Equatable {
  /// The room between the lines of a text.
  var lineSpacing: CGFloat = 0
  /// The least share of its size that a text is shown in.
  var minimumScale: CGFloat = 1
  /// How large symbols are beside text.
  var imageScale = Image.Scale.medium

  /// A share of a size: from a hundredth to 1, and 1 for what is no number.
  static func scale(_ factor: CGFloat) -> CGFloat { factor.isNaN ? 1 : min(max(factor, 0.01), 1) }
}

extension _ViewEnvironment {
  /// How texts and symbols are set.
  var textSettings: TextSettings {
    hasTextSettings ? record?.extras.textSettings ?? TextSettings() : TextSettings()
  }
}

/// Changes to how texts and symbols are set.
public struct _TextSetting: _ViewModification, Sendable {
  /// What is changed.
  enum Change: Sendable {
    case lineSpacing(CGFloat)
    case minimumScale(CGFloat)
    case imageScale(Image.Scale)
  }

  let change: Change

  /// Updates the view with the change.
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
  /// Sets the room between the lines of the texts in the view, in points.
  ///
  /// A text of one line stays as high as it is; a distance below 0 counts as 0.
  public func lineSpacing(_ lineSpacing: CGFloat) -> ModifiedContent<Self, _TextSetting> {
    _sets(.lineSpacing(lineSpacing))
  }

  /// Lets the texts in the view be shown smaller where they do not fit, down to a share of their size.
  ///
  /// A text takes the largest size in which nothing of it is cut, in steps of about a quarter point,
  /// and the room that it needs in it; one that does not fit in the least size is cut there. A share
  /// is from 0 to 1; below a hundredth it counts as that.
  public func minimumScaleFactor(_ factor: CGFloat) -> ModifiedContent<Self, _TextSetting> {
    _sets(.minimumScale(factor))
  }

  /// Sets how large the symbols in the view are beside text; pictures stay as they are.
  public func imageScale(_ scale: Image.Scale) -> ModifiedContent<Self, _TextSetting> {
    _sets(.imageScale(scale))
  }

  private func _sets(_ change: _TextSetting.Change) -> ModifiedContent<Self, _TextSetting> {
    ModifiedContent(content: self, modifier: _TextSetting(change: change))
  }
}

extension EnvironmentValues {
  /// The room between the lines of texts, in points.
  public var lineSpacing: CGFloat {
    get { textSettings.lineSpacing }
    set { textSettings.lineSpacing = max(0, newValue.sanitized) }
  }

  /// The least share of their size that texts are shown in.
  public var minimumScaleFactor: CGFloat {
    get { textSettings.minimumScale }
    set { textSettings.minimumScale = TextSettings.scale(newValue) }
  }

  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { textSettings.imageScale }
    set { textSettings.imageScale = newValue }
  }
}

extension Image {
  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large

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
