import { type SpawnOptions, spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
const path = `${root}node_modules/.bin${delimiter}${process.env.PATH ?? ''}`

/** Starts a program with the repository's own tools first on the PATH. */
export function start(command: string, args: readonly string[], options: SpawnOptions = {}) {
  return spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: { ...process.env, PATH: path, ...options.env },
  })
}

export function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  start(command, args, options)
    .on('error', reject)
    .on('exit', (code) => resolve(code ?? 1))
  return promise
}

/** Runs a program; exits this process if it fails. */
export async function must(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<void> {
  const code = await run(command, args, options)
  if (code !== 0) process.exit(code)
}
