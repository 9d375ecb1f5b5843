import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { keepLogLine } from '@mullion/config/suite-log'

const repository = fileURLToPath(new URL('../../../..', import.meta.url))

/** How long the sandbox's slow card takes: long enough to press a button twice or to reload the page. */
const slowCardMs = 3000

export interface Server {
  readonly url: string
  stop(): Promise<void>
}

/** Starts the server as `npm start` does, on its own process and data folder. */
export async function startServer(dataDir: string, port = 0): Promise<Server> {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: String(port),
      MULLION_DEMO: 'true',
      LOG_LEVEL: 'info',
      SANDBOX_SLOW_CARD_MS: String(slowCardMs),
    },
  })
  const ended = once(child, 'exit')
  const url = new Promise<string>((resolve, reject) => {
    void ended.then(() => reject(new Error('The server ended before it was ready.')))
    createInterface({ input: child.stdout }).on('line', (line) => {
      keepLogLine(line)
      const [, found] = /ready at (http\S+)/.exec(line) ?? []
      if (found) resolve(found)
    })
  })
  return {
    url: await url,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
