import { describe, expect, it } from 'vitest'
import type { Configuration } from '../cart/configuration-schema.ts'
import { addLines, emptyContent, type ListContent, lineChanges, replaceLines } from './list-lines.ts'
import { createListInput, type ListLine, maxListLines, type NewListLine, newListLine } from './part-list.ts'

const line = (partId: number, facts: Partial<NewListLine> = {}): NewListLine => ({
  ...{ partId, quantity: 1, comments: [], configurations: [], keep: null, ...facts },
})
const left = (count: number): Configuration => ({ kind: 'direction', left: count, right: 0 })
const added = (content: ListContent, ...lines: NewListLine[]): ListContent => {
  const more = addLines(content, lines)
  if (!more) throw new Error('There was no room.')
  return more
}
const numberOf = (partId: number) => `0${partId}`
const changed = (before: readonly ListLine[], after: readonly ListLine[]) =>
  lineChanges(before, after, numberOf)

describe('lines added to a list', () => {
  it('add to the plain line of their part, and are lines of their own if they are configured', () => {
    const first = added(emptyContent, line(1, { keep: 4 }), line(2), line(2, { configurations: [left(1)] }))
    const { lines, nextLineId } = added(
      first,
      line(1, { quantity: 2, comments: ['Dock'] }),
      line(2, { configurations: [left(1)] }),
    )
    expect(lines).toEqual([
      { ...line(1, { quantity: 3, comments: ['Dock'], keep: 4 }), id: 1 },
      { ...line(2), id: 2 },
      { ...line(2, { configurations: [left(1)] }), id: 3 },
      { ...line(2, { configurations: [left(1)] }), id: 4 },
    ])
    expect(nextLineId).toBe(5)
  })

  it('are lines of their own if the quantity would be too large', () => {
    const { lines } = added(emptyContent, line(1, { quantity: 9999 }), line(1))
    expect(lines.map(({ quantity }) => quantity)).toEqual([9999, 1])
  })

  it('are all refused if they do not all fit', () => {
    const full = added(emptyContent, ...Array.from({ length: maxListLines }, (_, at) => line(at + 1)))
    expect(addLines(full, [line(9000)])).toBeNull()
    expect(addLines(full, [line(1)])?.lines[0]?.quantity).toBe(2)
  })

  it('keep a number only if all their pieces are alike', () => {
    const split = {
      partId: 1,
      quantity: 2,
      configurations: [{ kind: 'direction', left: 1, right: 1 }],
      keep: 4,
    }
    expect(newListLine.safeParse(split).error?.issues[0]?.path).toEqual(['keep'])
    expect(newListLine.safeParse({ ...split, keep: null }).success).toBe(true)
  })
})

describe('a list that is saved', () => {
  it('keeps the ids of its lines, also of one that was removed and is back, and gives others new ids', () => {
    const content = added(emptyContent, line(1), line(2))
    const without = replaceLines(content, [{ ...line(2), id: 2 }])
    expect(without.lines.map(({ id }) => id)).toEqual([2])
    const back = replaceLines(without, [{ ...line(1), id: 1 }, line(3), { ...line(4), id: 99 }])
    expect(back.lines.map(({ id, partId }) => [id, partId])).toEqual([
      [1, 1],
      [3, 3],
      [4, 4],
    ])
    expect(back.nextLineId).toBe(5)
  })

  it('needs a name', () => {
    expect(createListInput.safeParse({ name: '  ' }).success).toBe(false)
    expect(createListInput.parse({ name: ' Truck ' })).toEqual({ name: 'Truck', shared: false, lines: [] })
  })
})

describe('the history of a list', () => {
  const { lines } = added(emptyContent, line(1), line(2, { configurations: [left(1)] }), line(3))
  const [one, two, three] = lines as [ListLine, ListLine, ListLine]

  it('says what was added, removed, replaced and changed', () => {
    const other = { ...one, quantity: 4, comments: ['Dock'], keep: 4 }
    expect(changed(lines, [other, two, three])).toEqual([
      'Changed 01: quantity 1 to 4, note, keep none to 4.',
    ])
    expect(changed(lines, [one, two])).toEqual(['Removed 03, quantity 1.'])
    expect(changed([one, three], lines)).toEqual(['Added 02, quantity 1 (Left 1).'])
    expect(changed(lines, [one, two, { ...three, partId: 5 }])).toEqual(['Replaced 03 with 05.'])
    expect(changed([two], [{ ...two, configurations: [] }])).toEqual(['Changed 02: options to none.'])
    expect(changed(lines, lines)).toEqual([])
  })

  it('says that lines changed places, but not because one was removed', () => {
    expect(changed(lines, [three, one, two])).toEqual(['Changed the order of the lines.'])
    expect(changed(lines, [two, three])).toEqual(['Removed 01, quantity 1.'])
  })

  it('is short for a long list', () => {
    const many = added(emptyContent, ...Array.from({ length: 40 }, (_, at) => line(at + 1))).lines
    const said = changed([], many)
    expect([said.length, said.at(-1)]).toEqual([21, 'And 20 more changes.'])
  })
})
