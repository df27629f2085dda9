// SPDX-License-Identifier: Apache-2.0

public import Observation

/// Something that can be observed and has no value: reading it within a tracking lets that tracking be ended.
///
/// The library of the toolchain has no call that ends an observation before something changes. What is
/// read again and again would leave one behind each time, in models that never change. So a tracking also
/// reads a mark, and changing that ends it, in every model that it has read.
@_spi(Headless) public final class ObservationMark: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  /// Nothing; there is a key path to it.
  private var value: Void { () }

  public init() {}

  public func read() { registrar.access(self, keyPath: \.value) }

  /// Ends the trackings in which the mark was read; each answers once more, as for a change of a model.
  public func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}
