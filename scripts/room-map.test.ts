import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
/** Folders that are no domain; the README of their package says what they are. */
const others = new Set(['testing', 'trpc', 'dialect', 'copy'])

it('CONTRIBUTING says what is in each domain', () => {
  const [, map = ''] = read('../CONTRIBUTING.md').split('| room |')
  const [table = ''] = map.split('\n\n')
  const named = new Set(
    [...table.matchAll(/^\| (.+?) \|/gm)].flatMap(([row]) => row.match(/(?<=`)[a-z-]+(?=`)/g) ?? []),
  )
  const rooms = ['domain', 'db', 'api', 'client'].flatMap((name) =>
    readdirSync(new URL(`../packages/${name}/src`, import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !others.has(entry.name))
      .map((entry) => entry.name),
  )
  expect([...new Set(rooms)].filter((room) => !named.has(room))).toEqual([])
  expect([...named].filter((room) => !rooms.includes(room))).toEqual([])
})
