import { execFile } from 'node:child_process'
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { full } from '@mullion/config/test-speed'
import { describe, expect, it } from 'vitest'
import { blockOf } from './handbook/commands.ts'
import { drillScript, drillSteps } from './handbook/drill.ts'
import { root } from './lib/run.ts'

const run = promisify(execFile)
const nspawn = '/usr/bin/systemd-nspawn'
const bootstrap = '/usr/bin/mmdebstrap'
const canBoot = full && process.getuid?.() === 0 && existsSync(nspawn) && existsSync(bootstrap)

/** What Debian's installer brings, and what the handbook installs with apt: the drill has no network. */
const packages = [
  ...['systemd', 'systemd-sysv', 'dbus', 'ca-certificates', 'curl', 'xz-utils', 'adduser', 'sudo', 'openssl'],
  ...['caddy', 'nginx', 'certbot', 'haproxy', 'postgresql', 'pgbackrest', 'prometheus', 'age', 'zstd'],
]

const page = (name: string) => `docs/handbook/${name}.md`
const monthAhead = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

/** Writes what a person would copy from the pages, and the archives that they would fetch. */
async function prepare(given: string): Promise<void> {
  const archives = join(given, 'root')
  mkdirSync(archives, { recursive: true })
  await run(process.execPath, ['--conditions=mullion-source', 'scripts/package.ts', '--to', archives], {
    cwd: root,
  })
  rmSync(join(archives, 'mullion-server'), { recursive: true })
  const names = [
    ...new Set(drillSteps.flatMap(({ command }) => command.match(/[^\s/]+(?:\.tgz|\.tar\.xz)/g) ?? [])),
  ]
  const [old = '', next = ''] = names.filter((name) => name.endsWith('.tgz')).sort()
  const made = readdirSync(archives).find((name) => name.endsWith('.tgz')) ?? ''
  expect(made).toBe(old)
  copyFileSync(join(archives, made), join(archives, next))
  const ofNode = names.find((name) => name.endsWith('.tar.xz')) ?? ''
  const folder = ofNode.replace('.tar.xz', '')
  mkdirSync(join(given, folder, 'bin'), { recursive: true })
  copyFileSync(process.execPath, join(given, folder, 'bin/node'))
  await run('tar', ['--xz', '-cf', join(archives, ofNode), '-C', given, folder], {
    env: { ...process.env, XZ_OPT: '-0 -T0' },
  })
  rmSync(join(given, folder), { recursive: true })
  const { stdout } = await run('sha256sum', [ofNode], { cwd: archives })
  writeFileSync(join(archives, 'SHASUMS256.txt'), stdout)

  const files = {
    settings: blockOf(page('install'), 'NODE_ENV=production'),
    'own-node.conf': blockOf(page('install'), '[Service]'),
    'prices.json': blockOf(page('quotes'), '"lines"').replace(/\d{4}-\d\d-\d\d/, monthAhead()),
    'haproxy.cfg': blockOf(page('several-servers'), 'backend servers'),
    'servers.conf': '[Service]\nEnvironment="MULLION_SERVERS=127.0.0.1:3000"\n',
    'prometheus.yml': blockOf(page('monitoring'), 'scrape_configs'),
    'pgbackrest.conf': blockOf(page('backup'), '[store]').replace(/….*/, 'of-a-drill'),
    'pgbackrest-archive.conf': blockOf(page('backup'), 'archive-push'),
    'base-archive.conf': blockOf(page('backup'), 'cp %p /backups/wal/%f'),
    'person.ts': readFileSync(join(root, 'scripts/handbook/drill-person.ts'), 'utf8'),
    'drill.sh': drillScript(),
  }
  // What solves the puzzle of a guest.
  cpSync(join(root, 'node_modules/altcha-lib'), join(given, 'node_modules/altcha-lib'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(given, name), text)
}

const drillService = `
[Unit]
After=multi-user.target
[Service]
Type=oneshot
TimeoutStartSec=600
StandardOutput=file:/result/log
StandardError=inherit
ExecStart=/bin/bash /given/drill.sh
ExecStopPost=/bin/systemctl --no-block exit
`

/** Makes the root file system of a Debian of its own, as the installer leaves it. */
async function makeDebian(folder: string): Promise<void> {
  const kept = process.env.MULLION_DEBIAN
  if (kept) await run('tar', ['-xf', kept, '-C', folder])
  else await run(bootstrap, ['--variant=minbase', `--include=${packages.join(',')}`, 'bookworm', folder])
  const at = (path: string) => join(folder, path)
  // Not there before the handbook installs them.
  for (const name of ['nginx', 'haproxy', 'prometheus', 'prometheus-node-exporter'])
    rmSync(at(`etc/systemd/system/multi-user.target.wants/${name}.service`), { force: true })
  rmSync(at('usr/local/bin'), { recursive: true, force: true })
  mkdirSync(at('usr/local/bin'))
  const postgres = at('etc/postgresql/15/main/postgresql.conf')
  writeFileSync(postgres, readFileSync(postgres, 'utf8').replace(/^port = .*/m, 'port = 5432'))
  appendFileSync(at('etc/hosts'), '127.0.0.1 localhost parts.example drill\n')
  writeFileSync(at('etc/hostname'), 'drill\n')
  writeFileSync(at('etc/systemd/system/drill.service'), drillService)
}

describe.runIf(canBoot)('the handbook', { timeout: 1_200_000 }, () => {
  it('is followed on an empty Debian that systemd has booted, from the first command to the last', async ({
    skip,
  }) => {
    // Not in memory: it takes two GB.
    const outside = mkdtempSync('/var/tmp/mullion-drill-')
    const [machine, given, result] = ['machine', 'given', 'result'].map((name) => join(outside, name)) as [
      string,
      string,
      string,
    ]
    try {
      for (const folder of [machine, given, result]) mkdirSync(folder)
      const missing = await makeDebian(machine).then(
        () => null,
        (error: Error) => error.message,
      )
      if (missing !== null) skip(`No Debian could be made: ${missing.slice(-300)}`)
      await prepare(given)
      await run(
        nspawn,
        [
          ...[`--directory=${machine}`, '--register=no', '--keep-unit', '--private-network', '--quiet'],
          ...[`--bind-ro=${given}:/given`, `--bind=${result}:/result`, '--boot'],
          ...['systemd.wants=drill.service', 'systemd.firstboot=no'],
        ],
        { maxBuffer: 10_000_000 },
      )
      const said = readFileSync(join(result, 'log'), 'utf8')
      const steps = said.match(/^== .*/gm) ?? []
      if (steps.at(-1) !== '== done') console.log(said.slice(-6000))
      expect(said.match(/^FAILED.*/gm)).toBeNull()
      expect(steps).toHaveLength(drillSteps.length + 1)
      console.log(`${steps.length - 1} commands of the handbook were run.`)
      const exposures = /mullion\.service +([\d.]+)/.exec(said)?.[1]
      expect(Number(exposures)).toBeLessThan(2)
    } finally {
      rmSync(outside, { recursive: true, force: true, maxRetries: 5 })
    }
  })
})
