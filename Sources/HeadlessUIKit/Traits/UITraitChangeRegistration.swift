// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A registration for changes of traits, by which it can be taken back.
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Who asked to be told when which traits change.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  let traits: [any UITrait.Type]
  let handler: @MainActor (UITraitCollection) -> Void

  init(traits: [any UITrait.Type], handler: @escaping @MainActor (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}
