# shellcheck shell=bash
# SPDX-License-Identifier: Apache-2.0
#
# Links of one build that differ in where its functions lie. The linker draws their order from a seed;
# for that each function has a section of its own. What calls this has `say` and `fail`.

# Each function in a section of its own, by a linker that can shuffle them.
readonly layout_flags=(
  -Xswiftc -use-ld=lld -Xswiftc -Xfrontend -Xswiftc -function-sections -Xcc -ffunction-sections
)

# Ends where the toolchain's linker cannot shuffle.
check_linker() {
  local swiftc linker help
  swiftc=$(command -v swiftc) || fail 69 "there is no \"swiftc\" on PATH"
  linker=$(dirname "$(realpath -- "$swiftc")")/ld.lld
  [[ -x $linker ]] || linker=$(command -v ld.lld) \
    || fail 69 "there is no \"ld.lld\", neither beside $swiftc nor on PATH; layouts need it"
  help=$("$linker" --help 2>&1) || fail 69 "\"$linker --help\" fails: ${help%%$'\n'*}"
  [[ $help == *--shuffle-sections* ]] \
    || fail 69 "$linker has no --shuffle-sections; layouts need an lld of version 13 or later"
}

# build_for_layouts PACKAGE SCRATCH PRODUCT LOG: compiles, with all objects kept in SCRATCH.
build_for_layouts() {
  swift build --package-path "$1" --scratch-path "$2" -c release --product "$3" \
    --build-system native "${layout_flags[@]}" >"$4" 2>&1 </dev/null
}

# keep_objects SCRATCH PRODUCT FOLDER: puts the objects of a build, the libraries beside it and the
# command that links them into FOLDER, by links where the disk has them.
keep_objects() {
  local scratch=$1 product=$2 folder=$3 bin list object place words stamp
  bin=$(realpath -- "$scratch/release")
  list=$bin/$product.product/Objects.LinkFileList
  [[ -f $list ]] || fail 69 "this Swift leaves no list of objects ($list), so nothing can be linked anew"
  rm -rf -- "$folder/objects.new"
  mkdir -p -- "$folder/objects.new" || fail 73 "$folder/objects cannot be made"
  : >"$folder/link.list" || fail 73 "$folder/link.list cannot be written"
  while IFS= read -r object; do
    object=${object#\"}
    object=${object%\"}
    object=${object#\'}
    object=${object%\'}
    [[ $object == "$bin"/*.build/* ]] || fail 69 "$object lies in no module of $bin"
    place=${object#"$bin"/}
    place=${place%%.build/*}/${place#*.build/}
    mkdir -p -- "$folder/objects.new/${place%/*}"
    words=$(cp -al -- "$object" "$folder/objects.new/$place" 2>&1 \
      || cp -a -- "$object" "$folder/objects.new/$place" 2>&1) \
      || fail 74 "the objects cannot be kept: ${words##*$'\n'}"
    place=${place//\\/\\\\}
    printf '"objects/%s"\n' "${place//\"/\\\"}" >>"$folder/link.list"
  done <"$list"
  link_words "$scratch/release.yaml" "$product" "$bin" >"$folder/link.words"
  [[ -s $folder/link.words ]] \
    || fail 69 "this Swift leaves no command that links $product ($scratch/release.yaml)"
  # Layouts of other objects go before these come, and the stamp of these comes last: whatever stops
  # this in between, no layout is taken for one of objects that it was not linked from.
  stamp=$({
    cat -- "$folder/link.words" "$folder/link.list"
    (cd "$folder/objects.new" && find . -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum)
  } | sha256sum)
  if [[ ! -f $folder/link.stamp || $(<"$folder/link.stamp") != "$stamp" ]]; then
    rm -f -- "$folder"/*.layout-* "$folder/link.stamp"
  fi
  rm -rf -- "$folder/objects"
  mv -T -- "$folder/objects.new" "$folder/objects"
  printf '%s\n' "$stamp" >"$folder/link.stamp"
}

# link_words MANIFEST PRODUCT BIN: prints the words of the command that links a product, one a line,
# without where it writes, where it looks for libraries, its list of objects and the debugging
# information.
link_words() {
  local triple=${3%/*}
  PRODUCT=$2 TRIPLE=${triple##*/} awk '
    $0 == "  \"C." ENVIRON["PRODUCT"] "-" ENVIRON["TRIPLE"] "-release.exe\":" { inside = 1 }
    inside && /^    args: \[/ {
      sub(/^    args: \[/, "")
      sub(/\]$/, "")
      count = split($0, words, /","/)
      for (i = 1; i <= count; i++) {
        word = words[i]
        if (i == 1) sub(/^"/, "", word)
        if (i == count) sub(/"$/, "", word)
        gsub(/\\\\/, "\\", word)
        gsub(/\\"/, "\"", word)
        if (skip) { skip = 0; continue }
        if (word == "-o" || word == "-L") { skip = 1; continue }
        if (word ~ /^@/ || word == "-g") continue
        print word
      }
      exit
    }' "$1"
}

# link_some FOLDER PRODUCT TO FIRST LAST STEP: links with every so manieth seed, each put in place whole,
# until one fails. In a folder of its own: the driver keeps what the objects want to be linked with
# beside the first of them, under one name for all.
link_some() {
  local folder=$1 product=$2 to=$3 seed=$4 last=$5 step=$6 words=() place work
  work=$(mktemp -d -- "$to/.link.XXXXXX") || return 1
  cp -al -- "$folder/objects" "$work/" 2>/dev/null || {
    rm -rf -- "$work/objects"
    cp -a -- "$folder/objects" "$work/" || return 1
  }
  mapfile -t words <"$folder/link.words"
  for (( ; seed <= last; seed += step)); do
    place=$to/$product.layout-$seed
    [[ ! -x $place ]] || continue
    (cd "$work" && "${words[@]}" -use-ld=lld -L "$folder" -o "$work/linked" "@$folder/link.list" \
      -Xlinker "--shuffle-sections=.text*=$seed" -Xlinker --strip-debug) \
      && mv -T -- "$work/linked" "$place" || return 1
  done
  rm -rf -- "$work"
}

# end_workers CODE: ends what links, and itself; `workers` and `to` are those of link_layouts, from which it is called.
end_workers() {
  trap '' INT TERM HUP
  for worker in "${workers[@]}"; do kill -s TERM -- "-$worker" 2>/dev/null || true; done
  wait 2>/dev/null || true
  rm -rf -- "$to"/.link.?????? "$to/.link.log"
  exit "$1"
}

# link_layouts FOLDER PRODUCT TO FIRST COUNT: links with the seeds from FIRST on, as many at a time as
# there are processors. What fails or is stopped leaves no layout half.
link_layouts() {
  local folder=$1 product=$2 to=$3 first=$4 count=$5 log=$3/.link.log workers=() worker failed=no step
  step=$(nproc)
  trap 'end_workers 130' INT
  trap 'end_workers 143' TERM HUP
  : >"$log" || fail 73 "$log cannot be written"
  # Each in a group of its own, so that its linker ends with it.
  set -m
  for ((worker = 0; worker < step; worker++)); do
    link_some "$folder" "$product" "$to" "$((first + worker))" "$((first + count - 1))" "$step" \
      >>"$log" 2>&1 </dev/null &
    workers+=("$!")
  done
  set +m
  for worker in "${workers[@]}"; do wait "$worker" 2>/dev/null || failed=yes; done
  trap - INT TERM HUP
  rm -rf -- "$to"/.link.??????
  if [[ $failed == yes ]]; then
    if grep -q -F 'No space left on device' -- "$log"; then
      fail 73 "the disk is full: $count layouts of $product do not fit into $to"
    fi
    tail -n 5 -- "$log" >&2
    if grep -q -F -e '--shuffle-sections' -- "$log"; then
      fail 69 "the linker does not shuffle sections, so there are no layouts"
    fi
    fail 74 "$product cannot be linked anew"
  fi
  rm -f -- "$log"
}
