import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { startServerProcess } from '@mullion/config/server-process'
import { afterAll } from 'vitest'
import { provided } from './provided.ts'

interface Entry {
  readonly kind: string
  readonly key: string
  readonly data: Record<string, unknown>
}

/** Starts every vendor as `npm run vendors` does; they are closed after the story's file. */
export async function openVendors() {
  const folder = mkdtempSync(join(provided.storiesDir, 'vendors-'))
  const env = { VENDORS_FOLDER: folder, VENDORS_PORT: '0' }
  const vendors = await startServerProcess({ script: 'scripts/vendors.ts', env })
  process.once('exit', () => void vendors.stop('SIGKILL'))
  afterAll(async () => {
    await vendors.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const settings = parseEnv(readFileSync(join(folder, 'settings.env'), 'utf8'))
  const origin = (setting: string) => new URL(settings[setting] ?? '').origin
  return {
    settings,
    /** What a vendor has in its own book; `setting` holds its address. */
    async record(setting: string, kind: string): Promise<readonly Entry[]> {
      const answer = await fetch(`${origin(setting)}/record?kind=${kind}`)
      return (await answer.json()) as Entry[]
    },
    /** Makes a vendor misbehave from now on, or behave again. */
    async misbehave(setting: string, fault: Readonly<Record<string, unknown>> | null): Promise<void> {
      const url = `${origin(setting)}/faults`
      await fetch(url, { method: 'DELETE' })
      if (fault) await fetch(url, { method: 'POST', body: JSON.stringify({ times: 'always', ...fault }) })
    },
  }
}
