// SPDX-License-Identifier: Apache-2.0

/// The appearance of progress; the styles of this module are all there are.
public protocol ProgressViewStyle: Sendable {
  var _look: _ProgressLook { get }
}

public struct _ProgressLook: Sendable {
  enum Kind: Sendable {
    case automatic
    case spinner
    case bar
  }

  var kind = Kind.automatic
  var tint: Color?
}

/// The default style: a bar where the completed share is known, and a spinner otherwise.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
  public var _look: _ProgressLook { _ProgressLook() }
}

/// A spinner above the label.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init(tint: Color? = nil) { self.tint = tint }
  public var _look: _ProgressLook { _ProgressLook(kind: .spinner, tint: tint) }
}

/// A bar below the label, empty where the completed share is unknown.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init(tint: Color? = nil) { self.tint = tint }
  public var _look: _ProgressLook { _ProgressLook(kind: .bar, tint: tint) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

private enum ProgressLookKey: EnvironmentKey {
  static var defaultValue: _ProgressLook { _ProgressLook() }
}

extension EnvironmentValues {
  var progressLook: _ProgressLook {
    get { self[ProgressLookKey.self] }
    set { self[ProgressLookKey.self] = newValue }
  }
}

extension View {
  public func progressViewStyle<Style: ProgressViewStyle>(
    _ style: Style
  ) -> ModifiedContent<Self, _ValueEnvironment<_ProgressLook>> {
    environment(\.progressLook, style._look)
  }
}
