import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { must } from '../lib/run.ts'

/** A data folder for benchmarks and the settings of a production server on it; deleted on dispose. */
export interface ScratchFolder extends Disposable {
  readonly dir: string
  readonly env: NodeJS.ProcessEnv
}

/**
 * Settings of a store that others can reach. Nothing is emailed and no cookie leaves the machine, so the
 * secret and the address may be public.
 */
const asStore = {
  MULLION_DEMO: 'false',
  AUTH_SECRET: 'known to everybody who reads this file',
  SITE_URL: 'https://bench.mullion.example',
}
/** Demo settings: add part drawings and, if the store has no other catalog, the demo catalog. */
const asDemonstration = { MULLION_DEMO: 'true', MULLION_DEMO_ANYWHERE: 'true' }

export interface ScratchFolderOptions {
  /** Number of parts in a large catalog; starts empty if omitted. */
  readonly parts?: number
  readonly demonstration?: boolean
}

export async function scratchFolder({ parts, demonstration }: ScratchFolderOptions): Promise<ScratchFolder> {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-bench-'))
  const env = {
    DATA_DIR: dir,
    DATABASE_URL: `sqlite:${join(dir, 'mullion.db')}`,
    PORT: '0',
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
    SANDBOX_PAYMENTS_ALLOWED: 'true',
    LOG_LEVEL: 'warn',
    // No rate limit, since all requests come from one IP address.
    CATALOG_CALLS_A_MINUTE: '0',
    ...(demonstration ? asDemonstration : asStore),
  }
  if (parts !== undefined)
    await must(process.execPath, ['apps/server/src/commands/main.ts', 'seed', '--parts', String(parts)], {
      env,
    })
  return { dir, env, [Symbol.dispose]: () => rmSync(dir, { recursive: true, force: true }) }
}
