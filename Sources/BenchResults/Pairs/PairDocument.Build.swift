// SPDX-License-Identifier: Apache-2.0

extension PairDocument {
  /// One of the two builds, as it describes itself.
  public struct Build: Codable, Equatable, Sendable {
    /// What the build is called: a commit, or its path where no name was given.
    public var name: String
    /// The path of the executable, or of the folder of its layouts.
    public var path: String
    /// The released version; `nil` where the build does not say.
    public var version: String?
    /// The compiler; `nil` where the build does not say.
    public var toolchain: String?
    /// Whether the optimiser ran; `nil` where the build does not say.
    public var buildConfiguration: ResultDocument.BuildConfiguration?
    /// The version of what the counters mean; `nil` where the build does not say.
    public var counterDefinitionVersion: Int?
    /// The version of what counted calls mean; `nil` where the build does not say.
    public var callDefinitionVersion: Int?
    /// What the orders of functions of its links were drawn from, in the order in which a series names
    /// them; `nil` for one executable, linked as it came.
    public var layoutSeeds: [Int]?

    /// Describes a build of which no more than its path is known.
    public init(name: String, path: String) {
      self.name = name
      self.path = path
    }
  }
}
