import { MantineProvider } from '@mantine/core'
import { orderTotals } from '@mullion/domain/orders/order-totals'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { OrderTotals } from './order-totals.tsx'
import { type PartLine, PartLines } from './part-lines.tsx'

const hinge: PartLine = {
  partId: 7,
  number: '0105-07',
  name: 'HNG ASSY',
  remarks: ['Left 2', 'for the dock', 'for the dock'],
  quantity: 2.25,
  unit: 'FT',
  unitPriceCents: 1000,
  lineTotalCents: 2250,
}
const amounts = { cartTotalCents: 2250, shippingCents: 1430, taxCents: 0, grandTotalCents: 3680 }

/** Returns a component's text, with `|` in place of each tag. */
function words(piece: React.ReactNode): string {
  const markup = renderToStaticMarkup(<MantineProvider>{piece}</MantineProvider>)
  return markup.replace(/<style.*?<\/style>/gs, '').replace(/<[^>]*>/g, '|')
}
const line = (change: Partial<PartLine>) =>
  words(<PartLines label="Parts" lines={[{ ...hinge, ...change }]} />)

describe('a line of an order', () => {
  it('has a quantity and no total before it has a price', () => {
    const unpriced = { ...hinge, unitPriceCents: null, lineTotalCents: null }
    const text = words(<PartLines label="Parts" lines={[unpriced]} unpriced />)
    expect(text).toContain('Quantity 2.25 ft')
    expect(text).not.toMatch(/[–$]/)
  })

  it('shows part, remarks, quantity, price and total', () => {
    const text = line({})
    for (const fact of [
      'Hinge assembly',
      '0105-07',
      'Left 2\nfor the dock\nfor the dock',
      '2.25 ft × $10.00',
      '$22.50',
    ])
      expect(text).toContain(fact)
  })

  it('leaves room for a pending total, and shows a dash for an unavailable one', () => {
    expect(line({ unitPriceCents: undefined, lineTotalCents: undefined })).not.toMatch(/[$–]/)
    expect(line({ lineTotalCents: null })).toContain('–')
  })
})

describe('order totals', () => {
  it('are shown with their amounts', () => {
    const text = words(<OrderTotals totals={orderTotals} amounts={amounts} />)
    for (const fact of [
      'Items',
      '$22.50',
      'Shipping and handling',
      '$14.30',
      'Tax',
      '$0.00',
      'Total',
      '$36.80',
    ])
      expect(text).toContain(fact)
  })

  it('leave room while pending, and show dashes when unavailable', () => {
    expect(words(<OrderTotals totals={orderTotals} amounts={undefined} />)).not.toMatch(/[$–]/)
    expect(words(<OrderTotals totals={orderTotals} amounts={null} />).match(/–/g)).toHaveLength(4)
  })
})
