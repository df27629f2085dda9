// SPDX-License-Identifier: Apache-2.0

/// The appearance of progress; the styles of this module are all there are.
public protocol ProgressViewStyle: Sendable {
  /// The appearance of the progress view.
  var _look: _ProgressLook { get }
}

/// The appearance of a progress view.
public struct _ProgressLook: Sendable {
  /// The kinds of indicator.
  enum Kind: Sendable {
    /// A bar where the completed share is known, and a spinner otherwise.
    case automatic
    case spinner
    case bar
  }

  var kind = Kind.automatic
  var tint: Color?
}

/// The default style: a bar where the completed share is known, and a spinner otherwise.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// The default.
  public var _look: _ProgressLook { _ProgressLook() }
}

/// A spinner above the label.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style, in a colour or in the tint.
  public init(tint: Color? = nil) { self.tint = tint }
  /// The spinner.
  public var _look: _ProgressLook { _ProgressLook(kind: .spinner, tint: tint) }
}

/// A bar below the label, empty where the completed share is unknown.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style, in a colour or in the tint.
  public init(tint: Color? = nil) { self.tint = tint }
  /// The bar.
  public var _look: _ProgressLook { _ProgressLook(kind: .bar, tint: tint) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The key of the inherited style.
private enum ProgressLookKey: EnvironmentKey {
  static var defaultValue: _ProgressLook { _ProgressLook() }
}

extension EnvironmentValues {
  /// The style of progress views.
  var progressLook: _ProgressLook {
    get { self[ProgressLookKey.self] }
    set { self[ProgressLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the progress views in the view.
  public func progressViewStyle<Style: ProgressViewStyle>(
    _ style: Style
  ) -> ModifiedContent<Self, _ValueEnvironment<_ProgressLook>> {
    environment(\.progressLook, style._look)
  }
}
