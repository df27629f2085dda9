// SPDX-License-Identifier: Apache-2.0

/// The workflow of a new package that compares each pull request: `scripts/ci/compare.yml`, filled in.
struct GuestWorkflow {
  static let path = ".github/workflows/compare.yml"

  let package: GuestPackage

  var text: String {
    opening + environment + Self.job + dependencyStep + comparison + Self.ending
  }

  private var opening: String {
    """
    # Compares each pull request with the commit it started from, and fails if it is slower (2) or counts
    # more (3). It builds code of the pull request, so it may read the repository and nothing else.
    #
    # Where this package is a folder of a repository, move the file to .github/workflows at the top of that,
    # and say below which folder it is.
    name: Compare

    on:
      pull_request:

    permissions:
      contents: read

    concurrency:
      group: compare-${{ github.event.pull_request.number }}
      cancel-in-progress: true


    """
  }

  private var environment: String {
    let names = """
      env:
        # The package with the cells, seen from the top of the repository.
        PACKAGE: .
        # Its executable, which links the product ReuseBench.
        PRODUCT: \(package.name.literal)

      """
    guard case .folder(let path) = package.dependency else { return names + "\n" }
    return names + """
        # Package.swift takes ReuseBench from this folder, so it is checked out there, from this address
        # and in this state. Fill in the address; a relative folder is seen from the package.
        REUSEBENCH_FOLDER: \(path.literal)
        REUSEBENCH_ADDRESS: ""
        REUSEBENCH_STATE: HEAD


      """
  }

  private static let job = """
    jobs:
      compare:
        runs-on: ubuntu-24.04
        container: swift:6.3
        timeout-minutes: 90
        defaults:
          run:
            shell: bash
        steps:
          - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
            with:
              ref: ${{ github.event.pull_request.head.sha }}
              # Compared are two commits, and the way from one to the other.
              fetch-depth: 0
              persist-credentials: false


    """

  private var dependencyStep: String {
    guard case .folder = package.dependency else { return "" }
    return """
            - name: Check out ReuseBench
              run: |
                cd "$PACKAGE"
                if [ ! -e "$REUSEBENCH_FOLDER/Package.swift" ]; then
                  if [ -z "$REUSEBENCH_ADDRESS" ]; then
                    echo "::error::fill in REUSEBENCH_ADDRESS: where ReuseBench is to be cloned from"
                    exit 1
                  fi
                  git clone --quiet "$REUSEBENCH_ADDRESS" "$REUSEBENCH_FOLDER"
                  git -C "$REUSEBENCH_FOLDER" checkout --quiet "$REUSEBENCH_STATE"
                fi


      """
  }

  private var comparison: String {
    let place =
      switch package.dependency {
      // Seen from the package, which an absolute path does not need.
      case .folder(let path):
        path.hasPrefix("/") ? "$REUSEBENCH_FOLDER" : "$PACKAGE/$REUSEBENCH_FOLDER"
      case .repository: "$PACKAGE/.build/checkouts/\(package.dependency.packageName)"
      }
    return #"""
            - name: Compare with the merge base
              env:
                BASE: ${{ github.event.pull_request.base.sha }}
              run: |
                git config --global --add safe.directory "$GITHUB_WORKSPACE"
                base=$(git merge-base "$BASE" HEAD)
                swift package --package-path "$PACKAGE" resolve
                mkdir -p comparison
                "\#(place)/scripts/compare-commits" \
                  --package "$PACKAGE" --product "$PRODUCT" "$base" HEAD -- \
                  --quick --output comparison/pair.json --markdown comparison/pair.md \
                  --html comparison/pair.html


      """#
  }

  private static let ending = """
          # A summary needs no right, so it is there for pull requests of anybody.
          - name: Show the table
            if: ${{ !cancelled() }}
            run: |
              if [ -e comparison/pair.md ]; then cat comparison/pair.md >>"$GITHUB_STEP_SUMMARY"; fi

          - name: Keep the documents
            if: ${{ !cancelled() }}
            uses: actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2
            with:
              name: comparison
              path: comparison
              if-no-files-found: ignore

    """
}
