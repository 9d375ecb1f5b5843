import { readFileSync } from 'node:fs'
import { type ServerProcess as Started, startServerProcess as started } from '@mullion/config/server-process'

export interface ServerProcess extends Started {
  /** Resident memory just now, in MB; null where the system does not tell. */
  memoryMb(): number | null
  /** Processor time that it has used so far, of all its threads, in milliseconds; null where the system does not tell. */
  cpuMs(): number | null
}

/** The kernel counts processor time in hundredths of a second. */
const tickMs = 10

/** Starts a server script and waits until it says that it is ready. */
export async function startServerProcess(script: string, env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const server = await started({ script, env })
  return {
    ...server,
    memoryMb() {
      try {
        const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? []
        return kb ? Math.round(Number(kb) / 1024) : null
      } catch {
        return null
      }
    },
    cpuMs() {
      try {
        // What stands in parentheses is the name of the program, which may hold spaces.
        const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
        return (Number(fields[11]) + Number(fields[12])) * tickMs
      } catch {
        return null
      }
    },
  }
}
