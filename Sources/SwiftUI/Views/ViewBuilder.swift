// SPDX-License-Identifier: Apache-2.0

/// Builds one view from the statements of a closure.
///
/// Statements are joined two by two, so a closure may hold any number of them.
@resultBuilder public enum ViewBuilder {
  /// Takes a statement as it is.
  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Builds nothing from an empty closure.
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

  /// Starts with the first statement.
  @inlinable public static func buildPartialBlock<Content: View>(first content: Content) -> Content
  {
    content
  }

  /// Joins a statement to those before it.
  @inlinable public static func buildPartialBlock<Former: View, Next: View>(
    accumulated: Former,
    next: Next
  ) -> TupleView<Former, Next> {
    TupleView(first: accumulated, second: next)
  }

  /// Builds an `if` without `else`.
  @inlinable public static func buildOptional<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// Builds the first branch of a choice.
  @inlinable public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// Builds the second branch of a choice.
  @inlinable public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// Hides the type of what stands behind an availability check.
  @MainActor @preconcurrency
  @inlinable public static func buildLimitedAvailability<Content: View>(_ content: Content)
    -> AnyView
  {
    AnyView(content)
  }
}
