// Lets wapiti attack a demonstration store as each kind of person. Needs wapiti (apt install wapiti) and the web build.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess } from '@mullion/config/server-process'

const password = 'cold-storage-42'
const people = {
  guest: null,
  buyer: process.env.SCAN_BUYER ?? 'buyer@polar.example',
  companyAdmin: process.env.SCAN_COMPANY_ADMIN ?? 'owner@arctic.example',
  staff: 'admin@mullion.example',
} as const
/** Modules that ask nobody but the store. */
const modules =
  'sql,blindsql,exec,file,crlf,xss,permanentxss,redirect,methods,htaccess,backup,shellshock,csp,cookieflags,http_headers'
const secondsPerPerson = Number(process.env.SCAN_SECONDS ?? 300)
/** Where the page's script would lead; wapiti follows links and forms only. */
const starts = [
  '/',
  '/?s=hinge',
  '/?part=1',
  '/?panel=cart',
  '/api/partsMas/search?searchQuery=hinge&limit=5&offset=0',
  '/api/door-info/search?serialNumber=15-0001',
  '/api/companies?search=arctic',
  '/api/orders/admin/search?search=W1&page=1',
  '/api/users/company/2?page=1',
  '/api/exports/parts',
  '/api/analytics/operational/overview?range=7d',
  '/trpc/catalog.search?input=%7B%22text%22%3A%22hinge%22%7D',
  '/images/parts/0100-01.png?width=320',
  '/api/dealer-requests/verify?token=abc',
  '/api/docs',
  '/mailbox',
]
/** Browsers have dropped the first, and setting it can do harm; the scanned store has no TLS, without which there is no HSTS. */
const accepted = /X-XSS-Protection|Strict-Transport-Security/i

interface Finding {
  readonly person: string
  readonly kind: string
  readonly path: string
  readonly info: string
}

/** Returns the header that keeps someone signed in. */
async function cookiesOf(url: string, login: string): Promise<string> {
  const answer = await fetch(`${url}/trpc/accounts.session.signIn`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ login, password, rememberMe: false }),
  })
  if (!answer.ok) throw new Error(`${login} cannot sign in: ${await answer.text()}`)
  return `Cookie: ${answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')}`
}

function findingsOf(person: string, report: string): Finding[] {
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8'))
  return [vulnerabilities, anomalies].flatMap((kinds) =>
    Object.entries(kinds as Record<string, { path: string; info: string }[]>).flatMap(([kind, found]) =>
      found.map(({ path, info }) => ({ person, kind, path, info })),
    ),
  )
}

const folder = mkdtempSync(join(tmpdir(), 'mullion-scan-'))
execFileSync('wapiti', ['--version'], { stdio: 'ignore' })
const server = await startServerProcess({
  script: 'apps/server/src/main.ts',
  env: {
    ...{ PORT: '0', DATA_DIR: folder, DATABASE_URL: `sqlite:${join(folder, 'store.db')}` },
    ...{ MULLION_DEMO: 'true', LOG_LEVEL: 'error', CATALOG_CALLS_A_MINUTE: '0', NODE_ENV: 'development' },
  },
})
const url = server.url.replace('localhost', '127.0.0.1')
const findings: Finding[] = []
try {
  for (const [person, login] of Object.entries(people)) {
    const own = mkdtempSync(join(folder, `${person}-`))
    const report = join(own, 'report.json')
    const cookies = login ? ['-H', await cookiesOf(url, login)] : []
    const args = [
      ...['-u', `${url}/`, '--scope', 'domain', '-m', modules, '-f', 'json', '-o', report, '-v', '0'],
      ...['--no-bugreport', '--flush-session', '--store-session', own, '--store-config', own],
      ...[
        '--max-scan-time',
        String(secondsPerPerson / 2),
        '--max-attack-time',
        '40',
        '-S',
        'normal',
        '-d',
        '4',
      ],
      ...starts.flatMap((path) => ['-s', `${url}${path}`]),
      ...cookies,
    ]
    const { status } = spawnSync('wapiti', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: secondsPerPerson * 10_000,
    })
    const found = findingsOf(person, report)
    findings.push(...found)
    console.log(`${person}: ${found.length} findings (wapiti ended with ${status}).`)
  }
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
const open = findings.filter(({ info }) => !accepted.test(info))
for (const { person, kind, path, info } of open) console.error(`${person}: ${kind} at ${path}: ${info}`)
console.log(`${findings.length} findings, ${open.length} of them open.`)
process.exitCode = open.length > 0 ? 1 : 0
