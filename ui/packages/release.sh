#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What a release needs, in the tree it is called in: the version in CMakeLists.txt, the heading in CHANGELOG.md, a commit, a
# tag, packages, checksums and a signature. Nothing is changed before all that can be asked beforehand is well, and nothing
# leaves this computer. ./dev release VERSION [--without-packages]
set -euo pipefail

refuse() { echo "release: $1" >&2; exit 2; }
missing=()
miss() { missing+=("$1"); }

check_version() {
  [[ $version =~ ^(0|[1-9][0-9]*)(\.(0|[1-9][0-9]*)){2}$ ]] || refuse "'$version' is no version; expected three numbers, as in 1.0.0"
  git rev-parse --quiet --verify "refs/tags/v$version" >/dev/null && refuse "there is a tag v$version already; choose a higher version"
  before=$(sed -nE 's/^project\(Boardwright VERSION ([0-9.]+) .*/\1/p' CMakeLists.txt)
  [[ $before ]] || refuse "CMakeLists.txt states no version"
  [[ $(printf '%s\n' "$before" "$version" | sort -V | tail -n 1) == "$version" ]] ||
    refuse "$version comes before $before, which CMakeLists.txt states; choose a higher one"
}

check_tree() {
  [[ -z $(git status --porcelain) ]] || refuse "there are changes that aren't committed; commit them or put them away"
  [[ $(grep -cE '^## .*, not yet released$' CHANGELOG.md) == 1 ]] ||
    refuse "CHANGELOG.md needs one heading '## …, not yet released' above what is new"
  awk '/^## .*, not yet released$/ { inside = 1; next } /^## / { inside = 0 } inside && /^- / { found = 1 }
    END { exit !found }' CHANGELOG.md || refuse "CHANGELOG.md says nothing that is new"
}

write_version() {
  sed -i -E "s/^(project\(Boardwright VERSION )[0-9.]+/\1$version/" CMakeLists.txt
  sed -i -E "s/^## .*, not yet released$/## $version, $(date -u +%Y-%m-%d)/
    s/ Nothing has been released yet: everything below belongs to [0-9.]+\.//" CHANGELOG.md
  git commit -q -m "Version $version" -m "What is new stands in CHANGELOG.md." -- CMakeLists.txt CHANGELOG.md
}

tag() {
  if [[ $(git config user.signingkey || true) ]]; then
    git tag -s "v$version" -m "Boardwright $version"
  else
    git tag -a "v$version" -m "Boardwright $version"
    miss "the tag isn't signed: name a key with git config user.signingkey, then git tag -s -f v$version"
  fi
}

packages() {
  local folder=build/package/packages
  if [[ $without_packages ]]; then
    miss "there are no packages: ./dev package, then sha256sum and gpg as below"
    return
  fi
  ./dev package
  (cd "$folder" && sha256sum ./*.deb >SHA256SUMS)
  if command -v gpg >/dev/null && gpg --list-secret-keys --with-colons 2>/dev/null | grep -q '^sec:'; then
    gpg --yes --armor --detach-sign "$folder/SHA256SUMS"
  else
    miss "the checksums aren't signed: this computer has no key; gpg --armor --detach-sign $folder/SHA256SUMS"
  fi
}

tell_missing() {
  if grep -q '@boardwright\.invalid' ui/packages/CMakeLists.txt; then
    miss "nobody answers for the packages: BOARDWRIGHT_MAINTAINER in ui/packages/CMakeLists.txt is an address that can't be"
  fi
  git remote | grep -q . || miss "there is no remote to push the tag to: git remote add, git push origin v$version"
  [[ ${version%%.*} != 0 ]] || miss "by its version it is no 1.0: what belongs to that is for people to say"
  echo "Version $version is committed and tagged v$version here; nothing was pushed."
  ((${#missing[@]})) || { echo "Nothing is missing."; return; }
  printf 'Missing:\n'
  printf '  - %s\n' "${missing[@]}"
}

without_packages=
version=
for argument in "$@"; do
  case $argument in
    --without-packages) without_packages=yes ;;
    -*) refuse "there is no option '$argument'; --without-packages is the only one" ;;
    *) [[ -z $version ]] || refuse "one version, not two"; version=$argument ;;
  esac
done
[[ $version ]] || refuse "which version? As in ./dev release 1.0.0"
check_version
check_tree
write_version
tag
packages
tell_missing
