// Setup shared by all browser stories of a run: a filled data folder and the browser.
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findChromium } from './chromium.ts'
import { startServerProcess } from './server-process.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    chromiumPath: string
    filledDataDir: string
    storiesDir: string
  }
}

async function loadDemoData(dataDir: string): Promise<void> {
  const server = await startServerProcess('apps/server/src/main.ts', {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PORT: '0',
    MULLION_DEMO: 'true',
    LOG_LEVEL: 'warn',
  })
  await server.stop()
}

/**
 * Loads the demo data while the tests before the stories run. `filledDataDir`, which the stories' shops copy, exists once
 * it is complete; a file of that name with `.failed` at its end says why it will not. Returns the cleanup function.
 */
export default async function prepareStories(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-stories-'))
  const filledDataDir = join(dir, 'data')
  project.provide('chromiumPath', await findChromium())
  project.provide('filledDataDir', filledDataDir)
  project.provide('storiesDir', dir)
  const unfinished = join(dir, 'unfinished')
  const loaded = loadDemoData(unfinished).then(
    () => renameSync(unfinished, filledDataDir),
    (error: unknown) => writeFileSync(`${filledDataDir}.failed`, String(error)),
  )
  return async () => {
    await loaded
    rmSync(dir, { recursive: true, force: true })
  }
}
