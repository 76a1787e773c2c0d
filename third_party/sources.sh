#!/usr/bin/env bash
# sources.sh FOLDER PACKAGE…: unpacks the upstream sources of Debian packages into FOLDER/PACKAGE. apt checks them against
# the archive's signed lists. Needs no root: the lists of sources lie in FOLDER, beside the system's own.
set -euo pipefail
mkdir -p "$1"
folder=$(cd "$1" && pwd)
shift

missing=()
for package in "$@"; do
  [[ -e $folder/$package/.unpacked ]] || missing+=("$package")
done
((${#missing[@]})) || exit 0

mkdir -p "$folder"/apt/{lists,cache/archives}/partial
shopt -s nullglob
sed 's/^Types: .*/Types: deb-src/' /etc/apt/sources.list.d/*.sources </dev/null >"$folder/apt/all.sources"
sed -n 's/^deb /deb-src /p' /etc/apt/sources.lis[t] /etc/apt/sources.list.d/*.list </dev/null >"$folder/apt/all.list"
apt_here() {
  apt-get -qq -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$folder/apt" -o Dir::State::Lists="$folder/apt/lists" \
    -o Dir::Cache="$folder/apt/cache" -o APT::Sandbox::User=root "$@"
}

apt_here update
for package in "${missing[@]}"; do
  rm -rf "${folder:?}/$package"
  mkdir -p "$folder/$package/archive"
  # The archive's own patches are not needed, and mirrors lack some of them: the upstream tarball alone.
  (cd "$folder/$package/archive" && apt_here source --tar-only --download-only "$package" >/dev/null)
  tar -xf "$folder/$package"/archive/*.orig.tar.* -C "$folder/$package" --strip-components=1
  rm -r "$folder/$package/archive"
  touch "$folder/$package/.unpacked"
done
