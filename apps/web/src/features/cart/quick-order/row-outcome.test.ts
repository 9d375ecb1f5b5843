import type { Configuration } from '@mullion/domain/cart/configuration-schema'
import type { InternalPart, Part, PartRequirements } from '@mullion/domain/catalog/part'
import type { NumberedParts } from '@mullion/domain/search/search-input'
import { describe, expect, it } from 'vitest'
import type { QuickRow } from './quick-order.state.ts'
import { numberToLookUp, readyCents, rowOutcome } from './row-outcome.ts'

const part = (change: Partial<Omit<Part, 'requirements'>> = {}, needs: Partial<PartRequirements> = {}) =>
  ({
    id: 12,
    number: '0105-02',
    name: 'HNG',
    unit: 'EA',
    priceCents: 1250,
    ...change,
    requirements: needs,
  }) as Part
const row = (
  number: string,
  quantity = '',
  more: { comment?: string; configurations?: Configuration[] } = {},
): QuickRow => ({
  id: 1,
  number,
  quantity,
  comment: '',
  configurations: [],
  refusal: null,
  ...more,
})
const found = (...parts: Part[]): NumberedParts => ({
  number: '0105-02',
  parts,
  noLongerSold: false,
  beginning: [],
})
const beginning = (...parts: Part[]): NumberedParts => ({
  number: '0105-02',
  parts: [],
  noLongerSold: false,
  beginning: parts,
})
/** A part that staff see but customers do not. */
const obsolete = (change: Partial<Part> = {}) => ({ ...part(change), obsolete: true }) as InternalPart
const cuts: Configuration = {
  kind: 'cuts',
  cuts: [{ lengthInches: 36, wallThicknessInches: null, count: 2 }],
}

describe('the outcome of a row', () => {
  it('is a cart addition once number and quantity are valid', () => {
    const hinge = part()
    expect(rowOutcome(row(' 0105-02 ', '2', { comment: ' Dock 4 ' }), found(hinge))).toEqual({
      kind: 'ready',
      part: hinge,
      addition: { part: hinge, quantity: 2, comments: ['Dock 4'], configurations: [] },
    })
  })

  it.each<[string, QuickRow, NumberedParts | undefined, object]>([
    ['nothing is typed', row(' ', ''), undefined, { kind: 'blank' }],
    ['its number is being looked up', row('0105-02', '2'), undefined, { kind: 'looking' }],
    [
      'it has no number',
      row('', '2'),
      undefined,
      { kind: 'refused', field: 'number', text: 'Enter a part number.' },
    ],
    ['its number is too long', row('9'.repeat(61)), undefined, { kind: 'refused', field: 'number' }],
    [
      'no part has its number',
      row('0105-02', '2'),
      found(),
      { kind: 'refused', field: 'number', text: 'Part number not found.' },
    ],
    ['two parts match', row('0105-02', '2'), found(part(), part({ id: 13 })), { kind: 'choose' }],
    ['numbers start with it', row('0105', '2'), beginning(part(), part({ id: 13 })), { kind: 'choose' }],
    ['one number starts with it', row('0105', '2'), beginning(part()), { kind: 'choose' }],
    [
      'it has no quantity',
      row('0105-02'),
      found(part()),
      { kind: 'refused', field: 'quantity', text: 'Enter a quantity.' },
    ],
    [
      'its quantity is not a number',
      row('0105-02', 'two'),
      found(part()),
      { kind: 'refused', field: 'quantity' },
    ],
    [
      'it asks for half a piece',
      row('0105-02', '1.5'),
      found(part()),
      { kind: 'refused', field: 'quantity', text: 'This part is sold individually. Enter a whole number.' },
    ],
    ['it asks for quarter feet', row('0105-02', '1.25'), found(part({ unit: 'FT' })), { kind: 'ready' }],
    ['it asks for too many', row('0105-02', '10000'), found(part()), { kind: 'refused', field: 'quantity' }],
    [
      'its part has no price',
      row('0105-02', '2'),
      found(part({ priceCents: null })),
      { kind: 'refused', field: 'number' },
    ],
    [
      'its part is obsolete, which staff see',
      row('0105-02', '2'),
      found(obsolete()),
      { kind: 'refused', field: 'number', text: 'This part is no longer sold.', part: obsolete() },
    ],
    [
      'one of two matching parts is obsolete',
      row('0105-02', '2'),
      found(obsolete({ id: 13 }), part()),
      { kind: 'ready', part: part() },
    ],
    [
      'all numbers that start with it are obsolete',
      row('0105', '2'),
      beginning(obsolete()),
      { kind: 'refused', field: 'number', text: 'Part number not found.' },
    ],
    [
      'some numbers that start with it are obsolete',
      row('0105', '2'),
      beginning(obsolete({ id: 13 }), part()),
      { kind: 'choose', parts: [part()] },
    ],
    [
      'its part is calculated',
      row('1201-HW', '2'),
      found(part({ id: 76, unit: 'FT' })),
      { kind: 'configure', quantity: 2, text: expect.stringContaining('Use the calculator') },
    ],
    [
      'its part is calculated and has no quantity yet',
      row('1201-HW'),
      found(part({ id: 76, unit: 'FT' })),
      { kind: 'configure' },
    ],
    [
      'its comment is too long',
      row('0105-02', '2', { comment: 'x'.repeat(301) }),
      found(part()),
      { kind: 'refused', field: 'comment' },
    ],
    [
      'its part needs a hand',
      row('0105-02', '2'),
      found(part({}, { direction: true })),
      { kind: 'configure', quantity: 2, text: expect.stringContaining('left or right hand') },
    ],
    [
      'its part needs a hand, and there is no quantity to split',
      row('0105-02'),
      found(part({}, { direction: true })),
      { kind: 'refused', field: 'quantity' },
    ],
    [
      'its part is cut',
      row('0105-02'),
      found(part({ unit: 'FT' }, { precisionCut: true })),
      { kind: 'configure' },
    ],
    [
      'its cuts are configured',
      row('0105-02', '6', { configurations: [cuts] }),
      found(part({ unit: 'FT' }, { precisionCut: true })),
      { kind: 'ready', addition: expect.objectContaining({ quantity: 6, configurations: [cuts] }) },
    ],
    [
      'the cart refused it',
      { ...row('0105-02', '2'), refusal: 'Too many.' },
      found(part()),
      { kind: 'refused', text: 'Too many.' },
    ],
  ])('is right when %s', (_, typed, answer, expected) => {
    expect(rowOutcome(typed, answer)).toMatchObject(expected)
  })
})

it.each([
  [' 0105-02 ', '0105-02'],
  ['', null],
  ['9'.repeat(61), null],
])('the number to look up for %j is %j', (number, expected) => {
  expect(numberToLookUp({ number })).toBe(expected)
})

it('a row costs the price of its quantity', () => {
  const byQuantity = part({ priceBreaks: [{ minQuantity: 10, priceCents: 1000 }] })
  const costs = ['9', '10'].map((quantity) => {
    const outcome = rowOutcome(row('0105-02', quantity), found(byQuantity))
    return outcome.kind === 'ready' ? readyCents(outcome) : null
  })
  expect(costs).toEqual([11_250, 10_000])
})
