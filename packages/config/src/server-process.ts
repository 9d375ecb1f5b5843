import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { fileToStart } from './server-bundle.ts'
import { recordLogLine } from './suite-log.ts'

/** Compile cache shared by all starts from sources; it cuts the processor time of a start by a third. */
const compiledSources = join(tmpdir(), 'mullion-compiled')

const repository = fileURLToPath(new URL('../../..', import.meta.url))

export interface ServerStart {
  /** Path relative to the repository root. */
  readonly script: string
  readonly args?: readonly string[]
  /** Folder it runs in; the repository if omitted. */
  readonly cwd?: string
  /** Environment variables that override those of this process; undefined removes one. */
  readonly env: NodeJS.ProcessEnv
  readonly onLine?: (line: string) => void
}

export interface ServerProcess {
  readonly url: string
  readonly pid: number | undefined
  readonly readyMs: number
  readonly ended: Promise<unknown>
  /** Ends the process and waits until it has exited; does nothing if it already has. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/** Adds what `ps` shows of a process to what the suite searches for secrets. */
function recordCommandLine(pid: number | undefined): void {
  const file = `/proc/${pid}/cmdline`
  if (existsSync(file)) recordLogLine(readFileSync(file, 'utf8').replaceAll('\0', ' '))
}

/** Starts a server script in its own process and waits until it is ready; fails if it exits before that. */
export async function startServerProcess(start: ServerStart): Promise<ServerProcess> {
  const { script, args = [], cwd = repository, env, onLine } = start
  const file = cwd === repository ? await fileToStart(script) : script
  const compiled = file === script ? compiledSources : join(dirname(file), 'compiled')
  const startedAt = performance.now()
  const child = spawn(process.execPath, [file, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...env },
  })
  const ended = once(child, 'exit')
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  ended.then(([code]) => reject(new Error(`${script} ended with ${code} before it was ready.`)), reject)
  createInterface({ input: child.stdout }).on('line', (line) => {
    onLine?.(line)
    const [, url] = /ready at (http[^\s"]+)/.exec(line) ?? []
    if (url) resolve(url)
  })
  const url = await promise
  recordCommandLine(child.pid)
  return {
    url,
    pid: child.pid,
    readyMs: performance.now() - startedAt,
    ended,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await ended
    },
  }
}

/** Starts the test shop of `apps/server`; `tokens` are the API tokens it made, by their name. */
export async function startTestServer(): Promise<
  ServerProcess & { readonly tokens: Readonly<Record<string, string>> }
> {
  const tokens: Record<string, string> = {}
  const server = await startServerProcess({
    script: 'apps/server/src/testing/test-server.ts',
    env: { DATABASE_URL: 'sqlite:memory' },
    onLine(line) {
      const [, name, secret] = /^token (\w+) (\S+)$/.exec(line) ?? []
      if (name && secret) tokens[name] = secret
    },
  })
  return { ...server, tokens }
}
