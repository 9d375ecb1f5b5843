import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { startServerProcess } from '@mullion/config/server-process'
import { full } from '@mullion/config/test-speed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBuyer } from '../apps/server/src/testing/buyer.ts'
import { startCollector } from '../apps/server/src/testing/trace-collector.ts'
import { canMakeBase, containerFileOn, containerRuntime, makeBaseImage } from './lib/container-runtime.ts'
import { root } from './lib/run.ts'

const run = promisify(execFile)
// Outside of the repository, so that nothing of its workspace can be found.
const outside = mkdtempSync(join(tmpdir(), 'mullion-package-'))
afterAll(() => rmSync(outside, { recursive: true, force: true }))
const installed = join(outside, 'installed')
const data = join(outside, 'data')
const settings = {
  // The pinned Node first; npm's own may be older.
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  HOME: outside,
  DATA_DIR: data,
  PORT: '0',
  NODE_ENV: 'production',
  SITE_URL: 'https://parts.example',
  AUTH_SECRET: 'thirty-two or more different characters',
  SANDBOX_PAYMENTS_ALLOWED: 'true',
  LOG_LEVEL: 'warn',
  NODE_COMPILE_CACHE: join(outside, 'compiled'),
}

/** Runs a command of the package in the folder where it was put. */
const command = (...args: string[]) =>
  run(process.execPath, [join(installed, 'bin/mullion-server.js'), ...args], { cwd: data, env: settings })

const start = (more: Readonly<Record<string, string>> = {}) =>
  startServerProcess({
    script: join(installed, 'bin/mullion-server.js'),
    args: ['start'],
    cwd: data,
    env: {
      ...Object.fromEntries(Object.keys(process.env).map((name) => [name, undefined])),
      ...settings,
      ...more,
    },
  })

beforeAll(async () => {
  // Compressing and installing the archive takes most of the time.
  const options = ['--to', outside, ...(full ? [] : ['--no-archive'])]
  await run(process.execPath, ['--conditions=mullion-source', 'scripts/package.ts', ...options], {
    cwd: root,
  })
  // Somewhere else than where it was made.
  renameSync(join(outside, 'mullion-server'), installed)
  mkdirSync(data)
}, 300_000)

describe('the package of the server, in an empty folder', { timeout: 120_000 }, () => {
  it('imports parts, serves a page that it rendered, takes an order, and stops when asked', async () => {
    writeFileSync(
      join(data, 'parts.csv'),
      'part_number,part_name,part_price,part_units,part_lbs,part_tags,part_tags_doors\n0100-01,STRAP HINGE,8.46,EA,2,Hinges,Swing\n',
    )
    await command('parts', 'import', join(data, 'parts.csv'))
    const server = await start()
    try {
      const { url } = server
      await expect.poll(async () => (await fetch(`${url}/?s=hinge`)).text()).toContain('STRAP HINGE')
      expect(await (await fetch(`${url}/api/docs/swagger-ui.css`)).text()).toContain('.swagger-ui')
      const [part] = await (await fetch(`${url}/api/partsMas/search?searchQuery=hinge`)).json()
      const { placeOrder } = await createBuyer(url).prepare(part.id)
      expect(await placeOrder('a-packaged-order-00001')).toMatchObject({
        orderNumber: expect.stringMatching(/^W/),
      })
    } finally {
      await server.stop()
    }
    expect(await server.ended).toEqual([0, null])
  })

  it('writes nothing but lines of JSON from its start to its end, at any level', async () => {
    const preload = join(data, 'noisy.mjs')
    writeFileSync(
      preload,
      `const own = console.error
      const timer = setInterval(() => {
        if (console.error === own) return
        clearInterval(timer)
        process.emitWarning('a warning of Node')
        console.error('a word of %s', 'a library')
      }, 20)`,
    )
    const program = [join(installed, 'bin/mullion-server.js'), 'start']
    const child = spawn(process.execPath, ['--import', preload, ...program], {
      cwd: data,
      env: settings,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [out, err] = [text(child.stdout), text(child.stderr)]
    const ended = once(child, 'exit')
    let said = ''
    child.stdout.on('data', (piece) => {
      said += piece
      if (said.includes('a word of') && said.includes('is ready at')) child.kill('SIGTERM')
    })
    expect(await ended).toEqual([0, null])
    expect(await err).toBe('')
    const lines = (await out).trimEnd().split('\n')
    const messages = lines.map((line) => JSON.parse(line).msg)
    expect(messages).toEqual(
      expect.arrayContaining([
        'a warning of Node',
        'a word of a library',
        expect.stringMatching(/^Mullion is ready at http/),
        'Finishing open requests.',
      ]),
    )
  })

  it('is started by the line of the systemd unit with a Node at a path of its own, found by its name', async () => {
    const unit = readFileSync(join(root, 'apps/server/deploy/mullion.service'), 'utf8')
    const [, line = ''] = /^ExecStart=(.+)$/m.exec(unit) ?? []
    const [program = '', ...args] = line.replace('/opt/mullion-server', installed).split(' ')
    const own = join(outside, 'own-node')
    mkdirSync(own)
    symlinkSync(process.execPath, join(own, 'node'))
    const env = { ...settings, PATH: own }
    const child = spawn(program, args, { cwd: data, env, stdio: ['ignore', 'pipe', 'inherit'] })
    try {
      for await (const said of createInterface({ input: child.stdout })) {
        const [, url] = /ready at (http[^\s"]+)/.exec(said) ?? []
        if (url) expect((await fetch(`${url}/healthz`)).status).toBe(200)
        if (url) break
      }
      // systemd stops the process that it started, which must be the server.
      const ended = once(child, 'exit')
      child.stdout.resume()
      child.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
    } finally {
      child.kill('SIGKILL')
    }
  })

  it('sends the spans of a request, its procedure and its statement where the settings say', async () => {
    await using collector = await startCollector()
    const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
    const input = encodeURIComponent(JSON.stringify({ text: 'hinge' }))
    await fetch(`${server.url}/trpc/catalog.searchCounts?input=${input}`, {
      headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    })
    await server.stop()
    const spans = collector.spans.filter((span) => span.traceId === traceId)
    const request = spans.find(({ name }) => name.startsWith('GET /trpc'))
    const procedure = spans.find(({ name }) => name === 'catalog.searchCounts')
    const statements = spans.filter(({ name }) => name === 'SELECT')
    expect(request?.parentSpanId).toBe('00f067aa0ba902b7')
    expect(procedure?.parentSpanId).toBe(request?.spanId)
    expect(statements.map(({ parentSpanId }) => parentSpanId)).toContain(procedure?.spanId)
  })

  it('has the version of the repository, which names releases', async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect((await command('--version')).stdout.trim()).toBe(version)
  })

  it('brings the driver of PostgreSQL', async () => {
    const env = { ...settings, DATABASE_URL: 'postgres://parts@127.0.0.1:1/parts' }
    const started = run(process.execPath, [join(installed, 'bin/mullion-server.js'), 'start'], {
      cwd: data,
      env,
    })
    await expect(started).rejects.toMatchObject({ stderr: expect.stringContaining('cannot be reached') })
  })

  it.runIf(full)('is an archive that npm installs offline, with both commands', async () => {
    const [archive = ''] = readdirSync(outside).filter((name) => name.endsWith('.tgz'))
    const prefix = join(outside, 'global')
    await run('npm', ['install', '--global', '--offline', '--prefix', prefix, join(outside, archive)])
    for (const name of ['mullion', 'mullion-server']) {
      const { stdout } = await run(join(prefix, 'bin', name), ['--help'], { cwd: data, env: settings })
      expect(stdout).toContain(`Usage: ${name}`)
    }
  })
})

/** Runs docker or podman, and returns what it printed. */
async function container(...args: string[]): Promise<string> {
  const { stdout } = await run(containerRuntime ?? '', args, { maxBuffer: 10_000_000 })
  return stdout.trim()
}

// Where neither docker nor podman runs, or without Debian's packages for a base, there is nothing to build with.
describe.runIf(canMakeBase)('the image of the package', { timeout: 120_000 }, () => {
  const name = `mullion-test-${process.pid}`
  const [base, image, volume] = [`localhost/${name}-base`, `localhost/${name}`, `${name}-data`]
  beforeAll(async () => {
    makeBaseImage(join(outside, 'base'), base)
    const file = join(outside, 'Containerfile')
    writeFileSync(file, containerFileOn(join(root, 'apps/server/deploy/Containerfile'), base))
    // Podman keeps health checks in this format only.
    const format = containerRuntime === 'podman' ? ['--format', 'docker'] : []
    await container('build', ...format, '--file', file, '--tag', image, installed)
  }, 120_000)
  afterAll(async () => {
    await container('rm', '--force', name)
    await container('volume', 'rm', '--force', volume)
    await container('rmi', '--force', image, base)
  })

  it('runs as compose.yaml says: without root rights, read-only, healthy, with its data in a volume', async () => {
    const { SITE_URL, AUTH_SECRET, SANDBOX_PAYMENTS_ALLOWED } = settings
    const env = Object.entries({ SITE_URL, AUTH_SECRET, SANDBOX_PAYMENTS_ALLOWED, TRUST_PROXY: 'true' })
    const start = () =>
      container(
        ...[
          'run',
          '--detach',
          '--name',
          name,
          '--volume',
          `${volume}:/data`,
          '--tmpfs',
          '/tmp',
          '--read-only',
        ],
        ...['--cap-drop', 'ALL', '--security-opt', 'no-new-privileges', '--publish', '127.0.0.1::3000'],
        ...env.flatMap(([key, value]) => ['--env', `${key}=${value}`]),
        image,
      )
    const command = (...args: string[]) =>
      container('exec', name, '/nodejs/bin/node', '/opt/mullion-server/bin/mullion-server.js', ...args)
    const inNode = (code: string) => container('exec', name, '/nodejs/bin/node', '--print', code)

    await start()
    await command('health', '--wait', '30')
    const address = (await container('port', name, '3000')).split('\n')[0]
    expect(await (await fetch(`http://${address}/readyz`)).json()).toEqual({ status: 'ready' })
    expect(await container('inspect', '--format', '{{.Config.Healthcheck.Test}}', name)).toContain('health')
    expect(await inNode('process.getuid()')).toBe('65532')
    expect(await inNode("try { fs.writeFileSync('/opt/x', '') } catch (error) { error.code }")).toBe('EROFS')
    expect(await inNode("fs.statSync('/data').mode.toString(8)")).toBe('40700')
    await command('create-admin', 'first@parts.example', 'First', 'Admin')
    await container('stop', '--time', '20', name)
    expect(await container('inspect', '--format', '{{.State.ExitCode}}', name)).toBe('0')

    // Another container with the same volume has the same store.
    await container('rm', name)
    await start()
    await command('health', '--wait', '30')
    await expect(command('create-admin', 'second@parts.example', 'Second', 'Admin')).rejects.toThrow()
  })
})

/** What is asked of the unit in the machine that systemd booted. */
const questions = `
cd /etc/mullion
mullion() { node /opt/mullion-server/bin/mullion-server.js "$@"; }
mullion health --wait 30
kill -9 $(systemctl show mullion --property=MainPID --value)
sleep 3
mullion health --wait 30
systemctl show mullion --property=NRestarts
systemctl restart mullion
mullion health --wait 30
systemctl show mullion --property=ActiveState
systemd-analyze security mullion --no-pager | tail -1
journalctl --unit=mullion --no-pager --output=cat | grep 'is ready'
stat --format='%U %a' /var/lib/mullion/mullion.db
`
/** Asks them once the unit has started, and shuts the machine down. */
const probe = `
[Unit]
Wants=mullion.service
After=mullion.service
[Service]
Type=oneshot
TimeoutStartSec=90
StandardOutput=file:/result/out
StandardError=inherit
ExecStart=/bin/sh /etc/mullion/questions.sh
ExecStopPost=/bin/systemctl --no-block exit
`
const nspawn = '/usr/bin/systemd-nspawn'
/** Where the unit finds a Node first; ours is put over it. */
const nodePlace = ['/usr/local/bin/node', '/usr/bin/node'].find((path) => existsSync(path))
/** A machine of this one's /usr and an empty /etc is booted by root only. */
const canBoot = full && process.getuid?.() === 0 && existsSync(nspawn) && nodePlace !== undefined

describe.runIf(canBoot)(
  'the systemd unit, in a machine that systemd has booted',
  { timeout: 180_000 },
  () => {
    it('starts, starts again when it is killed, restarts, writes the journal, and is hardened', async () => {
      const [etc, result] = [join(outside, 'etc'), join(outside, 'result')]
      for (const folder of [etc, result]) mkdirSync(folder)
      const { SITE_URL, AUTH_SECRET, SANDBOX_PAYMENTS_ALLOWED } = settings
      const lines = Object.entries({ SITE_URL, AUTH_SECRET, SANDBOX_PAYMENTS_ALLOWED, TRUST_PROXY: 'true' })
      writeFileSync(join(etc, '.env'), lines.map(([key, value]) => `${key}=${value}\n`).join(''))
      writeFileSync(join(etc, 'questions.sh'), questions)
      writeFileSync(join(outside, 'account.conf'), 'u mullion - - /var/lib/mullion\n')
      writeFileSync(join(outside, 'probe.service'), probe)
      const shown = {
        [process.execPath]: nodePlace ?? '',
        [installed]: '/opt/mullion-server',
        [etc]: '/etc/mullion',
        [join(outside, 'account.conf')]: '/run/sysusers.d/mullion.conf',
        [join(outside, 'probe.service')]: '/run/systemd/system/probe.service',
        [join(root, 'apps/server/deploy/mullion.service')]: '/run/systemd/system/mullion.service',
      }
      await run(nspawn, [
        ...[
          '--directory=/',
          '--volatile=yes',
          '--register=no',
          '--keep-unit',
          '--private-network',
          '--quiet',
        ],
        ...Object.entries(shown).map(([from, to]) => `--bind-ro=${from}:${to}`),
        ...[`--bind=${result}:/result`, '--boot', 'systemd.unit=probe.service', 'systemd.firstboot=no'],
        ...['systemd-networkd-wait-online.service', 'network-online.target'].map(
          (unit) => `systemd.mask=${unit}`,
        ),
      ])
      const said = readFileSync(join(result, 'out'), 'utf8')
      expect(said.match(/The server is ready/g)).toHaveLength(3)
      expect(said).toMatch(/^NRestarts=1$/m)
      expect(said).toMatch(/^ActiveState=active$/m)
      expect(Number(/exposure level for mullion\.service: ([\d.]+)/.exec(said)?.[1])).toBeLessThan(2)
      expect(said.match(/is ready at/g)).toHaveLength(3)
      expect(said).toMatch(/^mullion 600$/m)
    })
  },
)
