// SPDX-License-Identifier: Apache-2.0

/// What a controller of the other framework is made and updated in.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// What accompanies the controller.
  public let coordinator: Representable.Coordinator
}
