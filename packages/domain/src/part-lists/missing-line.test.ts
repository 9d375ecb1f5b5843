import { describe, expect, it } from 'vitest'
import type { Configuration } from '../cart/configuration-schema.ts'
import { countOutcome } from './missing-line.ts'

const part = { number: '0100-01', name: 'HNG', unit: 'EA' as const, priceCents: 100, imageVersion: 0 }
const plain = { keep: 4, configurations: [], part, fate: { kind: 'ready' as const } }
const left: Configuration = { kind: 'direction', left: 1, right: 0 }
const cut: Configuration = {
  kind: 'cuts',
  cuts: [{ lengthInches: 36, count: 2, wallThicknessInches: null }],
}

describe('a count of what is there', () => {
  it.each([
    ['nothing is there', plain, 0, { kind: 'missing', missing: 4, quantity: 4, configurations: [] }],
    ['some are there', plain, 3, { kind: 'missing', missing: 1, quantity: 1, configurations: [] }],
    ['as many as there should be', plain, 4, { kind: 'enough' }],
    ['more than there should be', plain, 9, { kind: 'enough' }],
    ['the line keeps no number', { ...plain, keep: null }, 0, null],
    ['half a piece is there', plain, 3.5, { kind: 'refused', missing: 0.5 }],
    [
      'the quantity of the list would be refused',
      { ...plain, fate: { kind: 'wrong_quantity' as const, text: 'Whole numbers only.' } },
      1,
      { kind: 'missing', quantity: 3 },
    ],
    [
      'the part is no longer sold',
      { ...plain, fate: { kind: 'no_longer_sold' as const, text: 'No longer sold.' } },
      1,
      { kind: 'refused', missing: 3, text: 'No longer sold.' },
    ],
    [
      'the line is for one hand',
      { ...plain, configurations: [left] },
      2,
      { kind: 'missing', missing: 2, quantity: 2, configurations: [{ ...left, left: 2 }] },
    ],
    [
      'pieces of one length are kept',
      { ...plain, part: { ...part, unit: 'FT' as const }, configurations: [cut] },
      1,
      {
        kind: 'missing',
        missing: 3,
        quantity: 9,
        configurations: [{ kind: 'cuts', cuts: [{ lengthInches: 36, count: 3, wallThicknessInches: null }] }],
      },
    ],
    [
      'half a cut piece is there',
      { ...plain, part: { ...part, unit: 'FT' as const }, configurations: [cut] },
      0.5,
      { kind: 'refused', text: 'Count whole pieces of this part.' },
    ],
    [
      'feet are kept',
      { ...plain, keep: 10, part: { ...part, unit: 'FT' as const } },
      2.25,
      { kind: 'missing', quantity: 7.75 },
    ],
  ])('when %s', (_, line, there, outcome) => {
    const answer = countOutcome(line, there)
    if (outcome === null) expect(answer).toBeNull()
    else expect(answer).toMatchObject(outcome)
  })
})
