import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { importOrders } from '@mullion/db/orders/order-import.repository'
import { orderLineRow, orderRow } from '@mullion/db/testing/order-row'
import { waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type AnalyticsView, firstAnalyticsView } from '../../lib/analytics-address.ts'
import { show } from '../../testing/show.tsx'
import { AnalyticsPanel } from './analytics-panel.tsx'

// The test DOM has no layout, and charts warn about having no size.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 200))
})

const november = { from: '2026-11-01', to: '2026-11-30' }

async function shopWithOrders(count: number) {
  const shop = await openTestShop({ people: true })
  const orders = Array.from({ length: count }, (_, at) => ({
    order: orderRow({
      userId: shop.ids.buyer,
      companyId: 2,
      createdAt: new Date(`2026-11-${String(10 + (at % 5))}T15:00:00Z`),
    }),
    lines: [orderLineRow()],
  }))
  await shop.db.transaction((tx) => importOrders(tx, orders))
  await shop.services.salesCount.countMissing()
  return shop
}

function Panel(props: { readonly first: Partial<AnalyticsView> }) {
  const [view, setView] = useState<AnalyticsView>({ ...firstAnalyticsView, range: november, ...props.first })
  return (
    <AnalyticsPanel
      view={view}
      onView={(change) => setView({ ...view, ...change })}
      OrderDialog={({ order }) => order && <p>Order {order.number} in full</p>}
    />
  )
}

const panel = (first: Partial<AnalyticsView> = {}) => <Panel first={first} />

describe('the dashboard', () => {
  it('shows the figures of the range and the orders behind one of them', async () => {
    await using shop = await shopWithOrders(25)
    using page = show(panel(), { fetch: shop.fetchAs('super') })
    await page.findAllByText('$1,039.00')
    await page.user.click(await page.findByRole('button', { name: /^Arctic Door Service/ }))
    const dialog = await page.findByRole('dialog')
    await expect.poll(() => dialog.querySelectorAll('tbody tr')).toHaveLength(20)
    const older = page.getByRole('button', { name: 'Older orders' })
    await page.user.click(older)
    await expect.poll(() => dialog.querySelectorAll('tbody tr')).toHaveLength(5)
    expect(document.activeElement).toBe(older)
    expect(older.getAttribute('aria-disabled')).toBe('true')
    const [oldest] = dialog.querySelectorAll<HTMLElement>('tbody button')
    await page.user.click(oldest as HTMLElement)
    await page.findByText(/^Order W1000\d\d in full$/)
  })

  it('names the best sellers without abbreviations', async () => {
    await using shop = await openTestShop({ people: true })
    const order = orderRow({
      userId: shop.ids.buyer,
      companyId: 2,
      createdAt: new Date('2026-11-10T15:00:00Z'),
    })
    const lines = [orderLineRow({ name: 'HNG STRAP LH' })]
    await shop.db.transaction((tx) => importOrders(tx, [{ order, lines }]))
    await shop.services.salesCount.countMissing()
    using page = show(panel({ tab: 'products' }), { fetch: shop.fetchAs('super') })
    await page.findByText('Hinge strap left hand')
    expect(page.queryByText(/HNG/)).toBeNull()
  })

  it('offers charts as tables, whose rows open their orders', async () => {
    await using shop = await shopWithOrders(10)
    using page = show(panel({ tab: 'sales' }), { fetch: shop.fetchAs('super') })
    await page.user.click(await page.findByRole('button', { name: 'Sales trend as a table' }))
    await page.user.click(page.getByRole('button', { name: 'Nov 12, 2026' }))
    const dialog = await page.findByRole('dialog')
    await expect.poll(() => dialog.querySelectorAll('tbody tr')).toHaveLength(2)
  })

  it('filters sales by payment type', async () => {
    await using shop = await shopWithOrders(4)
    using page = show(panel({ tab: 'sales' }), { fetch: shop.fetchAs('super') })
    await page.findAllByText('$166.24')
    await page.user.selectOptions(page.getByLabelText('Payment type'), 'terms')
    await expect.poll(() => page.getAllByText('$0.00').length).toBeGreaterThan(2)
    await page.user.selectOptions(page.getByLabelText('Payment type'), 'credit_card')
    await page.findAllByText('$166.24')
  })

  it('filters sales by order type, and names the company that staff ordered for', async () => {
    await using shop = await shopWithOrders(4)
    const { internalCompanies } = (await shop.person('counter')).accounts
    const { id } = await internalCompanies.create({
      name: 'Larchfield Butchers',
      customerNumber: 'LARCH01',
      termsCode: 'PO',
      discountRate: 1,
    })
    const order = orderRow({
      userId: shop.ids.counter,
      companyId: 1,
      companyInternalId: id,
      cartTotalCents: 7_000,
      shippingCents: 0,
      taxCents: 0,
      grandTotalCents: 7_000,
      createdAt: new Date('2026-11-12T15:00:00Z'),
    })
    await shop.db.transaction((tx) => importOrders(tx, [{ order, lines: [orderLineRow()] }]))
    await shop.services.salesCount.countMissing()
    using page = show(panel({ tab: 'sales' }), { fetch: shop.fetchAs('super') })
    await page.findAllByText('$236.24')
    for (const [type, total] of [
      ['internal', '$70.00'],
      ['non-internal', '$166.24'],
      ['all', '$236.24'],
    ] as const) {
      await page.user.selectOptions(page.getByLabelText('Order type'), type)
      await page.findAllByText(total)
    }
    await page.user.click(page.getByRole('button', { name: 'Sales trend as a table' }))
    await page.user.click(page.getByRole('button', { name: 'Nov 12, 2026' }))
    const dialog = await page.findByRole('dialog')
    await expect.poll(() => dialog.textContent).toContain('Larchfield Butchers')
  })

  it('says when there is no data', async () => {
    await using shop = await shopWithOrders(0)
    using page = show(panel(), { fetch: shop.fetchAs('super') })
    await page.findByText('No product data available')
    await page.findByText('No customer data available')
    expect((await page.findAllByText('No data available')).length).toBeGreaterThan(0)
  })

  it('shows the error of a failed widget, and reloads it with Retry', async () => {
    await using shop = await shopWithOrders(3)
    const server = shop.fetchAs('super')
    let isAway = true
    const fetch: typeof server = (input, init) =>
      isAway && String(input).includes('topProducts')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : server(input, init)
    using page = show(panel({ tab: 'products' }), { fetch })
    await page.findByText('Error Loading Product Data')
    await page.findByText(/^Failed to fetch product data\./)
    isAway = false
    // The calls of a tab travel together, so the other widget of it failed too.
    for (const retry of page.getAllByRole('button', { name: 'Retry' })) await page.user.click(retry)
    await page.findByRole('button', { name: /^1001-01/ })
  })

  it.each([
    ['overview', ['Customer', 'Geographic', 'Operational', 'Order', 'Product', 'Sales']],
    ['sales', ['Order', 'Sales', 'Sales']],
    ['products', ['Product', 'Returns']],
    ['customers', ['Customer', 'Pricing']],
    ['geographic', ['Geographic']],
    ['operations', ['Operational']],
  ] as const)(
    'loads each widget of the %s tab, offers Retry on failure, and shows its figures',
    async (tab, subjects) => {
      await using shop = await shopWithOrders(3)
      const server = shop.fetchAs('super')
      const answers = Promise.withResolvers<void>()
      let isAway = true
      const fetch: typeof server = async (input, init) => {
        await answers.promise
        if (isAway) throw new TypeError('Failed to fetch')
        return server(input, init)
      }
      using page = show(panel({ tab }), { fetch })
      await page.findByRole('heading', { name: 'Analytics' })
      const busy = () => document.querySelectorAll('section[aria-busy="true"]').length
      expect(busy()).toBe(subjects.length)
      answers.resolve()
      await expect.poll(() => busy()).toBe(0)
      const failed = page.getAllByText(/^Error Loading /).map(({ textContent }) => textContent)
      expect(failed.toSorted()).toEqual(subjects.map((subject) => `Error Loading ${subject} Data`))
      isAway = false
      for (const retry of page.getAllByRole('button', { name: 'Retry' })) await page.user.click(retry)
      await waitFor(() => {
        expect(page.queryByText(/^Error Loading /)).toBeNull()
        for (const widget of document.querySelectorAll('section')) {
          const isEmpty = widget.textContent?.includes('No returns in this time')
          expect(isEmpty || widget.querySelectorAll('dd, td').length > 0).toBe(true)
        }
      })
    },
  )

  it.each(['System Health', 'API Performance', 'User Sessions', 'Error Tracking', 'Database'])(
    'offers Retry when %s under Operations fails, then shows its figures',
    async (name) => {
      await using shop = await shopWithOrders(1)
      shop.services.measuring.addCall({ method: 'GET', endpoint: '/api/parts', ms: 7, status: 200 })
      await shop.services.measurements.flush()
      const server = shop.fetchAs('super')
      let isAway = true
      const fetch: typeof server = (input, init) =>
        isAway ? Promise.reject(new TypeError('Failed to fetch')) : server(input, init)
      using page = show(panel({ tab: 'operations' }), { fetch })
      await page.user.click(await page.findByRole('tab', { name }))
      await page.findAllByText('Error Loading Operational Data')
      isAway = false
      for (const retry of page.getAllByRole('button', { name: 'Retry' })) await page.user.click(retry)
      await expect.poll(() => document.querySelectorAll('section dd').length).toBeGreaterThan(1)
    },
  )

  it('says which sales are filtered and which are not', async () => {
    await using shop = await shopWithOrders(3)
    using page = show(panel({ tab: 'sales' }), { fetch: shop.fetchAs('super') })
    await page.findByText('Best days')
    expect(page.queryByText('All orders and payments')).toBeNull()
    await page.user.selectOptions(page.getByLabelText('Order type'), 'non-internal')
    await page.user.selectOptions(page.getByLabelText('Payment type'), 'credit_card')
    await page.findByText('Non-internal orders, Credit card')
    await page.findByText('All orders and payments')
  })

  it('shows one error when a geographic query fails', async () => {
    await using shop = await shopWithOrders(3)
    const server = shop.fetchAs('super')
    const fetch: typeof server = (input, init) =>
      String(input).includes('shippingAnalysis')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : server(input, init)
    using page = show(panel({ tab: 'geographic' }), { fetch })
    await page.findByText('Error Loading Geographic Data')
    await page.findByText(/^Failed to load geographic analytics\./)
    expect(page.queryByText('Regional comparison')).toBeNull()
  })

  it('shows the status, response times and errors of the store', async () => {
    await using shop = await shopWithOrders(1)
    const { measuring, measurements } = shop.services
    measuring.addCall({ method: 'GET', endpoint: '/api/parts', ms: 700, status: 200 })
    await measurements.flush()
    using page = show(panel({ tab: 'operations' }), { fetch: shop.fetchAs('super') })
    await page.findByText('Online')
    await page.user.click(page.getByRole('tab', { name: 'API Performance' }))
    await page.findByText('Slow endpoints (p95 above 500 ms)')
    expect(page.getAllByText('975 ms')).toHaveLength(2)
    await page.user.click(page.getByRole('tab', { name: 'Error Tracking' }))
    await page.findByText('No errors in this period.')
  })
})

describe('the date range', () => {
  it('is a preset or two dates in order', async () => {
    await using shop = await shopWithOrders(1)
    using page = show(panel(), { fetch: shop.fetchAs('super') })
    await page.user.click(await page.findByRole('button', { name: /^Custom/ }))
    await page.fill(await page.findByLabelText('Start date'), '')
    await page.user.click(page.getByRole('button', { name: 'Apply custom range' }))
    await page.findByText('Choose a start date and an end date.')
    await page.fill(page.getByLabelText('Start date'), '2026-12-24')
    await page.findByText('The start date must not be after the end date.')
    await page.fill(page.getByLabelText('End date'), '2026-12-26')
    await page.user.click(page.getByRole('button', { name: 'Apply custom range' }))
    await page.findByText('Changes are compared with the 3 days before.')
    await page.user.click(page.getByRole('button', { name: /^Custom/ }))
    await page.user.click(await page.findByRole('button', { name: 'Last 90 days' }))
    await page.findByText('Changes are compared with the 90 days before.')
    await page.user.click(page.getByRole('button', { name: /^Last 90 days/ }))
    await page.user.click(await page.findByRole('button', { name: 'All time' }))
    await page.findByText('All time has no earlier days to compare with.')
  })
})

describe('an export', () => {
  it('says when it fails, and saves a file when retried', async () => {
    await using shop = await shopWithOrders(1)
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob)
      return 'blob:file'
    })
    const server = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementationOnce(() => Promise.resolve(new Response('', { status: 500 })))
      .mockImplementation((url) => Promise.resolve(new Response(String(url))))
    using page = show(panel(), { fetch: shop.fetchAs('super') })
    await page.user.click(await page.findByRole('button', { name: 'Export' }))
    const dialog = await page.findByRole('dialog', { name: 'Export analytics' })
    await page.user.click(page.getByRole('radio', { name: /^PDF/ }))
    await page.user.click(page.getByRole('radio', { name: /^Sales/ }))
    const run = () => dialog.querySelectorAll<HTMLElement>('button')[2] as HTMLElement
    await page.user.click(run())
    await page.findByText('Export failed. Please try again.')
    await page.user.click(run())
    await expect.poll(() => saved).toHaveLength(1)
    expect(await saved[0]?.text()).toBe(
      '/api/analytics/export?startDate=2026-11-01&endDate=2026-11-30&format=pdf&data=sales',
    )
    server.mockRestore()
  })

  it('is canceled by closing the dialog, and a new one runs as usual', async () => {
    await using shop = await shopWithOrders(1)
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob)
      return 'blob:file'
    })
    const answers: ((text: string) => void)[] = []
    const server = vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_url, init) =>
        new Promise((resolve, reject) => {
          answers.push((text) => resolve(new Response(text)))
          init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
        }),
    )
    using page = show(panel(), { fetch: shop.fetchAs('super') })
    const open = async () => {
      await page.user.click(await page.findByRole('button', { name: 'Export' }))
      return within(await page.findByRole('dialog', { name: 'Export analytics' }))
    }
    const first = await open()
    await page.user.click(first.getByRole('button', { name: 'Export' }))
    await page.user.click(first.getByRole('button', { name: 'Cancel' }))
    await expect.poll(() => page.queryByRole('dialog')).toBeNull()
    const second = await open()
    answers[0]?.('canceled')
    await page.user.click(second.getByRole('button', { name: 'Export' }))
    expect(page.queryByRole('dialog')).not.toBeNull()
    answers[1]?.('exported')
    await expect.poll(() => page.queryByRole('dialog')).toBeNull()
    expect(await Promise.all(saved.map((blob) => blob.text()))).toEqual(['exported'])
    server.mockRestore()
  })
})
