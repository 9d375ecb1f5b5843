import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { sessions } from '@mullion/db/accounts/accounts.tables'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { AccountPanelProps } from '../../../lib/member-panels.ts'
import { noticesState } from '../../../lib/notices.state.ts'
import { show } from '../../../testing/show.tsx'
import { AccountPanel } from './account-panel.tsx'

const nothing = {
  ...{ onView: () => {}, onSearch: () => {} },
  ...{
    orders: '',
    recentOrders: '',
    actions: '',
    doors: '',
    lists: '',
    approvals: '',
    quotes: '',
    returns: '',
    recurring: '',
  },
}
const panel = (view: AccountPanelProps['view']) => <AccountPanel view={view} {...nothing} />

const card = {
  number: '4000100011112224',
  expiry: '1230',
  code: '123',
  holder: 'Bea Test',
  street: '1 Cold Street',
  zip: '43215',
  name: 'Shop card',
}

it('a saved card is deleted after a confirmation that starts on Keep; that is said, and the focus goes to the heading', async () => {
  await using shop = await openTestShop({ people: true })
  await shop.sandbox.saveCard(`user:${shop.ids.buyer}`, card)
  using page = show(panel('payments'), { fetch: shop.fetchAs('buyer') })
  await page.findByRole('radio', { name: /Shop card/ })
  expect(page.queryByRole('button', { name: /^Delete/ })).toBeNull()
  await page.user.click(await page.findByRole('radio', { name: /Shop card/ }))
  await page.user.click(page.getByRole('button', { name: 'Delete “Shop card”' }))
  const keep = await page.findByRole('button', { name: 'Keep' })
  await waitFor(() => expect(document.activeElement).toBe(keep))
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  await page.user.click(page.getByRole('button', { name: 'Delete “Shop card”' }))
  await page.user.click(await page.findByRole('button', { name: 'Delete' }))
  await page.findByText('No saved cards available.')
  expect(document.activeElement).toBe(page.getByRole('heading', { name: 'Your Payments' }))
  expect(noticesState.list.at(-1)?.text).toBe('Deleted “Shop card”.')
})

it('signing out a device moves the focus to the heading', async () => {
  await using shop = await openTestShop({ people: true })
  const [createdAt, expiresAt] = [shop.clock(), new Date('2027-11-20')]
  const session = { userId: shop.ids.buyer, token: 'a', createdAt, updatedAt: createdAt, expiresAt }
  await shop.db.transaction((tx) => tx.insert(sessions).values(session))
  using page = show(panel('settings'), { fetch: shop.fetchAs('buyer') })
  await page.user.click(await page.findByRole('button', { name: /^Sign out .* signed in/ }))
  await expect.poll(() => page.queryByRole('button', { name: /^Sign out .* signed in/ })).toBeNull()
  expect(document.activeElement).toBe(page.getByRole('heading', { name: 'Signed-in devices' }))
})
