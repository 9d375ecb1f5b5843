import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { start } from '../lib/run.ts'

export interface ServerProcess {
  readonly url: string
  /** From the start of the process to the line that says it is ready. */
  readonly readyMs: number
  /** Resident memory just now, in MB; null where the system does not tell. */
  memoryMb(): number | null
  stop(): Promise<void>
}

const ready = /ready at (http\S+)/

/** Starts a server script on the pinned Node and waits until it says that it is ready. */
export async function startServerProcess(script: string, env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const begun = performance.now()
  const child = start(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  void ended.then(() => reject(new Error(`${script} ended before it was ready.`)))
  createInterface({ input: child.stdout ?? process.stdin }).on('line', (line) => {
    const [, url] = ready.exec(line) ?? []
    if (url) resolve(url)
  })
  const url = await promise
  return {
    url,
    readyMs: performance.now() - begun,
    memoryMb() {
      try {
        const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
        return kb ? Math.round(Number(kb) / 1024) : null
      } catch {
        return null
      }
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
