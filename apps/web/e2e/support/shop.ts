import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll } from 'vitest'
import { launchBrowser } from './browser.ts'
import { provided } from './provided.ts'
import { startServer } from './server.ts'

export interface Shop {
  readonly url: string
  readonly browser: Browser
  /** Where the shop's database is. */
  readonly dataDir: string
  /** Stops the server; the data stays. */
  close(): Promise<void>
  /** Starts the server again under the same address. */
  reopen(): Promise<void>
}

/** A shop with the demonstration data and a browser, for the stories of one file; both end with the file. */
export async function openShop(): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mullion-story-'))
  cpSync(provided.filledDataDir, dataDir, { recursive: true })
  const [first, browser] = await Promise.all([startServer(dataDir), launchBrowser()])
  let server = first
  afterAll(async () => {
    await browser.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    url: first.url,
    browser,
    dataDir,
    close: () => server.stop(),
    async reopen() {
      server = await startServer(dataDir, Number(new URL(first.url).port))
    },
  }
}
