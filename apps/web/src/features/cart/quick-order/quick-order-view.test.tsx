import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { QuickOrderView } from './quick-order-view.tsx'

const focused = () => document.activeElement?.getAttribute('aria-label')

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
