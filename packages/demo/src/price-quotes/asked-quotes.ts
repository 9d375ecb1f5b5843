import type { AnsweredLine, AskPriceQuoteInput } from '@mullion/domain/price-quotes/price-quote-input'

export interface DemoPriceQuote {
  /** The login that asked. */
  readonly login: string
  readonly askedHoursAgo: number
  readonly asked: Pick<AskPriceQuoteInput, 'parts' | 'otherItems' | 'notes'>
  /** Null while it waits for staff. */
  readonly answer: {
    readonly hoursAgo: number
    readonly lines: readonly AnsweredLine[]
    readonly freightCents: number | null
    readonly validDays: number
    readonly message: string
  } | null
  /** Its order's purchase order number; null if it was not accepted. */
  readonly acceptedAs: string | null
}

const noTarget = { targetPriceCents: null }
const cornerTrim = { partId: 475, quantity: 60, comments: [] }
const threshold = { partId: 1297, quantity: 24, comments: ['For the Fort Collins freezers'] }
const clips = { partId: 876, quantity: 150, comments: [] }

const answered = (lineNo: number, line: Pick<AnsweredLine, 'quantity' | 'unitPriceCents'>): AnsweredLine => ({
  ...{ lineNo, partId: null, description: '', unit: 'EA', note: '', ...line },
})

/** Requests for a price quote: one that waits for staff, one that waits for its buyer, and one that became an order. */
export const demoPriceQuotes: readonly DemoPriceQuote[] = [
  {
    login: 'owner@arctic.example',
    askedHoursAgo: 50,
    asked: {
      parts: [{ ...clips, ...noTarget }],
      otherItems: [],
      notes: 'For the warehouse in Dayton. Can you do better for this many?',
    },
    answer: {
      hoursAgo: 26,
      lines: [{ ...answered(1, { quantity: 150, unitPriceCents: 615 }), partId: 876 }],
      freightCents: null,
      validDays: 30,
      message: 'A full carton holds 150, so we can ship them as they are.',
    },
    acceptedAs: 'PO-2217',
  },
  {
    login: 'buyer@arctic.example',
    askedHoursAgo: 30,
    asked: {
      parts: [{ ...cornerTrim, targetPriceCents: 1600 }],
      otherItems: [
        { description: 'Corner trim, galvanized, 102 in', unit: 'EA', quantity: 8, targetPriceCents: null },
      ],
      notes: 'The 102 in pieces are for one tall door. Drawing on request.',
    },
    answer: {
      hoursAgo: 5,
      lines: [
        { ...answered(1, { quantity: 60, unitPriceCents: 1695 }), partId: 475 },
        {
          ...answered(2, { quantity: 8, unitPriceCents: 3480 }),
          description: 'Corner trim, galvanized, 102 in',
          note: 'Cut from 120 in stock',
        },
      ],
      freightCents: 14_500,
      validDays: 21,
      message: 'The long pieces ship by truck with the rest. Ready in eight working days.',
    },
    acceptedAs: null,
  },
  {
    login: 'buyer@summit.example',
    askedHoursAgo: 3,
    asked: {
      parts: [{ ...threshold, targetPriceCents: 6200 }],
      otherItems: [],
      notes: 'We need them in two lots, half now and half in spring.',
    },
    answer: null,
    acceptedAs: null,
  },
]
