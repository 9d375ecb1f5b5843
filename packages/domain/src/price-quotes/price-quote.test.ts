import { describe, expect, it } from 'vitest'
import { changesBetween, itemsSideBySide } from './compare-versions.ts'
import {
  actionRules,
  daysAfter,
  daysBefore,
  type PriceQuoteAction,
  type PriceQuoteState,
  priceQuoteActions,
  priceQuoteActionsOf,
  priceQuoteMoves,
  priceQuoteStates,
  stateOn,
} from './price-quote.ts'
import { askPriceQuoteInput } from './price-quote-input.ts'
import { type AskedLine, type QuotedLine, quotedLinesOf } from './quoted-lines.ts'

const today = '2026-11-20'
const may = (state: PriceQuoteState, party: 'buyer' | 'staff', validUntil: string | null = '2026-12-01') =>
  priceQuoteActionsOf({ state, validUntil }, party, today)

describe('who may do what to a request for a price quote', () => {
  it.each<[PriceQuoteState, readonly PriceQuoteAction[], readonly PriceQuoteAction[]]>([
    ['asked', ['withdraw'], ['answer', 'refuse']],
    ['asked_again', ['withdraw'], ['answer', 'refuse']],
    ['answered', ['accept', 'decline', 'ask_again'], ['answer', 'refuse']],
    ['ordering', [], []],
    ['accepted', [], []],
    ['declined', [], []],
    ['expired', ['ask_again'], ['answer']],
    ['withdrawn', [], []],
    ['refused', [], []],
  ])('%s: the buyer may %s, staff may %s', (state, buyer, staff) => {
    expect([may(state, 'buyer'), may(state, 'staff')]).toEqual([buyer, staff])
  })

  it('never lets one side act for the other', () => {
    for (const state of priceQuoteStates)
      expect(may(state, 'buyer').filter((action) => may(state, 'staff').includes(action))).toEqual([])
  })

  it('counts the last day, and nothing after it', () => {
    expect(may('answered', 'buyer', today)).toContain('accept')
    expect(may('answered', 'buyer', '2026-11-19')).toEqual(['ask_again'])
    expect(stateOn({ state: 'answered', validUntil: '2026-11-19' }, today)).toBe('expired')
    expect(stateOn({ state: 'accepted', validUntil: '2026-11-19' }, today)).toBe('accepted')
  })

  it('has a move for each action that changes the state', () => {
    const to = {
      decline: 'declined',
      ask_again: 'asked_again',
      withdraw: 'withdrawn',
      answer: 'answered',
      refuse: 'refused',
    } as const
    for (const action of priceQuoteActions.filter((each) => each !== 'accept'))
      for (const state of actionRules[action].in)
        expect(priceQuoteMoves[state], `${action} when ${state}`).toContain(to[action as keyof typeof to])
  })

  it('counts days across months and years', () => {
    expect([daysAfter('2026-12-30', 3), daysBefore('2026-03-01', 1)]).toEqual(['2027-01-02', '2026-02-28'])
  })
})

const asked = (change: Partial<AskedLine>): AskedLine => ({
  ...{ lineNo: 1, partId: 7, number: '311-0007', description: 'Hinge', unit: 'EA', quantity: 4 },
  ...{ comments: [], configurations: [], targetPriceCents: null, ...change },
})
const cut = asked({
  ...{ lineNo: 2, partId: 8, number: '311-0008', description: 'Gasket', unit: 'FT', quantity: 7.5 },
  configurations: [
    { kind: 'cuts', cuts: [{ lengthInches: 10, wallThicknessInches: null, count: 10 }] },
  ] as never,
})
const bracket = asked({ lineNo: 3, partId: null, number: null, description: 'Bent bracket', quantity: 2 })
const parts = new Map([
  [7, { number: '311-0007', name: 'Hinge', unit: 'EA' as const }],
  [8, { number: '311-0008', name: 'Gasket', unit: 'FT' as const }],
])
const line = { lineNo: null, partId: null, description: '', unit: 'EA' as const, quantity: 1, note: '' }
const answer = (lines: readonly object[], change: object = {}) =>
  quotedLinesOf(
    {
      ...{ priceQuoteId: 1, revision: 1, validUntil: '2026-12-20', freightCents: 0, message: '' },
      lines: lines.map((each) => ({ ...line, unitPriceCents: 1000, ...each })),
      ...change,
    },
    { asked: [asked({}), cut, bracket], parts, today },
  )

describe('an answer', () => {
  it('prices what was asked and what staff add', () => {
    expect(
      answer([
        { lineNo: 1, partId: 7, quantity: 5, unitPriceCents: 1234 },
        { lineNo: 3, description: 'Bracket, bent twice', quantity: 2 },
        { description: 'Set-up' },
      ]),
    ).toMatchObject({
      lines: [
        { lineNo: 1, askedLineNo: 1, number: '311-0007', quantity: 5, lineTotalCents: 6170 },
        { lineNo: 2, askedLineNo: 3, number: null, description: 'Bracket, bent twice' },
        { lineNo: 3, askedLineNo: null, description: 'Set-up', lineTotalCents: 1000 },
      ],
    })
  })

  it('keeps the cuts of a line and the quantity that follows from them', () => {
    expect(answer([{ lineNo: 2, partId: 8, quantity: 100 }])).toMatchObject({
      lines: [{ quantity: 7.5, configurations: cut.configurations, lineTotalCents: 7500 }],
    })
  })

  it.each([
    ['a line that was not asked about', [{ lineNo: 9, description: 'x' }], 'lines.0.lineNo'],
    ['the same part twice', [{ partId: 7 }, { partId: 7 }], 'lines.1.partId'],
    [
      'the same line twice',
      [
        { lineNo: 3, description: 'x' },
        { lineNo: 3, description: 'y' },
      ],
      'lines.1.lineNo',
    ],
    ['a part that is not sold', [{ partId: 99 }], 'lines.0.partId'],
    ['an item without words', [{}], 'lines.0.description'],
    ['half a piece', [{ partId: 7, quantity: 0.5 }], 'lines.0.quantity'],
  ])('is refused with %s', (_title, lines, field) => {
    const { problems } = answer(lines) as { problems: Record<string, string> }
    expect(Object.keys(problems)).toEqual([field])
  })

  it('needs freight if an item is not in the catalog, and a last day within a year', () => {
    const inWords = [{ description: 'Bracket' }]
    expect(answer(inWords, { freightCents: null })).toMatchObject({
      problems: { freightCents: expect.any(String) },
    })
    expect(answer([{ partId: 7 }], { freightCents: null })).toHaveProperty('lines')
    expect(answer(inWords, { validUntil: '2026-11-19' })).toHaveProperty('problems.validUntil')
    expect(answer(inWords, { validUntil: '2027-11-21' })).toHaveProperty('problems.validUntil')
    expect(answer(inWords, { validUntil: today })).toHaveProperty('lines')
  })

  it('says what it changes in the one before', () => {
    const lines = (
      answer([{ partId: 7, quantity: 4 }, { description: 'Bracket' }]) as { lines: QuotedLine[] }
    ).lines
    const before = { lines, freightCents: null, validUntil: '2026-12-20' }
    const [hinge] = lines
    const later = [
      { ...hinge!, unitPriceCents: 900, quantity: 6 },
      { ...hinge!, partId: null, number: null, description: 'Set-up' },
    ]
    expect(changesBetween(before, { lines: later, freightCents: 5000, validUntil: '2026-12-24' })).toEqual([
      '0007: $9.00 instead of $10.00 each.',
      '0007: quantity 6 instead of 4.',
      'Set-up was added.',
      'Bracket was left out.',
      'Freight: $50.00 instead of quoted at checkout.',
      'Valid through Dec 24, 2026 instead of Dec 20, 2026.',
    ])
    expect(changesBetween(before, before)).toEqual([])
    const compared = itemsSideBySide([before, { lines: later }]).map((item) => [
      item.number ?? item.description,
      item.lines.map((line) => line && [line.quantity, line.unitPriceCents]),
    ])
    expect(compared).toEqual([
      [
        '311-0007',
        [
          [4, 1000],
          [6, 900],
        ],
      ],
      ['Bracket', [[expect.any(Number), expect.any(Number)], null]],
      ['Set-up', [null, [expect.any(Number), expect.any(Number)]]],
    ])
  })
})

describe('a request', () => {
  const key = { requestKey: 'request-key-0000001' }
  const issues = (input: object) =>
    (askPriceQuoteInput.safeParse({ ...key, ...input }).error?.issues ?? []).map(({ path }) => path.join('.'))

  it('is about something, with bounded lines, texts and files', () => {
    expect(issues({})).toEqual(['otherItems'])
    expect(issues({ otherItems: [{ description: ' ', quantity: 1 }] })).toEqual(['otherItems.0.description'])
    expect(issues({ otherItems: [{ description: 'x', quantity: 0 }] })).toEqual(['otherItems.0.quantity'])
    expect(issues({ otherItems: Array(101).fill({ description: 'x', quantity: 1 }) })).toContain('otherItems')
    expect(
      issues({
        parts: [
          { partId: 1, quantity: 1 },
          { partId: 1, quantity: 1 },
        ],
      }),
    ).toEqual(['parts'])
    const one = { otherItems: [{ description: 'x', quantity: 1 }] }
    expect(issues({ ...one, notes: 'x'.repeat(2001) })).toEqual(['notes'])
    expect(issues({ ...one, fileIds: ['1', '2', '3', '4', '5', '6'] })).toEqual(['fileIds'])
    expect(issues({ ...one, neededBy: 'soon' })).toContain('neededBy')
    expect(issues(one)).toEqual([])
  })
})
