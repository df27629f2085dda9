// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
import Foundation

/// A view with a content configuration and a background: a cell, header or footer.
@MainActor protocol ConfigurationHost: UIView {
  var storedContentView: UIView { get set }
  var storedConfiguration: (any UIContentConfiguration)? { get set }
  var configuredView: (any UIView & UIContentView)? { get set }
  var configuredType: (any UIContentConfiguration.Type)? { get set }
  var background: BackgroundRecord? { get set }
  var automaticBackground: UIBackgroundConfiguration { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  func forgetBuiltInViews()
}

extension ConfigurationHost {
  /// Applies a configuration, to the current view if it supports it (R15, R16, R17).
  func apply(_ configuration: (any UIContentConfiguration)?) {
    engine_count_configuration_applies(1)
    storedConfiguration = configuration
    guard let configuration else {
      if configuredView != nil {
        configuredView = nil
        configuredType = nil
        replaceContentView(by: UIView(frame: storedContentView.storedFrame))
      }
      return
    }
    let type = type(of: configuration)
    if let configuredView {
      // The displayed type is not queried: the answer is known, and a view that stores the concrete
      // value would box it.
      if type == configuredType || configuredView.supports(configuration) {
        configuredType = type
        configuredView.configuration = configuration
        return
      }
      engine_count_content_views_replaced(1)
    }
    engine_count_content_views_made(1)
    let view = configuration.makeContentView()
    configuredView = view
    configuredType = type
    replaceContentView(by: view)
  }

  /// Applies the automatic updates for a state (R10).
  ///
  /// The background may have another state: without selection style, it ignores selection.
  func updateAutomatically(
    for state: some UIConfigurationState,
    backgroundState: some UIConfigurationState
  ) {
    if automaticallyUpdatesContentConfiguration, let storedConfiguration {
      contentConfiguration = storedConfiguration.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let configuration = background?.configuration {
      backgroundConfiguration = configuration.updated(for: backgroundState)
    }
  }

  private func replaceContentView(by view: UIView) {
    forgetBuiltInViews()
    let depth = subviews.firstIndex { $0 === storedContentView } ?? 0
    storedContentView.removeFromSuperview()
    storedContentView = view
    // The cell places its content view, whatever that requested.
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(origin: .zero, size: storedFrame.size)
    insertSubview(view, at: min(depth, subviews.count))
  }

  var shownBackground: UIBackgroundConfiguration? {
    if let background { return background.configuration }
    return storedBackgroundColor == nil ? automaticBackground : nil
  }

  var hasAutomaticBackground: Bool { background == nil && storedBackgroundColor == nil }

  /// Sets the app's background configuration; nil for none (R14).
  func setBackground(_ configuration: UIBackgroundConfiguration?) {
    if background == nil, configuration == nil, storedBackgroundColor != nil { return }
    let record = madeBackgroundRecord
    record.configuration = configuration
    setNeedsDisplay()
    guard let configuration else {
      record.view?.removeFromSuperview()
      record.view = nil
      return
    }
    for view in record.classicViews { view.removeFromSuperview() }
    record.backgroundView = nil
    record.selectedBackgroundView = nil
    record.multipleSelectionBackgroundView = nil
    clearBackgroundColor()
    if let view = record.view {
      view.apply(configuration)
    } else {
      let view = BackgroundView(configuration: configuration)
      record.view = view
      insertSubview(view, at: 0)
    }
    record.view?.place(in: self)
  }

  /// Replaces a view of the classic background (R14).
  func setClassicBackground(
    _ view: UIView?,
    at place: ReferenceWritableKeyPath<BackgroundRecord, UIView?>
  ) {
    let record = madeBackgroundRecord
    guard record[keyPath: place] !== view else { return }
    dropBackgroundConfiguration()
    record[keyPath: place]?.removeFromSuperview()
    record[keyPath: place] = view
    // Behind the content, in the order of the record.
    for (depth, classic) in record.classicViews.enumerated() { insertSubview(classic, at: depth) }
    setNeedsLayout()
    setNeedsDisplay()
  }

  func dropBackgroundConfiguration() {
    guard let background, background.configuration != nil else { return }
    background.configuration = nil
    background.view?.removeFromSuperview()
    background.view = nil
    setNeedsDisplay()
  }

  func layOutBackground() {
    guard let background else { return }
    background.view?.place(in: self)
    let bounds = CGRect(origin: .zero, size: storedFrame.size)
    for view in background.classicViews { view.frame = bounds }
  }

  private func clearBackgroundColor() {
    guard storedBackgroundColor != nil else { return }
    AnimationRecording.current?.willChange(self)
    storedBackgroundColor = nil
    change(.appearance)
  }

  private var madeBackgroundRecord: BackgroundRecord {
    if let background { return background }
    let record = BackgroundRecord()
    background = record
    return record
  }
}
