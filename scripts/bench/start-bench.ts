import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServerProcess } from '@mullion/config/server-process'
import { must, root } from '../lib/run.ts'
import { percentile } from './load.ts'
import { printTable } from './table.ts'

const rounds = 3
/** Long enough for what a server loads after it is ready. */
const idleMs = 5000
const [maxMemoryMb, maxReadyMs] = [200, 1000]

/** The process's own share of the memory in use, in MB: pages that several processes share count in parts. */
function memoryOf(pid: number | undefined): number {
  const [, kb] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
  return Math.round(Number(kb) / 1024)
}

async function startOnce([script, ...args]: readonly [string, ...string[]], env: NodeJS.ProcessEnv) {
  const server = await startServerProcess({ script, args, env })
  await sleep(idleMs)
  const memoryMb = memoryOf(server.pid)
  await (await fetch(server.url)).text()
  await server.stop()
  return { readyMs: server.readyMs, memoryMb }
}

/** Starts the server from its sources and from a package: when it is ready, and the memory in use while it is idle. */
export async function benchStart(env: NodeJS.ProcessEnv): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mullion-package-'))
  await must(process.execPath, [
    '--conditions=mullion-source',
    join(root, 'scripts/package.ts'),
    '--to',
    folder,
  ])
  const ways: Record<string, readonly [string, ...string[]]> = {
    sources: ['apps/server/src/main.ts'],
    package: [join(folder, 'mullion-server/bin/mullion-server.js'), 'start'],
  }
  const rows: (string | number)[][] = []
  for (const [name, script] of Object.entries(ways)) {
    const settings = { ...env, NODE_COMPILE_CACHE: join(folder, `compiled-${name}`) }
    const first = await startOnce(script, settings)
    const later: (typeof first)[] = []
    for (let round = 0; round < rounds; round++) later.push(await startOnce(script, settings))
    const readyMs = Math.round(
      percentile(
        later.map((each) => each.readyMs),
        0.5,
      ),
    )
    const memoryMb = percentile(
      later.map((each) => each.memoryMb),
      0.5,
    )
    rows.push([name, Math.round(first.readyMs), readyMs, memoryMb])
  }
  rmSync(folder, { recursive: true, force: true })
  printTable(['', 'first start ms', 'ready ms', 'idle MB'], rows)
  const [, , readyMs, memoryMb] = rows[1] ?? []
  const met = Number(readyMs) <= maxReadyMs && Number(memoryMb) <= maxMemoryMb
  console.log(
    `Goal for a package: ready within ${maxReadyMs} ms, ${maxMemoryMb} MB. ${met ? 'Met' : 'MISSED'}.`,
  )
}
