# shellcheck shell=bash
# SPDX-License-Identifier: Apache-2.0
#
# The builds, for scripts that start their executables, from the top of the package:
#   build             builds for debugging; an undeclared dependency is an error, even where a warm build
#                     would let it pass
#   optimised         builds for release, what is measured
#   optimised_folder  where, by REUSE_BENCH_SCRATCH, else .build: in a folder of its own it goes on beside
#                     the other
#   products          where the optimised executables are
#   maintenance       builds the programs of Benchmarks/maintenance for release, into the same folder: modules of
#                     this package that are there are not compiled again

build=(swift build --explicit-target-dependency-import-check error)
optimised_folder=${REUSE_BENCH_SCRATCH:-.build}
optimised=("${build[@]}" -c release --scratch-path "$optimised_folder")
products=$("${optimised[@]}" --show-bin-path)
maintenance=("${optimised[@]}" --package-path Benchmarks/maintenance)
