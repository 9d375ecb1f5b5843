import { readFileSync } from 'node:fs'
import { type ServerProcess as Started, startServerProcess as started } from '@mullion/config/server-process'

export interface ServerProcess extends Started {
  /** Resident memory just now, in MB; null where the system does not tell. */
  memoryMb(): number | null
}

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
  }
}
