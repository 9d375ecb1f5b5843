import type { ReorderLine, ReorderOutcome } from '@mullion/domain/orders/order-list'
import { describe, expect, it } from 'vitest'
import { canReorder, chosenLines, reorderEntries, todaysTotalCents } from './reorder.ts'

function lineOf(partId: number, outcome: ReorderOutcome, unitPriceCents: number | null): ReorderLine {
  const line = {
    partId,
    number: `0105-0${partId}`,
    name: 'HNG ASSY',
    unit: 'FT' as const,
    quantity: 2.25,
    unitPriceCents: 1000,
    lineTotalCents: 2250,
    comments: ['left door'],
    configurations: [],
    configurationText: ['Serial 19-0042'],
    specialOrder: false,
  }
  return { line, outcome, unitPriceCents }
}

const same = lineOf(1, 'same', 1000)
const dearer = lineOf(2, 'new_price', 1111)
const configured = lineOf(3, 'needs_configuration', 1000)
const discontinued = lineOf(4, 'no_longer_sold', null)
const unpriced = lineOf(5, 'new_price', null)
const lines = [same, dearer, configured, discontinued, unpriced]

describe('ordering again', () => {
  it('offers only lines that are still sold unchanged and have a price', () => {
    expect(lines.filter(canReorder)).toEqual([same, dearer])
  })

  it('takes the lines left checked, and never one that cannot be reordered', () => {
    expect(chosenLines(lines, new Set())).toEqual([same, dearer])
    expect(chosenLines(lines, new Set([1]))).toEqual([dearer])
    expect(chosenLines(lines, new Set([1, 2]))).toEqual([])
  })

  it('keeps quantity and comments, and totals at today’s prices', () => {
    expect(reorderEntries([dearer])).toEqual([
      { partId: 2, quantity: 2.25, comments: ['left door'], configurations: [] },
    ])
    expect(todaysTotalCents([same, dearer])).toBe(2250 + 2500)
  })
})
