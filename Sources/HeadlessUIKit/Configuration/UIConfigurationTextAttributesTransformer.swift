// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Makes attributes of a text of others, such as another font of a button's title.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  // Unchecked because UIKit's type is Sendable with a function that is not; the engine calls it on
  // the main thread only.

  public let transform: (AttributeContainer) -> AttributeContainer

  /// What tells transformers apart, as functions cannot be compared.
  private let identity = Identity()

  /// An object for each transformer that an app makes.
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
  ) -> Bool {
    one.identity === other.identity
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
