import { readFileSync } from 'node:fs'
import { type ServerProcess as Started, startServerProcess as started } from '@mullion/config/server-process'

export interface ServerProcess extends Started {
  /** Current resident memory in MB; null if the system does not report it. */
  memoryMb(): number | null
  /** Peak resident memory in MB. */
  peakMemoryMb(): number | null
  /** CPU time used so far, in seconds; NaN if the system does not report it. */
  cpuSeconds(): number
  /** CPU time in ms of the thread that answers requests; NaN if the system does not report it. */
  mainThreadMs(): number
}

/** Unit of the CPU times in /proc. */
const ticksPerSecond = 100

/** Starts a server script and waits until it reports ready. */
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
    mainThreadMs: () =>
      Number(read(server.pid, `task/${server.pid}/schedstat`).split(' ')[0] || Number.NaN) / 1e6,
  }
}

function memoryOf(pid: number | undefined, name: string): number | null {
  const [, kb] = new RegExp(`${name}:\\s+(\\d+)`).exec(read(pid, 'status')) ?? []
  return kb ? Math.round(Number(kb) / 1024) : null
}

/** Reads a process's file in /proc; empty if unavailable. */
function read(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
