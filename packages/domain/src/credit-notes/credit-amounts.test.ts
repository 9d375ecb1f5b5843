import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '../error.ts'
import { type ChargedLine, type ChargedOrder, creditAmounts, type ToCredit } from './credit-amounts.ts'
import { type CreditState, creditMoves } from './credit-note.ts'

const nothing = {
  ...{ creditedGoodsCents: 0, creditedFreightCents: 0, creditedGoodsTaxCents: 0, creditedFreightTaxCents: 0 },
}
/** Three hinges and 2.5 feet of gasket. */
const order: ChargedOrder = {
  ...{ cartTotalCents: 3775, shippingCents: 1500, taxCents: 303, goodsTaxCents: 217, freightTaxCents: 86 },
  ...nothing,
}
const lines: ChargedLine[] = [
  { lineNo: 1, number: 'H-1', quantity: 3, lineTotalCents: 1000, creditedQuantity: 0 },
  { lineNo: 2, number: 'G-2', quantity: 2.5, lineTotalCents: 2775, creditedQuantity: 0 },
]
const codeOf = (asked: ToCredit, of = order) => {
  try {
    return creditAmounts(of, lines, asked).totalCents
  } catch (error) {
    return error instanceof AppError ? error.code : error
  }
}

describe('a credit', () => {
  it.each([
    ['one of three hinges', { lines: [{ lineNo: 1, quantity: 1 }], freight: 0 }, [333, 0, 19]],
    ['half a foot', { lines: [{ lineNo: 2, quantity: 0.5 }], freight: 0 }, [555, 0, 32]],
    ['a line less a fee', { lines: [{ lineNo: 1, quantity: 3, feeCents: 150 }], freight: 0 }, [850, 0, 49]],
    ['a part of the freight', { lines: [], freight: 500 }, [0, 500, 29]],
    [
      'everything',
      { lines: lines.map(({ lineNo, quantity }) => ({ lineNo, quantity })), freight: 'rest' },
      [3775, 1500, 303],
    ],
    [
      'a tax of its own',
      { lines: [], freight: 0, tax: { goodsTaxCents: 9, freightTaxCents: 999 } },
      [0, 0, 95],
    ],
  ] as const)('of %s', (_what, asked, [goods, freight, tax]) => {
    const { goodsCents, freightCents, taxCents, totalCents } = creditAmounts(order, lines, asked)
    expect([goodsCents, freightCents, taxCents]).toEqual([goods, freight, tax])
    expect(totalCents).toBe(goods + freight + tax)
  })

  it.each([
    ['more than was sold', { lines: [{ lineNo: 1, quantity: 4 }], freight: 0 }, 'credits.over_line'],
    ['nothing of a line', { lines: [{ lineNo: 1, quantity: 0 }], freight: 0 }, 'credits.over_line'],
    ['an unknown line', { lines: [{ lineNo: 9, quantity: 1 }], freight: 0 }, 'credits.over_line'],
    ['too much freight', { lines: [], freight: 1501 }, 'credits.over_freight'],
    ['less than nothing of freight', { lines: [], freight: -1 }, 'credits.over_freight'],
    [
      'a fee above the price',
      { lines: [{ lineNo: 1, quantity: 1, feeCents: 334 }], freight: 0 },
      'credits.fee_too_high',
    ],
    [
      'a line twice',
      {
        lines: [
          { lineNo: 1, quantity: 1 },
          { lineNo: 1, quantity: 1 },
        ],
        freight: 0,
      },
      'credits.line_twice',
    ],
    ['nothing', { lines: [], freight: 0 }, 'credits.nothing'],
  ] as const)('of %s is refused', (_what, asked, code) => {
    expect(codeOf(asked)).toBe(code)
  })

  it('shares out a tax that has no parts', () => {
    const whole = { ...order, goodsTaxCents: null, freightTaxCents: null }
    const { goodsTaxCents, freightTaxCents } = creditAmounts(whole, lines, { lines: [], freight: 'rest' })
    expect([goodsTaxCents, freightTaxCents]).toEqual([0, 86])
  })

  it('of everything in any parts comes to exactly what was charged', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 8 })
    const cents = fc.integer({ min: 0, max: 2_000_000_00 })
    fc.assert(
      fc.property(parts, cents, cents, cents, cents, (sizes, goods, freight, goodsTax, freightTax) => {
        const quantity = sizes.reduce((total, size) => total + size, 0)
        let state: ChargedOrder = {
          ...{ cartTotalCents: goods, shippingCents: freight, taxCents: goodsTax + freightTax },
          ...{ goodsTaxCents: goodsTax, freightTaxCents: freightTax, ...nothing },
        }
        let creditedQuantity = 0
        for (const [at, size] of sizes.entries()) {
          const line = { lineNo: 1, number: 'H-1', quantity, lineTotalCents: goods, creditedQuantity }
          const isLast = at === sizes.length - 1
          const asked = { lines: [{ lineNo: 1, quantity: size }], freight: isLast ? ('rest' as const) : 0 }
          try {
            const now = creditAmounts(state, [line], asked)
            state = {
              ...state,
              creditedGoodsCents: state.creditedGoodsCents + now.goodsCents,
              creditedFreightCents: state.creditedFreightCents + now.freightCents,
              creditedGoodsTaxCents: state.creditedGoodsTaxCents + now.goodsTaxCents,
              creditedFreightTaxCents: state.creditedFreightTaxCents + now.freightTaxCents,
            }
          } catch (error) {
            // A part that rounds to nothing.
            expect((error as AppError).code).toBe('credits.nothing')
          }
          creditedQuantity += size
        }
        expect(state.creditedGoodsCents).toBe(goods)
        expect(state.creditedFreightCents).toBe(freight)
        expect(state.creditedFreightTaxCents).toBe(freightTax)
        if (goods > 0) expect(state.creditedGoodsTaxCents).toBe(goodsTax)
      }),
      { numRuns: 300, seed: 311 },
    )
  })
})

describe('a credit note', () => {
  it.each([
    ['planned', ['sending']],
    ['sending', ['given', 'attention', 'planned']],
    ['attention', ['sending', 'given']],
    ['given', []],
  ] as const)('moves from %s to %j', (state: CreditState, next) => {
    expect(creditMoves[state]).toEqual(next)
  })
})
