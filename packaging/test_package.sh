#!/usr/bin/env bash
# Installs a Debian package of gjklab into an empty folder, starts the program from there, and removes it again.
# Needs no root; apt is only asked whether the package could be installed on this system.
#
# usage: test_package.sh PACKAGE.deb
set -euo pipefail
package=$(realpath "$1")
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
fail() { echo "test_package: $*" >&2; exit 1; }

apt-get install --simulate -qq "$package" >"$room/apt.log" 2>&1 || fail "apt would not install it: $(cat "$room/apt.log")"

root=$room/root
mkdir -p "$root/var/lib/dpkg"/{updates,info,triggers}
touch "$root/var/lib/dpkg"/{status,available}
into() { dpkg --root="$root" --force-not-root --force-depends --force-script-chrootless --path-include='*' --log="$room/dpkg.log" "$@" >"$room/said" 2>&1; }
into --install "$package" || fail "dpkg does not install it: $(cat "$room/said")"

for file in bin/gjklab share/applications/gjklab.desktop share/mime/packages/gjklab.xml share/man/man1/gjklab.1.gz \
  share/icons/hicolor/scalable/apps/gjklab.svg share/bash-completion/completions/gjklab share/doc/gjklab/copyright; do
  [[ -s $root/usr/$file ]] || fail "there is no /usr/$file"
done
desktop-file-validate "$root/usr/share/applications/gjklab.desktop" >"$room/entry.log" || fail "the desktop entry is wrong"
update-mime-database "$root/usr/share/mime" &>"$room/mime.log" || fail "the MIME type is wrong"
manual=$(man --warnings -l "$root/usr/share/man/man1/gjklab.1.gz" 2>"$room/man.log")
[[ ! -s $room/man.log ]] || fail "man: $(cat "$room/man.log")"

# Every verb is in the manual, and is completed.
export PATH=$root/usr/bin:$PATH HOME=$room XDG_DATA_HOME=$room/share
source "$root/usr/share/bash-completion/completions/gjklab"
COMP_WORDS=(gjklab "") COMP_CWORD=1
_gjklab
verbs=$(LC_ALL=C gjklab --help | sed '1,/^Verbs:/d' | awk '{ print $1 }')
(($(wc -w <<<"$verbs") > 10)) || fail "the program lists no verbs"
for verb in $verbs; do
  grep -q "gjklab $verb " <<<"$manual" || fail "the manual lacks $verb"
  [[ " ${COMPREPLY[*]} " == *" $verb "* ]] || fail "$verb is not completed"
done
COMP_WORDS=(gjklab solve --cont) COMP_CWORD=2
_gjklab
[[ ${COMPREPLY[*]} == --contacts ]] || fail "--cont is completed to: ${COMPREPLY[*]}"

# The program answers, draws and opens its window, away from the tree that built it.
cd "$room"
echo '{"gjklab":1,"dimension":2,"a":{"shape":"box","half_extents":[1,1]},"b":{"shape":"sphere","radius":1,"position":[5,0]}}' >scene.json
answer=$(gjklab solve scene.json)
[[ $answer == *'"status":"separated","distance":3,'* ]] || fail "solve answers $answer"
gjklab screenshot scene.json -o window.png || fail "it draws no window"
[[ $(file -b --mime-type window.png) == image/png ]] || fail "the window's picture is no PNG"
# Ended by the system once it has shown its window, it keeps its settings and exits with 0.
cat >show_window.sh <<'SCRIPT'
gjklab scene.json &
for _ in $(seq 150); do
  [ ! -s "$XDG_DATA_HOME/gjklab/gjklab/settings.json" ] || break
  sleep 0.2
done
kill -TERM $!
wait $!
SCRIPT
xvfb-run -a sh show_window.sh >window.log 2>&1 || fail "the window ends with $?: $(cat window.log)"

into --remove gjklab || fail "dpkg does not remove it: $(cat "$room/said")"
left=$(find "$root/usr" -type f ! -path '*/share/mime/*')
[[ -z $left ]] || fail "it leaves $left"
echo "installed, started and removed: $(basename "$package"), $(stat -c %s "$package") bytes"
