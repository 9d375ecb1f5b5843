import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { beforeEach, expect, it } from 'vitest'
import { noticesState } from '../../../lib/notices.state.ts'
import { show } from '../../../testing/show.tsx'
import { appendRows, clearRows, quickOrderState } from './quick-order.state.ts'
import { QuickOrderView } from './quick-order-view.tsx'

const focused = () => document.activeElement?.getAttribute('aria-label')
const numbers = () => quickOrderState.rows.map(({ number }) => number).filter(Boolean)
const parts = [
  { id: 1, number: '0601-CHN', priceCents: 2970 },
  { id: 2, number: '0906-0CH', priceCents: 1240 },
]

beforeEach(() => void clearRows())

it('Tab goes from a row to the part number of the next, past Remove, which Shift+Tab reaches', async () => {
  await using shop = await openTestShop({ parts: [{ id: 1, number: '0100-01', name: 'HNG STRAP' }] })
  using page = show(<QuickOrderView onCart={() => {}} />, { fetch: shop.fetchAs('guest') })
  await page.user.keyboard('0100-01')
  await page.findByText(/Hinge strap/)
  await page.user.tab()
  await page.user.keyboard('2')
  await page.user.tab()
  expect(focused()).toBe('Comment, row 1')
  await page.user.tab()
  expect(focused()).toBe('Part number, row 2')
  await page.user.tab({ shift: true })
  expect(focused()).toBe('Remove row 1')
})

it('an old number leads to the part that took its place, which goes into the row only when it is chosen', async () => {
  await using shop = await openTestShop({
    people: true,
    parts: [{ id: 1, number: '0301-NEW', name: 'HNG STRAP' }],
  })
  await (await shop.person('admin')).admin.numbers.add({
    ...{ number: '0301-OLD', kind: 'superseded', make: '', leadsTo: '0301-NEW', since: '', reason: '' },
  })
  using page = show(<QuickOrderView onCart={() => {}} />, { fetch: shop.fetchAs('guest') })
  const number = () => page.getByLabelText('Part number, row 1') as HTMLInputElement
  await page.fill(number(), '0301-OLD')
  await page.findByText('0301-OLD is now 0301-NEW.')
  expect(number().value).toBe('0301-OLD')
  await page.user.click(page.getByRole('button', { name: /0301-NEW/ }))
  expect(number().value).toBe('0301-NEW')
  await page.findByText(/Hinge strap/)
})

it('a part that is chosen moves the focus to the quantity of its row if that is missing, else to its part number', async () => {
  await using shop = await openTestShop({ parts })
  appendRows([{ number: '0601-CH' }, { number: '0601-C', quantity: '2' }])
  using page = show(<QuickOrderView onCart={() => {}} />, { fetch: shop.fetchAs('guest') })
  for (const next of ['Quantity, row 1', 'Part number, row 2']) {
    const [choice] = await page.findAllByRole('button', { name: '0601-CHN' })
    choice?.focus()
    await page.user.keyboard('{Enter}')
    expect(focused()).toBe(next)
  }
  await page.findAllByText('$59.40')
  expect(numbers()).toEqual(['0601-CHN', '0601-CHN'])
})

it('a row that is removed gives the focus to the next one, the one before, or an empty part number', async () => {
  await using shop = await openTestShop({ parts })
  appendRows([{ number: '0601-CHN' }, { number: '0906-0CH' }, { number: '0601-CHN' }])
  using page = show(<QuickOrderView onCart={() => {}} />, { fetch: shop.fetchAs('guest') })
  page.getByRole('button', { name: 'Remove row 2' }).focus()
  for (const next of ['Remove row 2', 'Remove row 1', 'Part number, row 1']) {
    await page.user.keyboard('{Enter}')
    await expect.poll(focused).toBe(next)
  }
  expect(numbers()).toEqual([])
})

it('cleared rows give the focus to the first part number, and Undo brings them back', async () => {
  await using shop = await openTestShop({ parts })
  appendRows([
    { number: '0906-0CH', quantity: '1' },
    { number: '0601-CHN', quantity: '2' },
  ])
  using page = show(<QuickOrderView onCart={() => {}} />, { fetch: shop.fetchAs('guest') })
  page.getByRole('button', { name: 'Clear rows' }).focus()
  await page.user.keyboard('{Enter}')
  expect([numbers(), focused()]).toEqual([[], 'Part number, row 1'])
  noticesState.list.at(-1)?.action?.run()
  await page.findByText('$59.40')
  expect(numbers()).toEqual(['0906-0CH', '0601-CHN'])
})
