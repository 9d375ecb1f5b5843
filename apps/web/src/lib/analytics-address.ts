import {
  type DayRange,
  defaultPreset,
  firstDay,
  type RangePreset,
  rangePresets,
} from '@mullion/domain/analytics/range'
import type { OrderType } from '@mullion/domain/analytics/sale'

export const analyticsTabs = [
  'overview',
  'sales',
  'products',
  'customers',
  'geographic',
  'operations',
] as const
export type AnalyticsTab = (typeof analyticsTabs)[number]

export const orderTypeChoices = ['all', 'internal', 'non-internal'] as const
export const paymentChoices = ['all', 'credit_card', 'terms'] as const

export interface AnalyticsView {
  readonly tab: AnalyticsTab
  /** A preset always ends today; custom dates are fixed. */
  readonly range: RangePreset | DayRange
  readonly orderType: 'all' | OrderType
  readonly paymentType: (typeof paymentChoices)[number]
}

export const firstAnalyticsView: AnalyticsView = {
  tab: 'overview',
  range: defaultPreset,
  orderType: 'all',
  paymentType: 'all',
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

function readRange(text: string | null): RangePreset | DayRange {
  const preset = rangePresets.find((each) => each === text)
  if (preset) return preset
  const [from = '', to = '', ...more] = (text ?? '').split('..')
  const possible = isDay(from) && isDay(to) && from <= to && from >= firstDay && to < '2100' && !more.length
  return possible ? { from, to } : defaultPreset
}

const among = <T extends string>(choices: readonly [T, ...T[]], text: string | null): T =>
  choices.find((each) => each === text) ?? choices[0]

/** Reads the dashboard's URL parameters; anything invalid counts as absent. */
export function readAnalytics(parameters: URLSearchParams): AnalyticsView {
  return {
    tab: among(analyticsTabs, parameters.get('tab')),
    range: readRange(parameters.get('range')),
    orderType: among(orderTypeChoices, parameters.get('orders')),
    paymentType: among(paymentChoices, parameters.get('paid')),
  }
}

const rangeText = (range: AnalyticsView['range']) =>
  typeof range === 'string' ? range : `${range.from}..${range.to}`

/** Writes the dashboard's URL parameters, leaving out defaults; null removes them all. */
export function writeAnalytics(view: AnalyticsView | null, parameters: URLSearchParams): void {
  const put = (name: string, value: string | undefined, first: string) => {
    if (value === undefined || value === first) parameters.delete(name)
    else parameters.set(name, value)
  }
  put('tab', view?.tab, firstAnalyticsView.tab)
  put('range', view ? rangeText(view.range) : undefined, defaultPreset)
  put('orders', view?.orderType, firstAnalyticsView.orderType)
  put('paid', view?.paymentType, firstAnalyticsView.paymentType)
}
