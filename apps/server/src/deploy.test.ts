import { execFile, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { request } from 'node:https'
import { type AddressInfo, createServer as createListener } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const run = promisify(execFile)
const fileOf = (name: string) => join(import.meta.dirname, '../deploy', name)
const readDeploy = (name: string) => readFileSync(fileOf(name), 'utf8')
const dir = mkdtempSync(join(tmpdir(), 'mullion-deploy-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** Debian's programs are not on every machine; CI installs them. */
function has(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${program}`])
    return true
  } catch {
    return false
  }
}
const PATH = `${process.env.PATH}:/usr/sbin`

async function freePort(): Promise<number> {
  const listener = createListener().listen(0, '127.0.0.1')
  await new Promise((resolve) => listener.once('listening', resolve))
  const { port } = listener.address() as AddressInfo
  await new Promise((resolve) => listener.close(resolve))
  return port
}

describe('the systemd unit', () => {
  it.runIf(has('systemd-analyze'))('is exposed less than 2.0 of 10', async () => {
    const { stdout } = await run('systemd-analyze', ['security', '--offline=true', fileOf('mullion.service')])
    const [, level] = /exposure level for mullion\.service: ([\d.]+)/.exec(stdout) ?? []
    expect(Number(level)).toBeLessThan(2)
  })
})

/** Stands in for a store: answers with what a proxy passed on, never compressed. */
const store = createServer(async (received, answer) => {
  // A body that is too large is cut off by the proxy.
  const bytes = (await text(received).catch(() => '')).length
  const { host, 'x-forwarded-for': from, 'accept-encoding': encoding } = received.headers
  answer.setHeader('Content-Type', 'application/json')
  answer.end(JSON.stringify({ host, from, encoding, bytes, padding: ' '.repeat(4000) }))
})
beforeAll(() => new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve)))
afterAll(() => void store.close())
const storePort = () => (store.address() as AddressInfo).port

interface Seen {
  readonly status: number | undefined
  readonly encoding: string | undefined
  readonly body: { readonly host: string; readonly from: string; readonly bytes: number } | null
}

/** Sends a request to a proxy on this machine as a visitor who lies about the address would. */
function ask(port: number, body = ''): Promise<Seen> {
  const { promise, resolve, reject } = Promise.withResolvers<Seen>()
  const headers = {
    'X-Forwarded-For': '203.0.113.9',
    'Accept-Encoding': 'gzip, br',
    'Content-Length': body.length,
  }
  const options = { host: '127.0.0.1', port, method: 'POST', path: '/', servername: 'localhost' }
  const sent = request(
    { ...options, rejectUnauthorized: false, headers: { ...headers, Host: 'localhost' } },
    async (answer) => {
      const got = await text(answer)
      const isJson = answer.headers['content-type']?.includes('json')
      resolve({
        status: answer.statusCode,
        encoding: answer.headers['content-encoding'],
        body: isJson ? JSON.parse(got) : null,
      })
    },
  )
  sent.on('error', reject)
  sent.end(body)
  return promise
}

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** Starts a proxy in the foreground and returns what it answers once it does. */
async function startProxy(program: string, args: string[], port: number): Promise<Seen> {
  const env = { ...process.env, PATH, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir, HOME: dir }
  const child = spawn(program, args, { stdio: 'ignore', env })
  ends.push(() => child.kill('SIGTERM'))
  let seen: Seen | null = null
  await expect
    .poll(async () => {
      seen = await ask(port).catch(() => null)
      return seen?.status
    })
    .toBe(200)
  return seen as unknown as Seen
}

const expected = {
  status: 200,
  encoding: undefined,
  body: expect.objectContaining({ host: 'localhost', from: '127.0.0.1' }),
}

describe('the proxies, with TLS in front of a store', { timeout: 60_000 }, () => {
  it.runIf(has('caddy'))(
    'Caddy passes on the name and the true address, compresses nothing, limits bodies',
    async () => {
      const [port, httpPort] = [await freePort(), await freePort()]
      const settings = `{\n admin off\n skip_install_trust\n http_port ${httpPort}\n https_port ${port}\n}\n`
      const file = join(dir, 'Caddyfile')
      // For localhost, Caddy is a certificate authority itself.
      const own = readDeploy('Caddyfile')
        .replace('{$MULLION_SITE:parts.example}', 'localhost')
        .replace('{$MULLION_SERVERS:127.0.0.1:3000}', `127.0.0.1:${storePort()}`)
      writeFileSync(file, settings + own.replace('55MB', '1MB'))
      expect(await startProxy('caddy', ['run', '--adapter', 'caddyfile', '--config', file], port)).toEqual(
        expected,
      )
      expect((await ask(port, ' '.repeat(900_000))).body?.bytes).toBe(900_000)
      expect((await ask(port, ' '.repeat(1_200_000))).status).toBeGreaterThanOrEqual(400)
    },
  )

  it.runIf(has('nginx') && has('openssl'))('nginx does so, too', async () => {
    const [port, httpPort] = [await freePort(), await freePort()]
    const certificate = ['-keyout', join(dir, 'key.pem'), '-out', join(dir, 'cert.pem')]
    await run('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      '/CN=localhost',
      ...certificate,
    ])
    const own = readDeploy('nginx.conf')
      .replace('server 127.0.0.1:3000', `server 127.0.0.1:${storePort()}`)
      .replaceAll(/^ +listen \[::\].*$/gm, '')
      .replace('listen 80', `listen 127.0.0.1:${httpPort}`)
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replaceAll('parts.example;', 'localhost;')
      .replace(/ssl_certificate .*;/, `ssl_certificate ${dir}/cert.pem;`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${dir}/key.pem;`)
      .replace('55m', '1m')
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${dir}/${name};`,
    )
    const around = `pid ${dir}/nginx.pid; error_log /dev/null; daemon off; events {} http { access_log off; gzip on; gzip_types *; ${places.join(' ')}\n`
    const file = join(dir, 'nginx.conf')
    writeFileSync(file, `${around}${own}}\n`)
    await run('nginx', ['-t', '-c', file, '-p', dir], { env: { ...process.env, PATH } })
    expect(await startProxy('nginx', ['-c', file, '-p', dir], port)).toEqual(expected)
    expect((await ask(port, ' '.repeat(900_000))).body?.bytes).toBe(900_000)
    expect((await ask(port, ' '.repeat(1_200_000))).status).toBe(413)
  })
})
