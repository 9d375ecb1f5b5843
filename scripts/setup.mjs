// Brings the installed packages up to date with package-lock.json, then runs a script on the pinned Node. The
// settings in .env are in its environment before its first module loads, because the table definitions choose
// their database engine when they load. Only this file runs on the Node that npm came with (20 or newer); all
// others run on the pinned one.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}node_modules/.mullion-setup`
const pinnedNode = `${root}node_modules/node/bin/node`
const env = `${root}.env`
/** Scripts that run without the settings in .env, so that their results are the same on every machine. */
const withoutSettings = [
  ...['test', 'check', 'bench', 'crash-test', 'migrations', 'package', 'load'].map(
    (name) => `scripts/${name}.ts`,
  ),
  // Talks to any store, not to the one of this folder.
  'apps/cli/src/main.ts',
]
/** Chooses the source of a package that also has a build. */
const source = '--conditions=mullion-source'

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex')
}

function installedHash() {
  return existsSync(stamp) && existsSync(pinnedNode) ? readFileSync(stamp, 'utf8') : ''
}

function install() {
  process.stdout.write('Installing packages …\n')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, lockHash())
}

if (installedHash() !== lockHash()) install()

const [script, ...args] = process.argv.slice(2)
if (script) {
  const settings = withoutSettings.includes(script) || !existsSync(env) ? [] : [`--env-file=${env}`]
  const child = spawn(pinnedNode, [source, ...settings, `${root}${script}`, ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  // The terminal sends Ctrl-C to both processes; this one waits for the child to exit on its own.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
