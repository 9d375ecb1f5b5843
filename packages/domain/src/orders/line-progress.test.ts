import { describe, expect, it } from 'vitest'
import { backOrderProblem, type LineFacts, lineProgress, lineProgressText } from './line-progress.ts'

const line = (facts: Partial<LineFacts> = {}): LineFacts => ({
  quantity: 5,
  ...{ canceledQuantity: 0, shippedQuantity: 0, mark: null, backOrderedTo: null },
  ...facts,
})

const made = { mark: 'in_production' } as const
const late = { mark: 'back_ordered', backOrderedTo: '2026-12-04' } as const

describe('how far a line is', () => {
  it.each([
    ['Ordered', line()],
    ['In production', line(made)],
    ['Back-ordered to Dec 4, 2026', line(late)],
    ['Shipped 2 of 5', line({ shippedQuantity: 2 })],
    ['Shipped 2 of 5, the rest in production', line({ shippedQuantity: 2, ...made })],
    ['Shipped 2 of 5, the rest back-ordered to Dec 4, 2026', line({ shippedQuantity: 2, ...late })],
    ['Shipped 2 of 4 (1 canceled)', line({ shippedQuantity: 2, canceledQuantity: 1 })],
    ['Shipped', line({ shippedQuantity: 5, ...late })],
    ['Shipped (2 canceled)', line({ shippedQuantity: 3, canceledQuantity: 2 })],
    ['Canceled', line({ canceledQuantity: 5, ...made })],
  ])('is said as “%s”', (text, facts) => {
    expect(lineProgressText(lineProgress(facts, false))).toBe(text)
  })

  it('is shipped with a shipment of the whole order, except what was canceled', () => {
    expect(lineProgress(line({ canceledQuantity: 1, ...late }), true)).toMatchObject({
      ...{ state: 'shipped', shipped: 4, canceled: 1, left: 0, backOrderedTo: null },
    })
    expect(lineProgress(line({ canceledQuantity: 5 }), true)).toMatchObject({ state: 'canceled', shipped: 0 })
  })

  it('never loses a quantity, whatever happened to the line', () => {
    for (let shippedQuantity = 0; shippedQuantity <= 5; shippedQuantity += 0.25)
      for (let canceledQuantity = 0; canceledQuantity + shippedQuantity <= 5; canceledQuantity += 0.25) {
        const { shipped, canceled, left, state } = lineProgress(
          line({ shippedQuantity, canceledQuantity, ...made }),
          false,
        )
        expect(shipped + canceled + left).toBe(5)
        expect(state === 'shipped' || state === 'canceled').toBe(left === 0)
      }
  })
})

describe('the day of a back order', () => {
  it('is from today to two years ahead', () => {
    const problem = (day?: string) => backOrderProblem(day, '2026-11-20')
    expect(problem('2026-11-20')).toBeNull()
    expect(problem('2028-11-19')).toBeNull()
    for (const day of ['2026-11-19', '2028-11-20', undefined]) expect(problem(day)).toMatch(/^Enter/)
  })
})
