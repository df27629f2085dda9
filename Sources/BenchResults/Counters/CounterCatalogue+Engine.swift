// SPDX-License-Identifier: Apache-2.0

extension CounterCatalogue {
  /// What the engine counts; its own list of names is held against this one by a test.
  static let ofEngine = cells + configurations + writes + phases + prefetching

  /// From asking the data source to the reuse pool and back.
  private static let cells = [
    counter("cellsCreated", "cells", "Cells that were made new.", .making),
    counter("cellsDequeued", "cells", "Cells that a reuse pool was asked for."),
    saved("reuseHits", "cells", "Cells that came from a reuse pool, filled for an earlier row."),
    counter("preparesForReuse", "calls", "Calls of `prepareForReuse()`."),
    counter("recycles", "cells", "Cells that went back into a reuse pool."),
    counter("evictions", "cells", "Cells that a full pool did not take."),
    counter("discards", "cells", "Cells that were let go of, evicted or without an identifier."),
    counter("dataSourceCellCalls", "calls", "Calls of `tableView(_:cellForRowAt:)`."),
    counter(
      "dataSourceCountCalls",
      "calls",
      "Calls of `numberOfSections(in:)` and `tableView(_:numberOfRowsInSection:)`."
    ),
    counter(
      "delegateHeightCalls",
      "calls",
      "Times that the delegate was asked for a row's height, as in `tableView(_:heightForRowAt:)`."
    ),
    counter(
      "reconfigures",
      "rows",
      "Rows that were filled again in the cell that shows them, as by `reconfigureRows(at:)`."
    ),
    counter(
      "cellsSized",
      "cells",
      "Cells at which a row's height was settled, by the delegate or by the cell."
    ),
    counter("cellsDisplayed", "cells", "Cells that came onto the screen."),
  ]

  private static let configurations = [
    counter("contentViewsMade", "views", "Views that `makeContentView()` was asked for.", .making),
    counter(
      "contentViewsReplaced",
      "views",
      "Content views that gave way since they did not support the next configuration.",
      .making
    ),
    counter(
      "configurationUpdates",
      "updates",
      "Updates of a cell's configuration, after its state changed or the app asked for one."
    ),
    counter(
      "configurationApplies",
      "configurations",
      "Content configurations that a cell, header or footer was given."
    ),
  ]

  /// The sums, then each kind; a write is of one kind.
  private static let writes: [Counter] =
    [
      content(
        "propertyWritesEffective",
        "writes",
        "Writes that setters carried out, of properties of all kinds.",
        .writes
      ),
      content(
        "propertyWritesAsked",
        "writes",
        "Writes that setters were asked for, equal values included, of properties of all kinds.",
        .writes
      ),
    ]
    + kinds.map {
      writesOfKind($0 + "WritesEffective", "Writes that setters carried out, of \($1).")
    }
    + kinds.map {
      writesOfKind(
        $0 + "WritesAsked",
        "Writes that setters were asked for, equal values included, of \($1)."
      )
    }

  private static let kinds = [
    ("text", "texts, attributed or not, and titles"), ("image", "images and how symbols are drawn"),
    ("font", "fonts"), ("color", "colours"), ("flag", "properties that are true or false"),
    ("other", "all other properties: numbers, sizes, modes, styles"),
  ]

  private static func writesOfKind(_ name: String, _ meaning: String) -> Counter {
    content(name, "writes", meaning, .writesByKind)
  }

  private static let phases = [
    content("textLayouts", "texts", "Texts that were measured and broken into lines.", .passes),
    content("layoutPasses", "views", "Views that laid out their subviews.", .passes),
    content("displayPasses", "views", "Views that made new drawing commands.", .passes),
    content("solverPivots", "pivots", "Pivots of the constraint solver."),
    content(
      "thumbnailsScaled",
      "images",
      "Images that were scaled for showing, once for each image and size."
    ),
    content(
      "layersCommitted",
      "layers",
      "Changed layers that were encoded as for a render server."
    ),
    content("bytesCommitted", "bytes", "Bytes into which changed layers were encoded."),
    counter("framesRendered", "frames", "Frames that went through all phases."),
  ]

  private static let prefetching = [
    counter("prefetches", "rows", "Rows that the prefetching data source was told to fetch."),
    counter(
      "prefetchCancels",
      "rows",
      "Rows that the prefetching data source was told to fetch no more."
    ),
    counter(
      "cellsPrepared",
      "cells",
      "Cells that were filled off the screen, ahead of their rows."
    ),
    saved("preparedCellsShown", "cells", "Prepared cells whose rows came onto the screen."),
    counter(
      "preparedCellsWasted",
      "cells",
      "Prepared cells that went back before they were shown."
    ),
    saved(
      "positionHits",
      "cells",
      "Cells that stayed filled off the screen until their rows came back, as in a position cache."
    ),
  ]

  private static func counter(
    _ name: String,
    _ unit: String,
    _ meaning: String,
    _ gravity: Counter.Gravity = .rest
  ) -> Counter {
    Counter(name, unit, .engine, gravity: gravity, meaning)
  }

  /// A counter of what was saved.
  private static func saved(_ name: String, _ unit: String, _ meaning: String) -> Counter {
    Counter(name, unit, .engine, worse: .fewer, meaning)
  }

  /// A counter that the content of rows influences.
  private static func content(
    _ name: String,
    _ unit: String,
    _ meaning: String,
    _ gravity: Counter.Gravity = .rest
  ) -> Counter {
    Counter(name, unit, .engine, influence: .content, gravity: gravity, meaning)
  }
}
