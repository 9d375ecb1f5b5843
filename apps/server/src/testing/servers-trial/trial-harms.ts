import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '@mullion/integrations/testing/vendor-faults'
import type { TrialServer } from './trial-server.ts'

export interface TrialWorld {
  readonly servers: readonly TrialServer[]
  /** How long work belongs to a server that does not come back, in ms. */
  readonly leaseMs: number
  readonly storageAwayMs: number
  cutConnections(): Promise<void>
  /** Null where the database server is not the trial's own. */
  readonly crashDatabase: (() => Promise<void>) | null
  failStorage(fault: Pick<Fault, 'kind' | 'status'> | null): void
}

export interface Harm {
  readonly name: string
  run(world: TrialWorld): Promise<void>
}

const serverAt = ({ servers }: TrialWorld, at: number): TrialServer => {
  const server = servers[at % servers.length]
  if (!server) throw new Error('A trial has servers.')
  return server
}

const kill = (at: number): Harm => ({
  name: `server ${at + 1} killed, its folder gone`,
  async run(world) {
    const server = serverAt(world, at)
    await server.stop('SIGKILL')
    server.loseFolder()
    await sleep(500)
    await server.start()
  },
})

const stop = (at: number): Harm => ({
  name: `server ${at + 1} restarted`,
  async run(world) {
    const server = serverAt(world, at)
    await server.stop('SIGTERM')
    await server.start()
  },
})

/** It goes on when others have taken over what it was doing. */
const pause = (at: number): Harm => ({
  name: `server ${at + 1} paused until its work was taken over`,
  async run(world) {
    const server = serverAt(world, at)
    server.pause()
    await sleep(world.leaseMs * 2)
    server.goOn()
  },
})

const loseFolder = (at: number): Harm => ({
  name: `folder of server ${at + 1} gone`,
  run: async (world) => serverAt(world, at).loseFolder(),
})

const cut: Harm = { name: 'all connections cut', run: (world) => world.cutConnections() }

const crashDatabase: Harm = {
  name: 'database crashed and restarted',
  run: async (world) => world.crashDatabase?.(),
}

const storageAway: Harm = {
  name: 'storage away',
  async run(world) {
    world.failStorage({ kind: 'status', status: 503 })
    await sleep(world.storageAwayMs)
    world.failStorage(null)
  },
}

/** Every harm once, in an order in which each server fails. */
export const harms: readonly Harm[] = [
  kill(0),
  cut,
  pause(1),
  storageAway,
  crashDatabase,
  loseFolder(2),
  kill(2),
  stop(0),
  pause(0),
  cut,
  kill(1),
  pause(2),
]

/** One of each kind, for a trial of seconds. */
export const fewHarms: readonly Harm[] = [kill(0), cut, pause(1), storageAway]
