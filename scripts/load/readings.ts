import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import type { Stores } from './stores.ts'

/** Unit of the CPU times in /proc. */
const ticksPerSecond = 100

/** CPU seconds in a stat file of /proc; 0 when the process is gone. */
function cpuIn(file: string): number {
  try {
    const fields = readFileSync(file, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  } catch {
    return 0
  }
}

/** CPU seconds of all processes of PostgreSQL on this machine. */
function databaseCpu(): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const postgres = processes.filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
    } catch {
      return false
    }
  })
  return postgres.reduce((sum, pid) => sum + cpuIn(`/proc/${pid}/stat`), 0)
}

/** Ticks of all processors: in use, and in all. */
function machine(): { busy: number; all: number } {
  const times = cpus().map(({ times: { user, nice, sys, idle, irq } }) => ({
    busy: user + nice + sys + irq,
    idle,
  }))
  const busy = times.reduce((sum, each) => sum + each.busy, 0)
  return { busy, all: times.reduce((sum, each) => sum + each.idle, busy) }
}

/** CPU used so far: by each server, by the thread of its JavaScript, by PostgreSQL, and by the machine. */
export function readings({ servers, setUp }: Stores) {
  return {
    at: performance.now(),
    servers: servers.map((server) => server.cpuSeconds()),
    // The first thread of a process runs its JavaScript.
    loops: servers.map(({ pid }) => cpuIn(`/proc/${pid}/task/${pid}/stat`)),
    database: setUp === 'sqlite' ? 0 : databaseCpu(),
    machine: machine(),
  }
}
