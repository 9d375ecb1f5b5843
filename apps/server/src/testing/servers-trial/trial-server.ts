import { existsSync, rmSync } from 'node:fs'
import { type ServerProcess, startServerProcess } from '@mullion/config/server-process'

/** Debian's library that moves the clock of a process. */
const fakeTime = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find((path) => existsSync(path))

/** True where a server can have a clock of its own. */
export const canMoveClocks = fakeTime !== undefined

const wrongClock = (seconds: number): NodeJS.ProcessEnv =>
  seconds === 0 || fakeTime === undefined
    ? {}
    : {
        LD_PRELOAD: fakeTime,
        FAKETIME: `${seconds > 0 ? '+' : ''}${seconds}s`,
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        DONT_FAKE_MONOTONIC: '1',
      }

export interface TrialServerFacts {
  readonly port: number
  readonly dir: string
  readonly env: NodeJS.ProcessEnv
  /** How wrong its clock is. */
  readonly aheadSeconds: number
}

/** One server of a trial, with a port and a folder of its own. */
export function createTrialServer({ port, dir, env, aheadSeconds }: TrialServerFacts) {
  let running: ServerProcess | null = null
  const signal = (name: NodeJS.Signals) => {
    if (running?.pid !== undefined) process.kill(running.pid, name)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    async start(): Promise<void> {
      running = await startServerProcess({
        script: 'apps/server/src/main.ts',
        env: { ...env, ...wrongClock(aheadSeconds), PORT: String(port), DATA_DIR: dir },
      })
    },
    async stop(how: 'SIGTERM' | 'SIGKILL'): Promise<void> {
      await running?.stop(how)
      running = null
    },
    pause: () => signal('SIGSTOP'),
    goOn: () => signal('SIGCONT'),
    loseFolder: () => rmSync(dir, { recursive: true, force: true }),
  }
}

export type TrialServer = ReturnType<typeof createTrialServer>
