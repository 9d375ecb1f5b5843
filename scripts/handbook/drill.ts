import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.ts'

export interface DrillStep {
  readonly page: string
  readonly command: string
  /** The exit code that it must end with. */
  readonly code: number
  /** What a person types; null if nobody is asked. */
  readonly typed: string | null
  /** What it is run through, such as another account. */
  readonly through: string
}

type Line = DrillStep | { readonly plain: string }

/** Reads `drill.txt`. */
function readLines(): Line[] {
  const text = readFileSync(join(root, 'scripts/handbook/drill.txt'), 'utf8').split('\n')
  const lines: Line[] = []
  let [page, through]: [string, string] = ['', '']
  let typed: string | null = null
  while (text.length > 0) {
    const line = text.shift() ?? ''
    const [, mark = '', rest = ''] = /^(@|\$\d*|typed:|as:)(?: (.*))?$/.exec(line) ?? []
    if (mark === '@') page = `docs/handbook/${rest}`
    else if (mark === 'typed:') typed = rest
    else if (mark === 'as:') through = rest
    else if (mark) {
      const [, end] = /<<'(\w+)'$/.exec(rest) ?? []
      const read = end ? text.splice(0, text.indexOf(end) + 1) : []
      const command = [rest, ...read].join('\n')
      lines.push({ page, command, code: Number(mark.slice(1) || 0), typed, through })
      typed = null
      through = ''
    } else if (line && !line.startsWith('#')) lines.push({ plain: line })
  }
  return lines
}

const lines = readLines()

/** The commands of the handbook that the drill runs. */
export const drillSteps: readonly DrillStep[] = lines.filter((line): line is DrillStep => 'command' in line)

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

const helpers = `
fail() { echo "FAILED: $1"; exit 1; }
main_process() { systemctl show mullion --property=MainPID --value; }
example_of() { awk '/^As a file:/ { found = 1; next } found && NF'; }
open_page() {
  curl --fail --silent --show-error --retry 60 --retry-all-errors --retry-delay 1 --cacert "$1" https://parts.example/readyz
}
make_token() { node /given/person.ts token > /root/token; }
ask_for_prices() { quote=$(node /given/person.ts quote) && [ -n "$quote" ]; }
make_certificate() {
  local folder=/etc/letsencrypt/live/parts.example
  mkdir -p "$folder"
  openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=parts.example -addext subjectAltName=DNS:parts.example \\
    -keyout "$folder/privkey.pem" -out "$folder/fullchain.pem"
}
# In a later second than whatever was before, since pgBackRest knows whole seconds.
moment_of_database() {
  local second
  second=$(date +%s)
  until [ "$(date +%s)" -gt $((second + 1)) ]; do sleep 0.1; done
  moment_of_database=$(sudo -u postgres psql --quiet --tuples-only --no-align --dbname postgres --command 'select clock_timestamp()')
}
is_scraped() {
  local tries
  for tries in $(seq 60); do
    curl --silent --get http://127.0.0.1:9090/api/v1/query --data-urlencode 'query=up{job="mullion"}' | grep '"1"' && return
    sleep 1
  done
  return 1
}
authority=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
# What stands in the handbook for something of a store's own.
own() {
  local text=$1
  text=\${text//parts.your-name.example/parts.example}
  text=\${text//2026-11-25T14:30:00Z/$moment}
  text=\${text//2026-11-25 14:30:00+00/$moment_of_database}
  text=\${text//base-2026-11-25/base-$(date +%F)}
  text=\${text//Q1042/$quote}
  text=\${text//…/another-secret}
  # The pages say once that it is run as the account of the store.
  [[ $text == mullion-server* ]] && text="sudo -u mullion $text"
  printf %s "$text"
}
# step PAGE CODE COMMAND THROUGH [TYPED]
step() {
  local text code
  text=$(own "$3")
  if [[ $4 == *--command ]]; then text="$4 $(printf %q "$text")"; elif [ -n "$4" ]; then text="$4 $text"; fi
  # Also after output that does not end with a line break.
  printf '\\n== %s: %s\\n' "$1" "$text"
  if [ $# -eq 5 ]; then
    printf '%b\\r' "$5" | timeout 120 script --quiet --return --command "$text" /dev/null
  else
    eval "$text"
  fi
  code=$?
  [ $code -eq "$2" ] || fail "$3 ended with $code"
}
`

/** Returns the drill as a script for bash, which ends at the first command that does not do what it should. */
export function drillScript(): string {
  const said = lines.map((line) => {
    if ('plain' in line) return `${line.plain} || fail ${quoted(line.plain)}`
    const { page, command, code, typed, through } = line
    const words = [page, String(code), command, through, ...(typed === null ? [] : [typed])]
    return `step ${words.map(quoted).join(' ')}`
  })
  return [helpers, ...said, 'echo "== done"', ''].join('\n')
}
