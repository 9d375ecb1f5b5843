import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { run } from './run.ts'

/** The headless shell does the same work without a window; pages open in half the time. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

function executable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function onSystem(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const files = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)))
  return files.find(executable) ?? null
}

async function managed(): Promise<string | null> {
  if (!existsSync(chromium.executablePath())) {
    process.stdout.write('Downloading Chromium for the browser stories …\n')
    await run('playwright-core', ['install', 'chromium'], { stdio: 'ignore' })
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}

async function fromApt(): Promise<string | null> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  process.stdout.write('Installing Chromium with apt-get …\n')
  const aptGet = (...args: string[]) =>
    run('apt-get', ['-qq', ...args], { env: { DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' })
  await aptGet('update')
  // Not every release has the headless shell as a package of its own.
  const code = await aptGet('install', '-y', 'chromium-headless-shell')
  if (code !== 0) await aptGet('install', '-y', 'chromium')
  return onSystem()
}

/**
 * Finds the Chromium for the browser stories: CHROMIUM_PATH, the system's, one that Playwright manages, or apt's if
 * run as root. Throws an error that says what to install if there is none.
 */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named && !executable(named)) throw new Error(`CHROMIUM_PATH is not a program: ${named}`)
  const found = named ?? onSystem() ?? (await managed()) ?? (await fromApt())
  if (found) return found
  throw new Error('The browser stories need Chromium. Install it (package chromium) or set CHROMIUM_PATH.')
}
