// Runs all static checks: types, lint and format, boundaries, unused code, migrations.
import { run } from './lib/run.ts'

const checks: readonly (readonly [string, string, readonly string[]])[] = [
  ['types', 'turbo', ['run', 'typecheck', '--output-logs=errors-only', '--log-prefix=none']],
  ['types of scripts', 'tsc', ['--noEmit', '-p', 'scripts/tsconfig.json']],
  ['lint and format', 'biome', ['check', '.']],
  ['boundaries', process.execPath, ['scripts/check-boundaries.ts']],
  ['package boundaries', 'turbo', ['boundaries']],
  ['unused code', 'knip', []],
  ['migrations', process.execPath, ['scripts/check-migrations.ts']],
]

const failed: string[] = []
for (const [name, command, args] of checks) {
  const startedAt = performance.now()
  const code = await run(command, args, { env: { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' } })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
  if (code !== 0) failed.push(name)
}
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)
