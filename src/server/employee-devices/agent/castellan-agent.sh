#!/bin/sh
# Castellan agent for macOS and Linux. It tells what this device is, which programs are installed, and which profiles its
# browsers have, to the server below. It reads no history, no passwords and no documents.
#
#   sh castellan-agent.sh             reports once
#   sh castellan-agent.sh install     reports every six hours from now on (as root)
#   sh castellan-agent.sh uninstall   takes that back (as root)
#   sh castellan-agent.sh show        writes what would be reported, and sends nothing
#
# --homes FOLDER, after one of these, looks for people's homes there.
# What it needs is curl, awk, and sha256sum or shasum.
set -eu
umask 077
export LC_ALL=C

SERVER=@SERVER@
COMPANY=@COMPANY@
KEY=@KEY@
VERSION=@VERSION@

# Where it is installed; DESTDIR goes before these, as for every program that is packaged.
ROOT=${DESTDIR:-}
PLACE=$ROOT/usr/local/lib/castellan-agent
CRON=$ROOT/etc/cron.d/castellan-agent
DAEMON=$ROOT/Library/LaunchDaemons/castellan.agent.plist

fail() {
  echo "castellan-agent: $1" >&2
  exit 1
}

if command -v sha256sum >/dev/null 2>&1; then
  sha256() { sha256sum | cut -d ' ' -f 1; }
elif command -v shasum >/dev/null 2>&1; then
  sha256() { shasum -a 256 | cut -d ' ' -f 1; }
else
  fail 'There is neither sha256sum nor shasum.'
fi

# Bytes of what stands in hexadecimal.
bytes() {
  hex=$1
  while [ -n "$hex" ]; do
    rest=${hex#??}
    printf "\\$(printf '%03o' "0x${hex%"$rest"}")"
    hex=$rest
  done
}

# The key with every byte changed by $1 and filled up to the 64 bytes of a block, in hexadecimal.
padded() {
  hex=$KEY
  count=0
  while [ "$count" -lt 64 ]; do
    byte=0
    if [ -n "$hex" ]; then
      rest=${hex#??}
      byte=$((0x${hex%"$rest"}))
      hex=$rest
    fi
    printf '%02x' $((byte ^ $1))
    count=$((count + 1))
  done
}

# HMAC-SHA256 (RFC 2104) of a time, a dot and a file. By hand, for as an argument of openssl the key would be seen by everybody.
sign() {
  inner=$({ bytes "$(padded 54)"; printf '%s.' "$1"; cat "$2"; } | sha256)
  { bytes "$(padded 92)"; bytes "$inner"; } | sha256
}

# A text as a string of JSON.
json() {
  printf '%s' "$1" | tr '\000-\037\177' ' ' | awk '
    { gsub(/\\/, "\\\\"); gsub(/"/, "\\\""); all = all (NR > 1 ? " " : "") $0 }
    END { printf "\"%s\"", all }'
}

# Of a file of JSON, the strings at paths that match $2, as lines of path, tab and the string as JSON has it. Members are
# parted by a slash.
strings() {
  [ -r "$1" ] || return 0
  tr '\n\r\t' '   ' <"$1" | awk -v wanted="$2" '
    function where(  i, path) {
      for (i = 1; i <= depth; i++) path = path "/" member[i]
      return path
    }
    { text = text $0 }
    END {
      n = length(text); depth = 0
      for (at = 1; at <= n; at++) {
        c = substr(text, at, 1)
        if (c == "{" || c == "[") { kind[++depth] = c; member[depth] = ""; isKey = c == "{" }
        else if (c == "}" || c == "]") { depth--; isKey = 0 }
        else if (c == ",") isKey = kind[depth] == "{"
        else if (c == ":") isKey = 0
        else if (c == "\"") {
          from = at + 1
          for (at++; at <= n; at++) {
            c = substr(text, at, 1)
            if (c == "\\") at++
            else if (c == "\"") break
          }
          found = substr(text, from, at - from)
          if (isKey) member[depth] = found
          else if (where() ~ wanted) print where() "\t" found
        }
      }
    }'
}

system=$(uname -s)
case $system in
  Darwin) os=macOS ;;
  Linux) os=Linux ;;
  *) fail "It does not run on $system." ;;
esac

device_name() {
  if [ $os = macOS ]; then scutil --get ComputerName 2>/dev/null || hostname; else hostname 2>/dev/null || uname -n; fi
}

os_version() {
  if [ $os = macOS ]; then
    sw_vers -productVersion
  elif [ -r /etc/os-release ]; then
    (. /etc/os-release && printf '%s' "${PRETTY_NAME:-$(uname -r)}")
  else
    uname -r
  fi
}

# What stays the same for as long as the system is not installed anew. Only a hash of it is told.
hardware() {
  if [ $os = macOS ]; then
    ioreg -rd1 -c IOPlatformExpertDevice | awk -F '"' '/IOPlatformUUID/ { print $4 }'
  elif [ -s /etc/machine-id ]; then
    cat /etc/machine-id
  elif [ -s /var/lib/dbus/machine-id ]; then
    cat /var/lib/dbus/machine-id
  else
    own=${HOME:-/root}/.castellan-device
    [ -s "$own" ] || od -An -N16 -tx1 /dev/urandom | tr -d ' \n' >"$own"
    cat "$own"
  fi
}

account() {
  if [ $os = macOS ]; then
    stat -f %Su /dev/console 2>/dev/null || id -un
  else
    found=$(who 2>/dev/null | awk 'NR == 1 { print $1 }')
    if [ -n "$found" ]; then printf '%s' "$found"; else id -un; fi
  fi
}

last_boot() {
  if [ $os = macOS ]; then
    sysctl -n kern.boottime | awk -F '[ ,]' '{ print $4 }'
  else
    awk '$1 == "btime" { print $2 }' /proc/stat
  fi
}

# Lines of name, tab, version, tab and publisher.
programs() {
  if [ $os = macOS ]; then
    for app in /Applications/*.app /Applications/*/*.app; do
      [ -r "$app/Contents/Info.plist" ] || continue
      name=${app##*/}
      version=$(defaults read "$app/Contents/Info" CFBundleShortVersionString 2>/dev/null || true)
      publisher=$(defaults read "$app/Contents/Info" CFBundleIdentifier 2>/dev/null || true)
      printf '%s\t%s\t%s\n' "${name%.app}" "$version" "$publisher"
    done
  elif command -v dpkg-query >/dev/null 2>&1; then
    dpkg-query -W -f '${db:Status-Abbrev}\t${Package}\t${Version}\t${Maintainer}\n' | awk -F '\t' -v OFS='\t' '
      /^ii/ { sub(/ <.*/, "", $4); print $2, $3, $4 }'
  elif command -v rpm >/dev/null 2>&1; then
    rpm -qa --qf '%{NAME}\t%{VERSION}\t%{VENDOR}\n'
  fi
}

# A program or profile, whose parts are parted by tabs, as an object of JSON with the names in $1. With $2 its parts are
# strings of JSON already.
objects() {
  tr -d '\000-\010\013-\037\177' | awk -F '\t' -v names="$1" -v raw="${2:-}" '
    BEGIN { count = split(names, name, " ") }
    NF > 0 {
      line = ""
      for (i = 1; i <= count; i++) {
        value = $i
        if (!raw) { gsub(/\\/, "\\\\", value); gsub(/"/, "\\\"", value) }
        line = line (i > 1 ? "," : "") "\"" name[i] "\":\"" value "\""
      }
      printf "%s{%s}", (NR > 1 ? "," : ""), line
    }'
}

# The inside of a string of JSON.
inside() {
  quoted=$(json "$1")
  quoted=${quoted#\"}
  printf '%s' "${quoted%\"}"
}

# The profiles of a browser that is built like Chrome. $1 is the browser, $2 its folder, $3 whose home it is.
chromium() {
  [ -r "$2/Local State" ] || return 0
  strings "$2/Local State" '^/profile/info_cache/[^/]+/(name|user_name)$' |
    awk -F '\t' -v OFS='\t' -v browser="$1" -v account="$(inside "$3" | sed 's/\\/\\\\/g')" '
      { split($1, part, "/"); folder = part[4]
        if (!(folder in known)) { known[folder] = 1; order[++count] = folder }
        if (part[5] == "name") name[folder] = $2; else email[folder] = $2 }
      END { for (i = 1; i <= count; i++) print browser, order[i], account, name[order[i]], email[order[i]] }'
}

# Likewise of Firefox, which keeps who is signed in beside each profile.
firefox() {
  [ -r "$1/profiles.ini" ] || return 0
  tr -d '\r' <"$1/profiles.ini" | awk -F = '
      /^\[/ { if (path != "") print path "\t" name; path = ""; name = ""; isProfile = /^\[Profile/ }
      isProfile && $1 == "Path" { path = substr($0, 6) }
      isProfile && $1 == "Name" { name = substr($0, 6) }
      END { if (path != "") print path "\t" name }' |
    while IFS="$(printf '\t')" read -r path name; do
      case $path in /*) folder=$path ;; *) folder=$1/$path ;; esac
      email=$(strings "$folder/signedInUser.json" '^/accountData/email$' | cut -f 2 | head -n 1)
      printf 'Firefox\t%s\t%s\t%s\t%s\n' "$(inside "${path##*/}")" "$(inside "$2")" "$(inside "$name")" "$email"
    done
}

homes() {
  if [ -n "$HOMES" ]; then
    ls -d "$HOMES"/*/ 2>/dev/null || true
  elif [ "$(id -u)" -ne 0 ]; then
    printf '%s/\n' "$HOME"
  elif [ $os = macOS ]; then
    ls -d /Users/*/ 2>/dev/null || true
  else
    ls -d /home/*/ 2>/dev/null || true
  fi
}

profiles() {
  homes | while IFS= read -r home; do
    home=${home%/}
    whose=${home##*/}
    if [ $os = macOS ]; then
      support="$home/Library/Application Support"
      chromium Chrome "$support/Google/Chrome" "$whose"
      chromium Edge "$support/Microsoft Edge" "$whose"
      chromium Brave "$support/BraveSoftware/Brave-Browser" "$whose"
      firefox "$support/Firefox" "$whose"
    else
      chromium Chrome "$home/.config/google-chrome" "$whose"
      chromium Edge "$home/.config/microsoft-edge" "$whose"
      chromium Brave "$home/.config/BraveSoftware/Brave-Browser" "$whose"
      firefox "$home/.mozilla/firefox" "$whose"
      firefox "$home/snap/firefox/common/.mozilla/firefox" "$whose"
    fi
  done
}

report() {
  id=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
  boot=$(last_boot)
  printf '{"report_id":"%s","agent_version":"%s","device":{' "$id" "$VERSION"
  printf '"name":%s,"operating_system":"%s",' "$(json "$(device_name)")" $os
  printf '"os_version":%s,' "$(json "$(os_version)")"
  printf '"hardware_id":"%s",' "$({ printf 'castellan-agent:'; hardware; } | sha256)"
  printf '"account":%s,"account_mail":"","last_boot":%s},' "$(json "$(account)")" "${boot:-0}"
  printf '"programs":[%s],' "$(programs | head -n 3000 | objects 'name version publisher')"
  printf '"profiles":[%s]}' "$(profiles | head -n 199 | objects 'browser folder account name email' raw)"
}

send() {
  command -v curl >/dev/null 2>&1 || fail 'There is no curl.'
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  trap 'exit 1' HUP INT TERM
  report >"$folder/report"
  time=$(date +%s)
  code=$(
    curl --silent --show-error --max-time 120 --output "$folder/answer" --write-out '%{http_code}' \
      --header 'Content-Type: application/json' \
      --header "X-Agent-Key: $(printf '%s' "$KEY" | sha256)" \
      --header "X-Agent-Time: $time" \
      --header "X-Agent-Signature: $(sign "$time" "$folder/report")" \
      --data-binary "@$folder/report" "$SERVER/api/agent/v1/report"
  ) || fail "$SERVER does not answer."
  [ "$code" = 200 ] || fail "$(printf 'The server answered %s: ' "$code"; head -c 1000 "$folder/answer")"
  echo "Reported to $COMPANY."
}

install_agent() {
  mkdir -p "$PLACE"
  cp "$0" "$PLACE/castellan-agent.sh"
  chmod 700 "$PLACE" "$PLACE/castellan-agent.sh"
  # Not every device at the same minute.
  minute=$(($(od -An -N1 -tu1 /dev/urandom) % 60))
  if [ $os = macOS ]; then
    mkdir -p "${DAEMON%/*}"
    cat >"$DAEMON" <<PLIST
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>Label</key><string>castellan.agent</string>
<key>ProgramArguments</key><array><string>/bin/sh</string><string>/usr/local/lib/castellan-agent/castellan-agent.sh</string></array>
<key>StartInterval</key><integer>21600</integer>
<key>RunAtLoad</key><true/>
</dict></plist>
PLIST
    chmod 644 "$DAEMON"
    [ -n "$ROOT" ] || launchctl load -w "$DAEMON"
  else
    mkdir -p "${CRON%/*}"
    printf '%s */6 * * * root /bin/sh /usr/local/lib/castellan-agent/castellan-agent.sh >/dev/null\n' "$minute" >"$CRON"
    chmod 644 "$CRON"
  fi
  echo 'Installed. It reports every six hours.'
}

uninstall_agent() {
  [ $os != macOS ] || [ -n "$ROOT" ] || launchctl unload -w "$DAEMON" 2>/dev/null || true
  rm -rf "$PLACE" "$CRON" "$DAEMON"
  echo 'Uninstalled.'
}

act=report
case ${1:-} in
  install | uninstall | show | report) act=$1 && shift ;;
esac
HOMES=
if [ "${1:-}" = --homes ]; then
  HOMES=${2:?}
  shift 2
fi
[ $# -eq 0 ] || fail "It does not know $1."
if [ "$act" = install ] || [ "$act" = uninstall ]; then
  [ "$(id -u)" -eq 0 ] || fail 'Run this as root.'
fi

case $act in
  report) send ;;
  show) report && echo ;;
  install) install_agent && send ;;
  uninstall) uninstall_agent ;;
esac
