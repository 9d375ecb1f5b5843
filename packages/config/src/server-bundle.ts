import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const bundled = new Set(
  ['main.ts', 'testing/crashing-server.ts', 'testing/test-server.ts'].map(
    (name) => `apps/server/src/${name}`,
  ),
)

/** Builds the bundle in a folder outside of the repository, from which the installed packages must be found. */
async function build(folder: string): Promise<void> {
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  const rolldown = join(repository, 'node_modules/rolldown/bin/cli.mjs')
  const args = [rolldown, '-c', 'rolldown.tests.config.ts', '--dir', folder]
  await promisify(execFile)(process.execPath, args, { cwd: join(repository, 'apps/server') })
}

/** Lets the first process that asks make something in a folder, while the others wait for it. */
async function once(folder: string, make: () => Promise<void>): Promise<void> {
  const [begun, done] = [join(folder, 'begun'), join(folder, 'done')]
  try {
    mkdirSync(begun)
  } catch {
    while (!existsSync(done)) await sleep(50)
    return
  }
  await make().finally(() => mkdirSync(done))
}

let ready: Promise<void> | undefined

/**
 * Returns the file to start a server script with, relative to the repository: its bundle during a run of tests, because
 * Node needs several times the processor time to read a thousand sources. A run that names no folder for it in
 * MULLION_SERVER_BUNDLE, such as in watch mode, starts the sources.
 */
export async function fileToStart(script: string): Promise<string> {
  const folder = process.env.MULLION_SERVER_BUNDLE
  if (!folder || !bundled.has(script)) return script
  ready ??= once(folder, () => build(folder))
  await ready
  return join(folder, basename(script, '.ts').concat('.js'))
}
