# Completes the verbs and options of gjklab in bash. The program's own --help is the list, so it is never out of date.

_gjklab_names() {  # what the help of "gjklab $2…" lists below the heading $1
  local heading=$1
  shift
  LC_ALL=C gjklab "$@" --help 2>/dev/null | awk -v heading="$heading:" '
    $0 == heading { inside = 1; next }
    /^[^ ]/ { inside = 0 }
    inside && /^  [^ ]/ { gsub(",", "\n", $1); print $1 }'
}

_gjklab() {
  local word=${COMP_WORDS[COMP_CWORD]} verbs verb=()
  verbs=$(_gjklab_names Verbs)
  ((COMP_CWORD > 1)) && grep -qxF -- "${COMP_WORDS[1]}" <<<"$verbs" && verb=("${COMP_WORDS[1]}")
  if [[ $word == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$(_gjklab_names Options "${verb[@]}")" -- "$word")
  elif ((COMP_CWORD == 1)); then
    mapfile -t COMPREPLY < <(compgen -W "$verbs" -- "$word"; compgen -f -- "$word")
  elif ((COMP_CWORD == 2 && ${#verb[@]})); then
    mapfile -t COMPREPLY < <(compgen -W "$(_gjklab_names Verbs "${verb[@]}")" -- "$word"; compgen -f -- "$word")
  else
    mapfile -t COMPREPLY < <(compgen -f -- "$word")
  fi
}

complete -o filenames -F _gjklab gjklab
