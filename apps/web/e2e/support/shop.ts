import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { afterAll, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { closePages } from './pages.ts'
import { provided } from './provided.ts'
import { type Server, startServer } from './server.ts'

export interface Shop {
  readonly url: string
  readonly browser: Browser
  readonly dataDir: string
}

/** A shop used by one file only, which may change data directly in the database and stop the server. */
export interface OwnShop extends Shop {
  close(): Promise<void>
  reopen(): Promise<void>
}

interface Started {
  readonly server: Server
  readonly dataDir: string
}

/** Waits for the demo data, which is still being loaded when only stories run. */
async function filledDataDir(): Promise<string> {
  const folder = provided.filledDataDir
  const failed = `${folder}.failed`
  while (!existsSync(folder)) {
    if (existsSync(failed)) throw new Error(`No demo data: ${readFileSync(failed, 'utf8')}`)
    await sleep(50)
  }
  return folder
}

async function startShop(settings: NodeJS.ProcessEnv = {}): Promise<Started> {
  const dataDir = mkdtempSync(join(provided.storiesDir, 'shop-'))
  cpSync(await filledDataDir(), dataDir, { recursive: true })
  const server = await startServer(dataDir, { settings })
  // A worker that ran no story, or was stopped during one, skips its cleanup.
  process.once('exit', () => void server.stop('SIGKILL'))
  return { server, dataDir }
}

process.once('SIGTERM', () => process.exit())

async function endShop({ server, dataDir }: Started): Promise<void> {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

// Story files run by one worker share this module, and with it the browser and the shop.
let browser: Promise<Browser> | undefined
let shared: Promise<Started> | undefined

// biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which other fixtures are needed.
const sharing = test.extend('atWorkersEnd', { scope: 'worker' }, ({}, { onCleanup }) => {
  onCleanup(async () => {
    await (await browser)?.close()
    if (shared) await endShop(await shared)
  })
  return true
})

function openBrowser(): Promise<Browser> {
  sharing.beforeAll(({ atWorkersEnd }) => void atWorkersEnd)
  browser ??= launchBrowser()
  return browser
}

/**
 * Opens the shop with demo data that a worker's story files share. A story must not affect others: it buys
 * under its own email address and changes nothing about the demo users.
 */
export async function openShop(): Promise<Shop> {
  shared ??= startShop()
  const [{ server, dataDir }, opened] = await Promise.all([shared, openBrowser()])
  return { url: server.url, browser: opened, dataDir }
}

/** Opens a shop with demo data for the stories of one file only, with other settings if given; closed after that file. */
export async function openOwnShop(settings: NodeJS.ProcessEnv = {}): Promise<OwnShop> {
  const [started, opened] = await Promise.all([startShop(settings), openBrowser()])
  const { url } = started.server
  let { server } = started
  afterAll(async () => {
    await closePages(url)
    await endShop({ ...started, server })
  })
  return {
    url,
    browser: opened,
    dataDir: started.dataDir,
    close: () => server.stop(),
    async reopen() {
      server = await startServer(started.dataDir, { port: Number(new URL(url).port), settings })
    },
  }
}
