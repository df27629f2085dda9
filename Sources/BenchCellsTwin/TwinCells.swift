// SPDX-License-Identifier: Apache-2.0

@_exported public import BenchCells

/// The classes of `mutation-twin`: the files of `mutation` compiled a second time, in this module.
///
/// The folders hold links to the very files of `BenchCells`, so the text cannot differ. A module of its own keeps the
/// compiler from making one function of two equal bodies; the files find rows and the base class through the re-export
/// above. A twin measures the effect of code placement.
public enum TwinCells {
  public static var subtitle: ScenarioCell.Type { SubtitleMutationCell.self }
  public static var news: ScenarioCell.Type { NewsMutationCell.self }
  public static var card: ScenarioCell.Type { CardMutationCell.self }
  public static var setting: ScenarioCell.Type { SettingMutationCell.self }
  public static var message: ScenarioCell.Type { MessageMutationCell.self }
  public static var heavy: ScenarioCell.Type { HeavyMutationCell.self }
}
