#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# ./dev release in a small tree of its own, without packages: what it writes, what it refuses, and that it refuses before it
# changes anything.
set -euo pipefail
root=${1:?the root of the tree}
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
export HOME=$tree GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null GNUPGHOME=$tree/none
export GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@example.org GIT_COMMITTER_NAME=A GIT_COMMITTER_EMAIL=a@example.org

die() { echo "$1" >&2; exit 1; }
release() { (cd "$tree/clone" && ./dev release "$@") 2>&1; }

mkdir -p "$tree/clone/ui/packages"
cd "$tree/clone"
cp "$root/dev" "$root/CMakeLists.txt" "$root/CHANGELOG.md" .
cp "$root/ui/packages/release.sh" "$root/ui/packages/CMakeLists.txt" ui/packages/
sed -i -E 's/^(project\(Boardwright VERSION )[0-9.]+/\10.9.0/' CMakeLists.txt
sed -i -E '0,/^## .*/s//## next, not yet released/' CHANGELOG.md
git init -q
git add -A
git commit -q -m "A tree"
first=$(git rev-parse HEAD)

refused() {  # words of the sentence, arguments
  local words=$1 said
  shift
  said=$(release "$@") && die "not refused: $*"
  [[ $said == *"$words"* && $(wc -l <<<"$said") == 1 ]] || die "refusing '$*' says: $said"
  [[ $(git rev-parse HEAD) == "$first" && -z $(git tag) ]] || die "refusing '$*' has changed something"
}
refused "which version?"
refused "no version" 1.0
refused "comes before 0.9.0" 0.8.9
refused "there is no option" 1.0.0 --fast
echo more >>CHANGELOG.md
refused "aren't committed" 1.0.0 --without-packages
git checkout -q CHANGELOG.md

said=$(release 1.0.0 --without-packages) || die "it fails: $said"
grep -q '^project(Boardwright VERSION 1\.0\.0 ' CMakeLists.txt || die "CMakeLists.txt has another version"
grep -qE '^## 1\.0\.0, [0-9]{4}-[0-9]{2}-[0-9]{2}$' CHANGELOG.md || die "CHANGELOG.md has another heading"
! grep -q 'not yet released' CHANGELOG.md || die "CHANGELOG.md still says that nothing is released"
[[ $(git cat-file -t v1.0.0) == tag && $(git rev-parse 'v1.0.0^{commit}') == "$(git rev-parse HEAD)" ]] || die "the tag is wrong"
[[ -z $(git status --porcelain) ]] || die "something is left uncommitted"
for words in "Missing:" "isn't signed" "no packages" "no remote"; do
  [[ $said == *"$words"* ]] || die "it doesn't say '$words': $said"
done
first=$(git rev-parse HEAD)
said=$(release 1.0.0 --without-packages) && die "the same version twice"
[[ $said == *"there is a tag v1.0.0 already"* ]] || die "the same version again says: $said"
said=$(release 1.0.1 --without-packages) && die "a release without anything new"
[[ $said == *"needs one heading"* && $(git rev-parse HEAD) == "$first" ]] || die "nothing new says: $said"
echo "a release is made whole, or refused before it begins"
