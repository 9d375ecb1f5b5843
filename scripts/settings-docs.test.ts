import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type SettingName, schema, secretSettings, subjects } from '../apps/server/src/settings/schema.ts'
import { vendors } from '../apps/server/src/settings/vendors.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const docs = read('../docs/deployment.md')
const example = read('../.env.example')

interface Row {
  readonly name: SettingName
  /** Null for a dash. */
  readonly shown: string | null
  readonly isSecret: boolean
}

function rowsOf(section: string): Row[] {
  return [...section.matchAll(/^\| `([A-Z0-9_]+)` \| (?:`([^`]+)`|—) \| (secret)? ?\|/gm)].map((row) => ({
    name: row[1] as SettingName,
    shown: row[2] ?? null,
    isSecret: row[3] !== undefined,
  }))
}

const [, list = ''] = docs.split('## All settings')
const sections = list.split(/^### /m).slice(1)
const rows = sections.flatMap(rowsOf)
const codesIn = (text: string) => [...text.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name)

/** Returns what a setting is when it is not set. */
const fallbackOf = (name: SettingName) => schema.shape[name].parse(undefined)
const parsedAs = (name: SettingName, text: string) => schema.shape[name].parse(text)

describe('the documentation of the settings', () => {
  it.each(Object.entries(subjects).map(([subject, shape], at) => [subject, Object.keys(shape), at] as const))(
    'has a table for the subject %s with all its settings',
    (_subject, names, at) => {
      expect(rowsOf(sections[at] ?? '').map(({ name }) => name)).toEqual(names)
    },
  )

  it('has no other tables', () => {
    expect(sections).toHaveLength(Object.keys(subjects).length)
  })

  it.each(rows.map((row) => [row.name, row.shown] as const))('gives the default of %s: %s', (name, shown) => {
    expect(fallbackOf(name)).toEqual(shown === null ? undefined : parsedAs(name, shown))
  })

  it('marks the secrets', () => {
    const marked = rows.filter(({ isSecret }) => isSecret).map(({ name }) => name)
    expect(marked.sort()).toEqual([...secretSettings].sort())
  })

  it.each(Object.values(vendors).map((vendor) => [vendor.name, vendor] as const))(
    'says which settings of %s go together',
    (name, { needs, options }) => {
      const [, ...cells] =
        docs
          .split('\n')
          .find((line) => line.startsWith(`| ${name} |`))
          ?.split('|') ?? []
      expect(cells.map(codesIn).slice(2, 4)).toEqual([needs, options])
    },
  )
})

describe('.env.example', () => {
  const examples = [...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(
    ([, name, text]) => [name as SettingName, text ?? ''] as const,
  )
  /** Shown with a value that is no default, because it says more. */
  const others = new Set(['MULLION_DEMO', 'DATABASE_URL', 'SITE_URL', 'S3_URL', 'S3_REGION'])

  it('has every setting once', () => {
    expect(examples.map(([name]) => name).sort()).toEqual(Object.keys(schema.shape).sort())
  })

  it.each(examples.filter(([name]) => !others.has(name)))('gives the default of %s: %s', (name, text) => {
    expect(fallbackOf(name)).toEqual(text === '' ? undefined : parsedAs(name, text))
  })

  it('names the secrets that can come from files', () => {
    const [, named = ''] = /Secrets: ([\s\S]+?)\. Each/.exec(example) ?? []
    expect(named.match(/[A-Z0-9_]{4,}/g)?.sort()).toEqual([...secretSettings].sort())
  })
})
