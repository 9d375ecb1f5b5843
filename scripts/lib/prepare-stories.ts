// What every browser story starts from, made once for a run: a filled data folder, the browser, the size of the page.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startServerProcess } from '../bench/server-process.ts'
import { findChromium } from './chromium.ts'
import { firstLoadKb } from './first-load.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    chromiumPath: string
    filledDataDir: string
    firstLoadKb: { scripts: number; styles: number }
  }
}

/** Loads the demonstration data into a folder that each story file copies; returns how to remove it. */
export default async function prepareStories(project: TestProject): Promise<() => void> {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-stories-'))
  const chromiumPath = await findChromium()
  const server = await startServerProcess('apps/server/src/main.ts', {
    DATA_DIR: dir,
    DATABASE_URL: '',
    PORT: '0',
    MULLION_DEMO: 'true',
    LOG_LEVEL: 'warn',
  })
  await server.stop()
  project.provide('chromiumPath', chromiumPath)
  project.provide('filledDataDir', dir)
  project.provide('firstLoadKb', firstLoadKb())
  return () => rmSync(dir, { recursive: true, force: true })
}
