// SPDX-License-Identifier: Apache-2.0

import BenchLists
import UIKit

extension SuiteList {
  /// The strategy `observation` of a cell; nil for one that has none.
  static func observation(ofCell name: String) -> Strategy<Row>? {
    switch name {
    case "subtitle": following(SubtitleObservationCell.self)
    case "card": following(CardObservationCell.self)
    case "setting": following(SettingObservationCell.self)
    default: nil
    }
  }

  private static func following<Cell: ScenarioCell & RowFollower>(
    _ cell: Cell.Type
  ) -> Strategy<Row> {
    Strategy("observation", cell: cell, model: RowModel.init) { model, row in
      model.show(row)
    } fill: { cell, model in
      cell.follow(model)
    }
  }
}

/// A cell that shows the row of a model, and what becomes of it.
@MainActor private protocol RowFollower {
  /// Has the cell follow a model from now on.
  func follow(_ model: RowModel)
}

/// `observation` of `subtitle`: writes every property from its model, whenever what it read has changed.
private final class SubtitleObservationCell: ScenarioCell, RowFollower {
  private let views = SubtitleViews()
  private var model: RowModel?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    views.add(to: contentView)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func fill(with row: Row) {
    follow(RowModel(row))
  }

  func follow(_ model: RowModel) {
    self.model = model
    setNeedsUpdateConfiguration()
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    guard let model else { return }
    // Each reading of a property that is followed costs some hundred nanoseconds.
    let (title, source) = (model.title, model.source)
    views.title.text = title
    views.source.text = source
    views.title.textColor = model.isRead ? Palette.read : Palette.unread
    if views.areMisplaced(title: title, source: source) { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: contentView.bounds)
  }
}

/// `observation` of `card`: writes every property from its model, whenever what it read has changed.
private final class CardObservationCell: ScenarioCell, RowFollower {
  private let views = CardViews()
  private var model: RowModel?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    views.add(to: contentView)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func fill(with row: Row) {
    follow(RowModel(row))
  }

  func follow(_ model: RowModel) {
    self.model = model
    setNeedsUpdateConfiguration()
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    guard let model else { return }
    views.title.text = model.title
    views.source.text = model.source
    views.body.text = model.body
    views.badge.text = model.badge
    views.accent.backgroundColor = Palette.accents[Int(model.accent)]
    views.image.image = Palette.images[Int(model.symbol)]
    views.title.font = model.isEmphasized ? Palette.emphasizedTitle : Palette.plainTitle
    views.title.textColor = model.isRead ? Palette.read : Palette.unread
    views.flag.isHidden = !model.isFlagged
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: contentView.bounds)
  }
}

/// `observation` of `setting`: writes every property from its model, whenever what it read has changed.
private final class SettingObservationCell: SettingCell, RowFollower {
  private let views = SettingViews()
  private var model: RowModel?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    views.add(to: contentView)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func fill(with row: Row) {
    follow(RowModel(row))
  }

  func follow(_ model: RowModel) {
    self.model = model
    setNeedsUpdateConfiguration()
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    guard let model else { return }
    let title = model.title
    let accessory = SettingAccessory(kind: model.accent, isFlagged: model.isFlagged)
    views.image.image = Palette.images[Int(model.symbol)]
    views.title.text = title
    views.title.textColor = accessory.titleColor
    views.value.text = model.source
    write(accessory, titled: title)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    views.layOut(in: contentView.bounds)
  }
}
