import { resolve } from 'node:path'
import { contradictions } from './settings/reach.ts'
import { type Env, type Settings, schema } from './settings/schema.ts'
import { type Values, withSecretFiles } from './settings/secret-files.ts'
import { incompleteVendors } from './settings/vendors.ts'

export type { Env } from './settings/schema.ts'

function withDefaults(env: Settings): Env {
  const dataDir = resolve(env.DATA_DIR)
  return {
    ...env,
    ...(env.BACKUP_TO === undefined || env.BACKUP_TO === 's3' ? {} : { BACKUP_TO: resolve(env.BACKUP_TO) }),
    DATA_DIR: dataDir,
    DATABASE_URL: env.DATABASE_URL ?? `sqlite:${dataDir}/mullion.db`,
  }
}

/** Returns the settings, or every reason why they are not valid. */
function read(given: Values): Env | string[] {
  const { values, problems } = withSecretFiles(given)
  // What the other settings lack may be in these files.
  if (problems.length > 0) return problems
  const incomplete = incompleteVendors((name) => values[name] !== undefined)
  const parsed = schema.safeParse(values)
  const invalid = (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (!parsed.success || incomplete.length > 0) return [...invalid, ...incomplete]
  const wrong = contradictions(parsed.data)
  return wrong.length > 0 ? wrong : withDefaults(parsed.data)
}

/** The settings are not valid; its message lists every problem on a line of its own. */
export class SettingsError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The settings are not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

/** Reads the settings; throws a SettingsError that lists every invalid variable and why. */
export function readEnv(values: Values): Env {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  const env = read(given)
  if (!Array.isArray(env)) return env
  throw new SettingsError(env)
}
