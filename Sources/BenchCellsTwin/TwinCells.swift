// SPDX-License-Identifier: Apache-2.0

@_exported public import BenchCells

/// The classes of `mutation-twin`: the files of `mutation` compiled once more, in this module.
///
/// The folders hold links to the very files of `BenchCells`, so the text cannot differ. A module of
/// its own keeps the compiler from making one function of two equal bodies; the files find rows and
/// the base class through the re-export above. What a twin reads is what the place of the code in
/// memory is worth.
public enum TwinCells {
  /// The twin of `subtitle`.
  public static var subtitle: ScenarioCell.Type { SubtitleMutationCell.self }
  /// The twin of `news`.
  public static var news: ScenarioCell.Type { NewsMutationCell.self }
  /// The twin of `card`.
  public static var card: ScenarioCell.Type { CardMutationCell.self }
  /// The twin of `setting`.
  public static var setting: ScenarioCell.Type { SettingMutationCell.self }
  /// The twin of `message`.
  public static var message: ScenarioCell.Type { MessageMutationCell.self }
  /// The twin of `heavy`.
  public static var heavy: ScenarioCell.Type { HeavyMutationCell.self }
}
