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
