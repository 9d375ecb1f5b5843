// Merging two lines of a part, checked against results computed here piece by piece.
import { randomCases } from '@mullion/config/test-speed'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Configuration } from './configuration-schema.ts'
import { type CartLineContent, mergeLines } from './merge-lines.ts'

const runs = randomCases(500)
const quarters = (most: number) => fc.integer({ min: 1, max: most })
const comments = fc.array(fc.constantFrom('left leaf', 'right leaf', 'call first'), { maxLength: 70 })

/** A piece on the saw: its length in eighths, and the wall it is for. */
type Piece = readonly [eighths: number, wall: number | null]
const piece = fc.tuple(fc.constantFrom(1, 23, 24, 288, 289), fc.constantFrom(null, 4, 5.5))
const pieces = fc.array(piece, { minLength: 1, maxLength: 40 })

const feetOf = (list: readonly Piece[]) =>
  list.reduce((sum, [eighths]) => sum + Math.max(1, (eighths - (eighths % 24)) / 24), 0) / 4

function tallied(list: readonly Piece[]): Configuration {
  const tally: { lengthInches: number; wallThicknessInches: number | null; count: number }[] = []
  for (const [eighths, wall] of list) {
    const lengthInches = eighths / 8
    const known = tally.find((cut) => cut.lengthInches === lengthInches && cut.wallThicknessInches === wall)
    if (known) known.count += 1
    else tally.push({ lengthInches, wallThicknessInches: wall, count: 1 })
  }
  return { kind: 'cuts', cuts: tally }
}

const cutLine = (list: readonly Piece[], said: readonly string[] = []): CartLineContent => ({
  quantity: feetOf(list),
  comments: said,
  configurations: [tallied(list)],
})

describe('two merged lines of a part', () => {
  it('have the quantity of both, up to 9,999, and report when it is more', () => {
    fc.assert(
      fc.property(quarters(39_996), quarters(39_996), (some, more) => {
        const { line, problem } = mergeLines(
          { quantity: some / 4, comments: [] },
          { quantity: more / 4, comments: [] },
        )
        const isTooMuch = some + more > 39_996
        expect(line.quantity).toBe(isTooMuch ? 9999 : (some + more) / 4)
        expect(problem?.code).toBe(isTooMuch ? 'cart.quantity_limit' : undefined)
      }),
      runs,
    )
  })

  it('have the comments of both in order, up to 100, and report when there are more', () => {
    fc.assert(
      fc.property(comments, comments, (some, more) => {
        const { line, problem } = mergeLines({ quantity: 1, comments: some }, { quantity: 1, comments: more })
        const expected = [...some]
        for (const comment of more) if (expected.length < 100) expected.push(comment)
        expect(line.comments).toEqual(expected)
        expect(problem?.code).toBe(some.length + more.length > 100 ? 'cart.comment_limit' : undefined)
      }),
      runs,
    )
  })

  it('have the pieces of both, with equal ones counted together, and their total feet', () => {
    fc.assert(
      fc.property(pieces, pieces, comments, (some, more, said) => {
        const { line, problem } = mergeLines(cutLine(some), cutLine(more, said))
        expect(line).toEqual({ ...cutLine([...some, ...more]), comments: said })
        expect(problem).toBeNull()
      }),
      runs,
    )
  })

  it('have all serial numbers, earlier ones first', () => {
    const serials = fc.array(fc.constantFrom('15-0001', '16-0200', '26-9999'), {
      minLength: 1,
      maxLength: 30,
    })
    const lineOf = (list: readonly string[]): CartLineContent => {
      return { quantity: list.length, comments: [], configurations: [{ kind: 'serials', serials: list }] }
    }
    fc.assert(
      fc.property(serials, serials, (some, more) => {
        expect(mergeLines(lineOf(some), lineOf(more)).line).toEqual(lineOf([...some, ...more]))
      }),
      runs,
    )
  })

  it('stay as the first one was when configured and too much together', () => {
    const handLine = (left: number, right: number): CartLineContent => {
      const hands = { kind: 'direction', left, right } as const
      return { quantity: left + right, comments: [], configurations: [hands] }
    }
    const share = fc.integer({ min: 1, max: 4999 })
    fc.assert(
      fc.property(share, share, share, share, (left, right, moreLeft, moreRight) => {
        const isTooMuch = left + right + moreLeft + moreRight > 9999
        const { line, problem } = mergeLines(handLine(left, right), handLine(moreLeft, moreRight))
        const together = handLine(left + moreLeft, right + moreRight)
        expect(line).toEqual(isTooMuch ? handLine(left, right) : together)
        expect(problem?.code).toBe(isTooMuch ? 'cart.quantity_limit' : undefined)
      }),
      runs,
    )
  })
})
