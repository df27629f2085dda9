// SPDX-License-Identifier: Apache-2.0

/// The classes that fill one cell of the suite, one for each way of filling it.
///
/// They are called through ``ScenarioCell`` alone, as an app's data source calls its cells, so nothing
/// else of them is public.
public struct CellClasses: Sendable {
  public var mutation: ScenarioCell.Type
  public var guarded: ScenarioCell.Type
  public var configuration: ScenarioCell.Type
  public var equatable: ScenarioCell.Type
  public var diffing: ScenarioCell.Type
  public var flipping: ScenarioCell.Type
  public var forgetful: ScenarioCell.Type
  /// `list-configuration`; nil for a cell that list content cannot show.
  public var list: ScenarioCell.Type?
  /// `hosting`; nil for a cell that has no declarative view.
  public var hosting: ScenarioCell.Type?

  public static let subtitle = CellClasses(
    mutation: SubtitleMutationCell.self,
    guarded: SubtitleGuardedCell.self,
    configuration: SubtitleConfigurationCell.self,
    equatable: SubtitleEquatableCell.self,
    diffing: SubtitleDiffingCell.self,
    flipping: SubtitleFlippingCell.self,
    forgetful: SubtitleForgetfulCell.self,
    list: SubtitleListCell.self,
    hosting: SubtitleHostingCell.self
  )

  public static let news = CellClasses(
    mutation: NewsMutationCell.self,
    guarded: NewsGuardedCell.self,
    configuration: NewsConfigurationCell.self,
    equatable: NewsEquatableCell.self,
    diffing: NewsDiffingCell.self,
    flipping: NewsFlippingCell.self,
    forgetful: NewsForgetfulCell.self,
    list: NewsListCell.self,
    hosting: NewsHostingCell.self
  )

  public static let card = CellClasses(
    mutation: CardMutationCell.self,
    guarded: CardGuardedCell.self,
    configuration: CardConfigurationCell.self,
    equatable: CardEquatableCell.self,
    diffing: CardDiffingCell.self,
    flipping: CardFlippingCell.self,
    forgetful: CardForgetfulCell.self,
    hosting: CardHostingCell.self
  )

  public static let setting = CellClasses(
    mutation: SettingMutationCell.self,
    guarded: SettingGuardedCell.self,
    configuration: SettingConfigurationCell.self,
    equatable: SettingEquatableCell.self,
    diffing: SettingDiffingCell.self,
    flipping: SettingFlippingCell.self,
    forgetful: SettingForgetfulCell.self,
    list: SettingListCell.self,
    hosting: SettingHostingCell.self
  )

  public static let message = CellClasses(
    mutation: MessageMutationCell.self,
    guarded: MessageGuardedCell.self,
    configuration: MessageConfigurationCell.self,
    equatable: MessageEquatableCell.self,
    diffing: MessageDiffingCell.self,
    flipping: MessageFlippingCell.self,
    forgetful: MessageForgetfulCell.self,
    list: MessageListCell.self,
    hosting: MessageHostingCell.self
  )

  public static let heavy = CellClasses(
    mutation: HeavyMutationCell.self,
    guarded: HeavyGuardedCell.self,
    configuration: HeavyConfigurationCell.self,
    equatable: HeavyEquatableCell.self,
    diffing: HeavyDiffingCell.self,
    flipping: HeavyFlippingCell.self,
    forgetful: HeavyForgetfulCell.self,
    hosting: HeavyHostingCell.self
  )
}
