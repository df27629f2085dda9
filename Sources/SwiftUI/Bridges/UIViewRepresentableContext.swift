// SPDX-License-Identifier: Apache-2.0

/// What a view of the other framework is made and updated in.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<
  Representable: UIViewRepresentable
> {
  /// What accompanies the view.
  public let coordinator: Representable.Coordinator
}
