import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { must } from '../lib/run.ts'

/** A data folder for measuring and the settings of a production server on it; the folder goes at the end. */
export interface ScratchStore extends Disposable {
  readonly dir: string
  readonly env: NodeJS.ProcessEnv
}

/** As strangers are served; nothing is mailed and no cookie leaves the machine, so the secret and address may be known. */
const asStore = {
  MULLION_DEMO: 'false',
  AUTH_SECRET: 'known to everybody who reads this file',
  SITE_URL: 'https://bench.mullion.example',
}
/** With drawings of the parts, and with the demonstration catalogue where there is no other. */
const asDemonstration = { MULLION_DEMO: 'true', MULLION_DEMO_ANYWHERE: 'true' }

export interface ScratchStoreOptions {
  /** A large catalogue of so many parts; none to begin with when left out. */
  readonly parts?: number
  readonly demonstration?: boolean
}

/** Makes a store for measuring, filled with parts when told how many. */
export async function scratchStore({ parts, demonstration }: ScratchStoreOptions): Promise<ScratchStore> {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-bench-'))
  const env = {
    DATA_DIR: dir,
    DATABASE_URL: `sqlite:${join(dir, 'mullion.db')}`,
    PORT: '0',
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
    SANDBOX_PAYMENTS_ALLOWED: 'true',
    LOG_LEVEL: 'warn',
    // What is measured comes from one address.
    CATALOG_CALLS_A_MINUTE: '0',
    ...(demonstration ? asDemonstration : asStore),
  }
  if (parts !== undefined)
    await must(process.execPath, ['scripts/seed.ts', '--parts', String(parts)], { env })
  return { dir, env, [Symbol.dispose]: () => rmSync(dir, { recursive: true, force: true }) }
}
