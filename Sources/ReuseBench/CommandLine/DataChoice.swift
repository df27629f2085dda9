// SPDX-License-Identifier: Apache-2.0

/// Where rows come from: a built-in dataset or a file.
enum DataChoice: Sendable, Equatable {
  /// A dataset by its known name.
  case builtIn(String)
  /// A file by its path.
  case file(String)
}
