import { describe, expect, it } from 'vitest'
import { type AnalyticsView, firstAnalyticsView, readAnalytics, writeAnalytics } from './analytics-address.ts'

const written = (view: AnalyticsView | null, query = '') => {
  const parameters = new URLSearchParams(query)
  writeAnalytics(view, parameters)
  return String(parameters)
}

describe('the dashboard in an address', () => {
  it('omits what has its initial value', () => {
    expect(written(firstAnalyticsView, 'panel=admin')).toBe('panel=admin')
    expect(readAnalytics(new URLSearchParams())).toEqual(firstAnalyticsView)
  })

  it('is read back as written', () => {
    const view: AnalyticsView = {
      tab: 'geographic',
      range: { from: '2026-01-31', to: '2026-02-28' },
      orderType: 'internal',
      paymentType: 'terms',
    }
    expect(readAnalytics(new URLSearchParams(written(view)))).toEqual(view)
    expect(written({ ...view, range: 'yearToDate' })).toContain('range=yearToDate')
  })

  it('is removed with the dashboard', () => {
    expect(written(null, 'tab=sales&range=today&orders=internal&paid=terms&s=hinge')).toBe('s=hinge')
  })

  it.each([
    '2026-02-30..2026-03-01',
    '2026-03-02..2026-03-01',
    '2019-12-31..2020-01-05',
    '2026-01-01',
    '2026-01-01..2101-01-01',
    '2026-01-01..2026-01-02..2026-01-03',
    'lastYear',
  ])('ignores the invalid range %s', (range) => {
    expect(readAnalytics(new URLSearchParams({ range })).range).toBe('last30days')
  })
})
