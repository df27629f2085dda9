// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A transformation of text attributes, such as a button's font.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  // Unchecked because UIKit's type is Sendable with a function that is not; called on the main
  // thread only.

  public let transform: (AttributeContainer) -> AttributeContainer
  private let identity = Identity()

  private final class Identity: Sendable {}

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIConfigurationTextAttributesTransformer: Hashable {
  public static func == (
    one: UIConfigurationTextAttributesTransformer,
    other: UIConfigurationTextAttributesTransformer
  ) -> Bool { one.identity === other.identity }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
