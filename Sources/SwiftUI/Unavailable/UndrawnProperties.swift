// SPDX-License-Identifier: Apache-2.0

public import Foundation

// What apps write and this module does not draw. Each says so by the compiler where it is used; the
// initialisers are those that apps use most, so that this is what the compiler says.

/// Not here: the compiler says why.
@available(*, unavailable, message: "it is not kept here: give the row its value as a property")
@propertyWrapper public struct AppStorage<Value> {
  /// Nothing.
  public var wrappedValue: Value

  /// Creates nothing.
  public init(wrappedValue: Value, _ key: String) {
    self.wrappedValue = wrappedValue
  }

  /// Creates nothing.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

/// Not here: the compiler says why.
@available(*, unavailable, message: "it is not kept here: no keyboard focus is shown")
@propertyWrapper public struct FocusState<Value> {
  /// Nothing.
  public var wrappedValue: Value

  /// Creates nothing.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

/// Not here: the compiler says why.
@available(*, unavailable, message: "it is not recognised here: use onTapGesture, or UIKit")
@propertyWrapper public struct GestureState<Value> {
  /// Nothing.
  public var wrappedValue: Value

  /// Creates nothing.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension EnvironmentValues {
  /// Not here: the compiler says why.
  @available(*, unavailable, message: "view controllers present and dismiss here")
  public var dismiss: DismissAction { DismissAction() }

  /// Not here: the compiler says why.
  @available(*, unavailable, message: "nothing opens a URL here: hand the row a closure")
  public var openURL: OpenURLAction { OpenURLAction() }

  /// Not here: the compiler says why.
  @available(
    *,
    unavailable,
    message: "the one scene here is always in front, and nothing tells of another phase"
  )
  public var scenePhase: ScenePhase { .active }
}

/// Not here: nothing hands one out.
public struct DismissAction {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Not here: nothing hands one out.
public struct OpenURLAction {
  /// Does nothing.
  public func callAsFunction(_ url: URL) {}
}

/// Not here: nothing hands one out.
public enum ScenePhase: Hashable, Sendable {
  /// In use.
  case active
  /// About to be in use, or not any more.
  case inactive
  /// Not to be seen.
  case background
}

extension View {
  /// Not here: the compiler says why.
  @available(*, unavailable, message: "the traits of the table decide: overrideUserInterfaceStyle")
  public func environment(
    _ keyPath: KeyPath<EnvironmentValues, ColorScheme>,
    _ value: ColorScheme
  ) -> Self { self }

  /// Not here: the compiler says why.
  @available(*, unavailable, message: "the traits of the table decide on the text size here")
  public func environment(
    _ keyPath: KeyPath<EnvironmentValues, DynamicTypeSize>,
    _ value: DynamicTypeSize
  ) -> Self { self }

  /// Not here: the compiler says why.
  @available(*, unavailable, message: "hosted layout runs from left to right here")
  public func environment(
    _ keyPath: KeyPath<EnvironmentValues, LayoutDirection>,
    _ value: LayoutDirection
  ) -> Self { self }
}

/// Not here: the compiler says why.
@available(*, unavailable, message: "nothing moves from one hosted view to another here")
@propertyWrapper public struct Namespace {
  /// Nothing.
  public var wrappedValue: Int { 0 }

  /// Creates nothing.
  public init() {}
}

extension Image {
  /// Not here: the compiler says why.
  @available(*, unavailable, message: "there are no asset catalogues here: use Image(uiImage:)")
  public init(_ name: String) {
    self.init(systemName: name)
  }
}

extension ShapeStyle where Self == Color {
  /// Not here: the compiler says why.
  @available(*, unavailable, message: "nothing is blurred here: use a Color or a gradient")
  public static var ultraThinMaterial: Color { .clear }

  /// Not here: the compiler says why.
  @available(*, unavailable, message: "nothing is blurred here: use a Color or a gradient")
  public static var regularMaterial: Color { .clear }
}
