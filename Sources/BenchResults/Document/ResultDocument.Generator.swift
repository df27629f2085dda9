// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// The program that wrote a document, precisely enough to build it again.
  public struct Generator: Codable, Equatable, Sendable {
    /// The name of the program.
    public var name: String
    /// The released version of the program.
    public var version: String
    /// The commit that the program was built from; `nil` where it is not known.
    public var gitCommit: String?
    /// Whether the working tree differed from that commit; `nil` where it is not known.
    public var gitIsDirty: Bool?
    /// Whether the optimiser ran.
    public var buildConfiguration: BuildConfiguration
    /// The compiler and the platform that it compiled for.
    public var toolchain: String
    /// The version of what the counters mean; counters of different versions never compare.
    public var counterDefinitionVersion: Int
    /// The number that changes with the meaning of counted calls; `nil` in documents of the first
    /// release.
    public var callDefinitionVersion: Int?
    /// What of the build differs from a plain one, as flags; `nil` in documents of the first release.
    public var flags: [String]?

    /// Describes one build.
    public init(
      name: String,
      version: String,
      gitCommit: String?,
      gitIsDirty: Bool?,
      buildConfiguration: BuildConfiguration,
      toolchain: String,
      counterDefinitionVersion: Int
    ) {
      self.name = name
      self.version = version
      self.gitCommit = gitCommit
      self.gitIsDirty = gitIsDirty
      self.buildConfiguration = buildConfiguration
      self.toolchain = toolchain
      self.counterDefinitionVersion = counterDefinitionVersion
    }
  }
}
