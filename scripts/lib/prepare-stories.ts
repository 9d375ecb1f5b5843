// Setup shared by all browser stories of a run: a filled data folder and the browser.
import { mkdtempSync, rmSync } from 'node:fs'
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

/** Loads the demo data into a folder that the stories' shops copy; returns the cleanup function. */
export default async function prepareStories(project: TestProject): Promise<() => void> {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-stories-'))
  const filledDataDir = join(dir, 'data')
  const chromiumPath = await findChromium()
  const server = await startServerProcess('apps/server/src/main.ts', {
    DATA_DIR: filledDataDir,
    DATABASE_URL: '',
    PORT: '0',
    MULLION_DEMO: 'true',
    LOG_LEVEL: 'warn',
  })
  await server.stop()
  project.provide('chromiumPath', chromiumPath)
  project.provide('filledDataDir', filledDataDir)
  project.provide('storiesDir', dir)
  return () => rmSync(dir, { recursive: true, force: true })
}
