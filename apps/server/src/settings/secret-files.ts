import { readFileSync, statSync } from 'node:fs'
import { secretSettings } from './schema.ts'

export type Values = Readonly<Record<string, string | undefined>>

const maxBytes = 64 * 1024

/** Returns the text of a secret's file without the line break at its end; throws a sentence about the file. */
function textOf(path: string): string {
  const file = statSync(path)
  if (!file.isFile()) throw new Error(`${path} is not a file`)
  if (file.size > maxBytes) throw new Error(`${path} is too large for a secret`)
  const text = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  if (text === '') throw new Error(`${path} is empty`)
  if (/[\r\n]/.test(text)) throw new Error(`${path} has more than one line`)
  return text
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EACCES: 'cannot be read by this account',
}

function reasonOf(error: unknown, path: string): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return code === '' ? message : `${path} ${reasons[code] ?? `cannot be read (${code})`}`
}

/** Returns the settings with the secrets that files hold, and a sentence for each file that does not. */
export function withSecretFiles(given: Values): { readonly values: Values; readonly problems: string[] } {
  const values: Record<string, string | undefined> = { ...given }
  const problems: string[] = []
  for (const name of secretSettings) {
    const path = given[`${name}_FILE`]
    if (path === undefined) continue
    if (given[name] !== undefined) problems.push(`${name}, ${name}_FILE: set only one of them`)
    else {
      try {
        values[name] = textOf(path)
      } catch (error) {
        problems.push(`${name}_FILE: ${reasonOf(error, path)}`)
      }
    }
  }
  return { values, problems }
}
