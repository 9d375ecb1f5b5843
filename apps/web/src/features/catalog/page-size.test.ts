import { describe, expect, it } from 'vitest'
import {
  columnFactor,
  pageCount,
  pageOfSameParts,
  pageSize,
  readPageSizeChoice,
  shownRange,
} from './page-size.ts'

describe('results per page', () => {
  it.each([
    [1400, 12],
    [1399, 9],
    [992, 9],
    [991, 6],
    [768, 6],
    [767, 18],
    [390, 18],
  ])('at %i px wide, Default shows %i', (width, expected) => {
    expect(pageSize('Default', columnFactor(width))).toBe(expected)
  })

  it.each([
    ['Less', 8],
    ['Default', 12],
    ['More', 16],
  ] as const)('%s shows %i on a wide screen', (choice, expected) => {
    expect(pageSize(choice, 4)).toBe(expected)
  })

  it.each([
    [0, 1],
    [12, 1],
    [13, 2],
    [1500, 125],
  ])('%i results fill %i pages of 12', (total, expected) => {
    expect(pageCount(total, 12)).toBe(expected)
  })

  it('All is a single page', () => {
    const size = pageSize('All', 4)
    expect(pageCount(100_000, size)).toBe(1)
    expect(shownRange(1, size, 100_000)).toEqual({ first: 1, last: 100_000 })
  })

  it('the last page ends with the last result', () => {
    expect(shownRange(3, 12, 30)).toEqual({ first: 25, last: 30 })
    expect(shownRange(1, 12, 0)).toEqual({ first: 0, last: 0 })
  })

  it('an unknown choice is Default', () => {
    expect(readPageSizeChoice('Everything')).toBe('Default')
    expect(readPageSizeChoice('All')).toBe('All')
  })
})

describe('changing the page size', () => {
  it.each([
    { page: 1, size: 12, next: 16, shown: 1 },
    { page: 3, size: 12, next: 8, shown: 4 },
    { page: 4, size: 8, next: 16, shown: 2 },
    { page: 5, size: 18, next: 12, shown: 7 },
  ])(
    'shows the first result of page $page of $size on page $shown of $next',
    ({ page, size, next, shown }) => {
      expect(pageOfSameParts(page, size, next)).toBe(shown)
      const first = (page - 1) * size + 1
      expect(shownRange(shown, next, 1_000).first).toBeLessThanOrEqual(first)
      expect(shownRange(shown, next, 1_000).last).toBeGreaterThanOrEqual(first)
    },
  )

  it('leads to page 1 when switching to and from All', () => {
    const all = pageSize('All', 4)
    expect(pageOfSameParts(7, 12, all)).toBe(1)
    expect(pageOfSameParts(1, all, 12)).toBe(1)
  })
})
