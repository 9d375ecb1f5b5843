import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandFailure, exitCodes, usageFailure } from '@mullion/terminal/exit-codes'
import envPaths from 'env-paths'

export interface Login {
  readonly url: string
  readonly token: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** The file with the login; only its owner can read it. */
function fileOf(env: Environment): { readonly dir: string; readonly file: string } {
  const dir = env.MULLION_CONFIG_DIR || envPaths('mullion', { suffix: '' }).config
  return { dir, file: join(dir, 'login.json') }
}

function isLogin(value: unknown): value is Login {
  if (typeof value !== 'object' || value === null) return false
  return (
    'url' in value && typeof value.url === 'string' && 'token' in value && typeof value.token === 'string'
  )
}

/** Returns the stored login; null if there is none. */
export function readLogin(env: Environment): Login | null {
  const { file } = fileOf(env)
  try {
    const login: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isLogin(login) ? login : null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return null
    throw error
  }
}

const folderHint = `Run mullion from an account of a person, on any machine; the account of the store has no home.
Or set MULLION_CONFIG_DIR to a folder that you may write, or set MULLION_URL and MULLION_TOKEN and do not sign in.`

/** Stores a login and returns its file. Throws if its folder cannot be written. */
export function saveLogin(env: Environment, login: Login): string {
  const { dir, file } = fileOf(env)
  const next = `${file}.${process.pid}`
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    writeFileSync(next, `${JSON.stringify(login, null, 2)}\n`, { mode: 0o600 })
    renameSync(next, file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new CommandFailure(`The login cannot be stored in ${dir}: ${code}.`, exitCodes.refused, folderHint)
  }
  return file
}

/** Removes the stored login. */
export function removeLogin(env: Environment): void {
  rmSync(fileOf(env).file, { force: true })
}

/** Returns the address of a store without its path; `parts.example` means https. Throws if it is none. */
export function storeUrl(text: string): string {
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  if (!url || url.username || url.password) throw usageFailure(`${text} is not the address of a store.`)
  return url.origin
}
