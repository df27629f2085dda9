// SPDX-License-Identifier: Apache-2.0

import Foundation

extension ConfigurationHost {
  /// The background configuration as the app sees it: its own, the automatic one, or none.
  var shownBackground: UIBackgroundConfiguration? {
    if let background { return background.configuration }
    return storedBackgroundColor == nil ? automaticBackground : nil
  }

  /// Whether the automatic background shows.
  var hasAutomaticBackground: Bool { background == nil && storedBackgroundColor == nil }

  /// Takes over a background configuration of the app's; nil leaves none (R14).
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

  /// Puts a view of the classic background in the place of another one (R14).
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

  /// Lets go of the app's background configuration, because it sets its background the classic way.
  func dropBackgroundConfiguration() {
    guard let background, background.configuration != nil else { return }
    background.configuration = nil
    background.view?.removeFromSuperview()
    background.view = nil
    setNeedsDisplay()
  }

  /// Gives the views of the background their place.
  func layOutBackground() {
    guard let background else { return }
    background.view?.place(in: self)
    let bounds = CGRect(origin: .zero, size: storedFrame.size)
    for view in background.classicViews { view.frame = bounds }
  }

  /// Sets no colour, without letting go of the configuration as an app's colour does.
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
