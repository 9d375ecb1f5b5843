import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { schema } from '../apps/server/src/settings/schema.ts'

const root = new URL('../', import.meta.url)
const docs = readFileSync(new URL('docs/handbook/security.md', root), 'utf8')
const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
const rows = [...docs.matchAll(/^\| ([\d., to]+) \| (.+) \| (yes|no|setting|by hand) \| (.+) \|$/gm)]
const codesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '')

describe('the security table', () => {
  it('has a line for most of level 2, each requirement once', () => {
    const numbers = rows.flatMap(([, ids = '']) => ids.split(/, | to /))
    for (const number of numbers) expect(number).toMatch(/^\d{1,2}\.\d{1,2}\.\d{1,2}$/)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(docs.match(/^\| \d/gm)).toHaveLength(rows.length)
  })

  it('names only test files that exist, for each line that is met', () => {
    for (const [, ids, , met, shown = ''] of rows) {
      const files = codesIn(shown).filter((code) => code.includes('/'))
      for (const file of files) expect([file, existsSync(new URL(file, root))]).toEqual([file, true])
      if (met === 'yes') expect([ids, files.length]).not.toEqual([ids, 0])
    }
  })

  it('names only settings and commands that there are', () => {
    for (const code of codesIn(docs)) {
      const [, setting] = /^([A-Z][A-Z]+_[A-Z_]+)/.exec(code) ?? []
      if (setting) expect(Object.keys(schema.shape)).toContain(setting)
      const [, script] = /^npm run ([\w-]+)/.exec(code) ?? []
      if (script) expect(Object.keys(scripts)).toContain(script)
    }
  })
})
