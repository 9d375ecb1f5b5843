import { readFileSync } from 'node:fs'
import { type ServerProcess as Started, startServerProcess as started } from '@mullion/config/server-process'

export interface ServerProcess extends Started {
  /** Resident memory just now, in MB; null where the system does not tell. */
  memoryMb(): number | null
  /** The most that it has been, in MB. */
  peakMemoryMb(): number | null
  /** Processor time that it has used so far; not a number where the system does not tell. */
  cpuSeconds(): number
}

/** Of the ticks that the system counts processor time in. */
const ticksPerSecond = 100

/** Starts a server script and waits until it says that it is ready. */
export async function startServerProcess(script: string, env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const server = await started({ script, env })
  return {
    ...server,
    memoryMb: () => memoryOf(server.pid, 'VmRSS'),
    peakMemoryMb: () => memoryOf(server.pid, 'VmHWM'),
    cpuSeconds() {
      const [user, system] = read(server.pid, 'stat')
        .replace(/^.*\) /, '')
        .split(' ')
        .slice(11, 13)
      return (Number(user) + Number(system)) / ticksPerSecond
    },
  }
}

function memoryOf(pid: number | undefined, name: string): number | null {
  const [, kb] = new RegExp(`${name}:\\s+(\\d+)`).exec(read(pid, 'status')) ?? []
  return kb ? Math.round(Number(kb) / 1024) : null
}

/** What the system tells of a process; empty where it tells nothing. */
function read(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
