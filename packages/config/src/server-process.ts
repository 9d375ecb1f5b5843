import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** Compiled modules of the servers started before: a start takes a third less processor time. */
const compiled = join(tmpdir(), 'mullion-compiled')

const repository = fileURLToPath(new URL('../../..', import.meta.url))

export interface ServerStart {
  /** From the folder of the repository. */
  readonly script: string
  /** Settings over those of this process; undefined takes one away. */
  readonly env: NodeJS.ProcessEnv
  /** Is given each line that the server writes. */
  readonly onLine?: (line: string) => void
}

export interface ServerProcess {
  readonly url: string
  readonly pid: number | undefined
  /** From the start of the process to the line that says it is ready. */
  readonly readyMs: number
  /** Resolves when the process has ended. */
  readonly ended: Promise<unknown>
  /** Ends the process and waits until it has ended; nothing happens to one that has. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/** Starts a server script on a process of its own and waits until it says that it is ready; fails when it ends before. */
export async function startServerProcess({ script, env, onLine }: ServerStart): Promise<ServerProcess> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [script], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...env },
  })
  const ended = once(child, 'exit')
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  ended.then(([code]) => reject(new Error(`${script} ended with ${code} before it was ready.`)), reject)
  createInterface({ input: child.stdout }).on('line', (line) => {
    onLine?.(line)
    const [, url] = /ready at (http\S+)/.exec(line) ?? []
    if (url) resolve(url)
  })
  const url = await promise
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
