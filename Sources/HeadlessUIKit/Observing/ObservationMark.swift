// SPDX-License-Identifier: Apache-2.0

public import Observation

/// An observable without a value, whose change ends the trackings that read it.
///
/// The library cannot end an observation before a change, so repeated readings of models that never
/// change would accumulate.
@_spi(Headless) public final class ObservationMark: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  private var value: Void { () }

  public init() {}

  public func read() { registrar.access(self, keyPath: \.value) }

  /// Ends the trackings that read the mark; each runs its change handler.
  public func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}
