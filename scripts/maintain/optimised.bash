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
#   in_package        runs a command of the package manager for a package under Benchmarks
#   maintenance       builds the programs of Benchmarks/maintenance for release, into the same folder: modules of
#                     this package that are there are not compiled again

build=(swift build --explicit-target-dependency-import-check error)
optimised_folder=${REUSE_BENCH_SCRATCH:-.build}
optimised=("${build[@]}" -c release --scratch-path "$optimised_folder")
products=$("${optimised[@]}" --show-bin-path)

# in_package SCRATCH PACKAGE COMMAND...: runs the command for Benchmarks/PACKAGE in the folder of builds SCRATCH.
# The package manager takes the plan in that folder for the plan of any package, so it is removed before and after.
in_package() {
  local scratch=$1 package=$2 status=0
  shift 2
  rm -f "$scratch/debug.yaml" "$scratch/release.yaml"
  "$@" --package-path "Benchmarks/$package" --scratch-path "$scratch" || status=$?
  rm -f "$scratch/debug.yaml" "$scratch/release.yaml"
  return "$status"
}
maintenance() { in_package "$optimised_folder" maintenance "${build[@]}" -c release "$@"; }
