import { execFile, execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

const run = promisify(execFile)
const debianFolder = '/usr/lib/postgresql'

/** A PostgreSQL server that a trial may restart. */
export interface OwnCluster {
  /** The URL of its database `postgres`. */
  readonly url: string
  /** Ends all of its processes at once, without a checkpoint, and starts it again. */
  crash(): Promise<void>
  stop(): Promise<void>
}

/** Returns the folder of PostgreSQL's programs as Debian installs them, newest version first; null without them. */
function programs(): string | null {
  if (!existsSync(debianFolder)) return null
  const [newest] = readdirSync(debianFolder).toSorted((a, b) => Number(b) - Number(a))
  const folder = join(debianFolder, newest ?? '', 'bin')
  return existsSync(join(folder, 'initdb')) ? folder : null
}

/** PostgreSQL refuses to run as root, so root runs it as the account that Debian made for it. */
function accountOf(): { uid: number; gid: number } | object {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Starts a PostgreSQL server of its own in a temporary folder; null where its programs are not installed. */
export async function openOwnCluster(): Promise<OwnCluster | null> {
  const bin = programs()
  if (!bin) return null
  const account = accountOf()
  const dir = mkdtempSync(join(tmpdir(), 'mullion-cluster-'))
  if ('uid' in account && 'gid' in account) chownSync(dir, Number(account.uid), Number(account.gid))
  const data = join(dir, 'data')
  const port = await freePort()
  const call = (program: string, args: readonly string[]) =>
    run(join(bin, program), args, { cwd: dir, ...account })
  await call('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '--no-instructions'])
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`
  const start = () => call('pg_ctl', ['start', '-w', '-D', data, '-l', join(dir, 'log'), '-o', options])
  await start()
  const end = (mode: string) => call('pg_ctl', ['stop', '-w', '-D', data, '-m', mode])
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async crash() {
      await end('immediate')
      await start()
    },
    async stop() {
      await end('immediate')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
