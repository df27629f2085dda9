// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A value that describes the content of a view and can make a view that shows it.
public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView

  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@MainActor public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows. Setting one of a type it supports changes the view.
  var configuration: any UIContentConfiguration { get set }

  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether a configuration has the type of the current one (R16).
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
