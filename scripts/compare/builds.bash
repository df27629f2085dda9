# shellcheck shell=bash
# SPDX-License-Identifier: Apache-2.0
#
# Builds of trees: each in a git worktree of its own, kept under the name of what it was built from.

# How many builds are kept.
readonly kept_builds=12

# Prints the name of a build: what it is made of, by what, and what of it is wanted.
name_of() {
  {
    if [[ -z $package ]]; then
      repository ls-tree --full-tree "$1" -- "${built[@]}"
    fi
    printf '%s\n' "${package:+$1}" "$prefix" "$product" "$toolchain"
    # Builds that can be linked anew have objects of another form, and hold them.
    if [[ $layouts -gt 1 ]]; then printf '%s\n' "${layout_flags[*]}"; fi
  } | git hash-object --stdin
}

# check_out ROLE COMMIT TREE: makes the worktree of a build.
check_out() {
  local role=$1 commit=$2 tree=$3 folder=$work/trees/in/here/$1 words
  lock || fail 73 "$store/lock cannot be made"
  words=$({
    mkdir -p -- "${folder%/*}" \
      && git -C "$top" worktree add --quiet --detach --no-checkout -- "$folder" "$commit" \
      && GIT_OBJECT_DIRECTORY=$work/objects GIT_ALTERNATE_OBJECT_DIRECTORIES=$objects \
        git -C "$folder" read-tree --reset -u "$tree"
  } 2>&1) || fail 74 "$role cannot be checked out: ${words##*$'\n'}"
  unlock
  [[ -f $folder/.gitmodules ]] || return 0
  run git -C "$folder" submodule update --init --recursive --quiet >"$work/git.log" 2>&1
  [[ $status -eq 0 ]] || fail 74 "a submodule of $role is missing: $(tail -n 1 -- "$work/git.log")"
}

# Takes the worktree of a build away.
remove_tree() {
  local folder=$work/trees/in/here/$1
  lock || fail 73 "$store/lock cannot be made"
  git -C "$top" worktree remove --force --force -- "$folder" >/dev/null 2>&1 || rm -rf -- "$folder"
  unlock
}

# A package may depend on a folder beside its repository; from a worktree the way there is another.
# Sets `is_alone` to no if it does.
link_neighbours() {
  local folder=$1 path way
  is_alone=yes
  [[ -n $package ]] || return 0
  while IFS= read -r path; do
    way=$(realpath --canonicalize-missing --no-symlinks --relative-to="$folder" -- "$path")
    [[ $way == ../* || $way == .. ]] || continue
    is_alone=no
    [[ $path == "$work"/* && ! -e $path && -e $top/$way ]] || continue
    mkdir -p -- "${path%/*}"
    ln -s -- "$(realpath -- "$top/$way")" "$path"
  done < <(
    swift package --package-path "$folder${prefix:+/$prefix}" dump-package 2>/dev/null \
      | awk '
          /"fileSystem"/ { inside = 1 }
          inside && /"path" *:/ {
            sub(/^.*"path" *: *"/, "")
            sub(/",? *$/, "")
            gsub(/\\\//, "/")
            print
            inside = 0
          }
        '
  )
}

# explain ROLE TITLE: ends for a build that failed. What it printed is kept under a name that calls
# share, and read from this call's own.
explain() {
  local role=$1 title=$2 own=$work/$1.log log=$store/$1.log
  ln -f -- "$own" "$log" || fail 74 "$log cannot be written"
  if grep -q -F 'No space left on device' -- "$own"; then
    fail 74 "the disk is full: $role was not built; the output of the build is in $log"
  fi
  if grep -q -F "no product named '$product'" -- "$own"; then
    fail 64 "$role ($title) has no product \"$product\"; the output of the build is in $log"
  fi
  tail -n 20 -- "$own" >&3
  fail 65 "$role ($title) does not build; the output of the build is in $log"
}

# make ROLE COMMIT TREE: builds a tree, or finds the build; sets `made` to the folder of the product,
# or to nothing if it does not build.
make() {
  local role=$1 commit=$2 tree=$3 name folder=$work/trees/in/here/$1 bin words started=$SECONDS
  local manifest=$folder${prefix:+/$prefix} log=$work/$role.log
  made=$work/products/$role
  mkdir -p -- "$work/products" || fail 73 "no folder can be made in $work"
  name=$(name_of "$tree")
  # A link or copy of its own: another call may take the build away at any time, also just now.
  if cp -al -- "$store/builds/$name" "$made" 2>/dev/null && [[ -x $made/$product ]]; then
    touch --no-create -- "$store/builds/$name"
    return
  fi
  rm -rf -- "$made"
  check_out "$role" "$commit" "$tree"
  link_neighbours "$folder"
  if [[ $role == base && ! -e $manifest/Package.resolved && -e $work/Package.resolved ]]; then
    cp -- "$work/Package.resolved" "$manifest/Package.resolved"
    is_alone=no
  fi
  say "      building $role, a few minutes"
  if [[ $layouts -gt 1 ]]; then
    run build_for_layouts "$manifest" "$manifest/.build" "$product" "$log"
  else
    run swift build --package-path "$manifest" -c release --product "$product" >"$log" 2>&1
  fi
  if [[ $status -ne 0 ]]; then
    made=''
    return
  fi
  if [[ $layouts -gt 1 ]]; then
    bin=$(realpath -- "$manifest/.build/release")
  else
    bin=$(swift build --package-path "$manifest" -c release --show-bin-path 2>>"$log")
  fi
  [[ -x $bin/$product && ! -d $bin/$product ]] || fail 64 "\"$product\" is no executable product"
  words=$(take "$bin" "$made" 2>&1) || fail 74 "the build of $role cannot be kept: ${words##*$'\n'}"
  if [[ $layouts -gt 1 ]]; then keep_objects "$manifest/.build" "$product" "$made"; fi
  if [[ -e $manifest/Package.resolved ]] \
    && ! repository cat-file -e "$tree:${prefix:+$prefix/}Package.resolved" 2>/dev/null; then
    # Dependencies that no file fixes may be others next time.
    is_alone=no
    cp -- "$manifest/Package.resolved" "$work/Package.resolved"
  fi
  say "      built in $((SECONDS - started)) s"
  if [[ $is_alone == yes ]]; then keep "$made" "$name"; fi
}

# take FROM TO: copies a product with what it needs beside itself.
take() {
  local file
  mkdir -- "$2" || return 1
  for file in "$1/$product" "$1"/*.so "$1"/*.resources "$1"/*.bundle; do
    if [[ -e $file ]]; then cp -a -- "$file" "$2/" || return 1; fi
  done
}

# keep FOLDER NAME: stores a build for later calls, and forgets the oldest ones. Storing is a gain,
# not a need: where it fails, the next call builds again.
keep() {
  local old
  mkdir -p -- "$store/builds" || return 0
  # Another call may have stored the same meanwhile: then that one stays.
  { cp -al -- "$1" "$work/kept" && mv -T -- "$work/kept" "$store/builds/$2"; } 2>/dev/null \
    || rm -rf -- "$work/kept"
  while IFS= read -r old; do
    # First out of the way as a whole: a copy that another call is making then fails, where it would
    # otherwise come to its end without the files that are gone already.
    if mv -T -- "$store/builds/$old" "$work/old.$old" 2>/dev/null; then
      rm -rf -- "$work/old.$old"
    fi
  done < <(cd "$store/builds" && find . -mindepth 1 -maxdepth 1 -printf '%T@ %f\n' \
    | sort -rn | tail -n "+$((kept_builds + 1))" | cut -d ' ' -f 2)
}
