#!/usr/bin/env bash
# run_test.sh BUILD DESKTOP SCENES SUITE…: the Windows program of a build under wine, on a screen and in a Windows folder
# of its own: the suites (gjk_tests, model_tests), all at a time, then windows_test.py. 77 (skipped) without wine.
set -euo pipefail
here=$(dirname "${BASH_SOURCE[0]}")
command -v wine >/dev/null || { echo "wine is not installed"; exit 77; }
build=$(realpath "$1")
export WINEPREFIX=$build/wine WINEARCH=win64 WINEDEBUG=-all WINEDLLOVERRIDES="mscoree=;mshtml=" LIBGL_ALWAYS_SOFTWARE=1
export -n DISPLAY WAYLAND_DISPLAY 2>/dev/null || true
unset DISPLAY WAYLAND_DISPLAY
mkdir -p "$WINEPREFIX"
[[ -f $WINEPREFIX/system.reg ]] || xvfb-run -a wine wineboot -i >/dev/null 2>&1
trap 'wineserver -k 2>/dev/null || true' EXIT

suite() {
  local log=$build/$(basename "$1").log
  if wine "$1" --gtest_brief=1 "${@:2}" >"$log" 2>&1; then
    tail -n 1 "$log" | tr -d '\r'
  else
    tail -n 60 "$log"
    echo "FAILED: $1"
    exit 1
  fi
}
for name in "${@:4}"; do
  suite "$(find "$build" -name "$name.exe")" --gtest_filter=-*Walk.* &
done
for name in "${@:4}"; do wait -n; done

# wine writes some of its own messages to standard output of xvfb-run's shell; what counts is the status.
xvfb-run -a -s "-screen 0 1280x720x24 -noreset" \
  /usr/bin/python3 "$here/windows_test.py" "$build" "$(realpath "$2")" "$(realpath "$3")"
