import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { dayMs, repeatedList, setPrice } from '@mullion/api/testing/recurring-orders'
import { findCompany, updateCompany } from '@mullion/db/accounts/company.repository'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { noticesState } from '../../lib/notices.state.ts'
import { show } from '../../testing/show.tsx'
import { DraftPage } from './draft-page.tsx'
import { RecurringOrders } from './recurring-orders.tsx'
import { RepeatDialog } from './repeat-dialog.tsx'

const lastNotice = () => noticesState.list.at(-1)?.text
const openShop = () => openTestShop({ people: true })

afterEach(() => vi.useRealTimers())

const places = { onAddresses: vi.fn(), onCards: vi.fn() }

function Page() {
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <RecurringOrders
      opened={opened}
      onOpen={setOpened}
      linkTo={(id) => `/?id=${id}`}
      onOpenDraft={() => {}}
      draftLink={(id) => `/?draft=${id}`}
      onLists={() => {}}
      {...places}
    />
  )
}

describe('recurring orders', () => {
  it('are none at first, and begin with a list', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00Z') })
    await using shop = await openShop()
    const { listId } = await repeatedList(shop, { nextOn: '2026-12-01' })
    using empty = show(<Page />, { fetch: shop.fetchAs('stranger') })
    await empty.findByText('No recurring orders yet.')
    const onMade = vi.fn()
    using page = show(
      <RepeatDialog {...{ places, onMade }} list={{ id: listId, name: 'Truck' }} opened onClose={() => {}} />,
      { fetch: shop.fetchAs('buyer') },
    )
    await page.fill(await page.findByLabelText(/^Weeks between orders/), '99')
    await page.user.click(page.getByRole('button', { name: 'Start' }))
    await page.findByText('PO number is required')
    await page.findByText('Enter a number of weeks from 1 to 52.')
    await page.fill(page.getByLabelText(/^Weeks between orders/), '6')
    await page.fill(page.getByLabelText(/^PO number/), 'BLANKET-7')
    await page.fill(page.getByLabelText(/^First order on/), '2026-10-01')
    await page.user.click(page.getByRole('button', { name: 'Start' }))
    await page.findByText('Choose a day from today to one year ahead.')
    await page.fill(page.getByLabelText(/^First order on/), '2026-12-24')
    await page.user.click(page.getByRole('button', { name: 'Start' }))
    await expect.poll(() => onMade.mock.calls).toEqual([[2]])
  })

  it('lead to saved addresses from a list of someone who has none', async () => {
    await using shop = await openShop()
    const onClose = vi.fn()
    using page = show(
      <RepeatDialog {...{ places, onClose }} list={{ id: 1, name: 'Truck' }} opened onMade={() => {}} />,
      { fetch: shop.fetchAs('buyer') },
    )
    await page.findByText('Save an address first.')
    await page.user.click(page.getByRole('button', { name: 'Go to addresses' }))
    expect([onClose.mock.calls.length, places.onAddresses.mock.calls.length]).toEqual([1, 1])
  })

  it('of a company that sends PO documents are refused with the reason, before anything is filled in', async () => {
    await using shop = await openShop()
    const { listId } = await repeatedList(shop, { nextOn: '2026-12-01' })
    const company = await findCompany(shop.db.read, 2)
    await shop.db.transaction((tx) => updateCompany(tx, company!, { poRequired: true }))
    using page = show(
      <RepeatDialog
        {...{ places, onClose: () => {}, onMade: () => {} }}
        list={{ id: listId, name: 'Truck' }}
        opened
      />,
      { fetch: shop.fetchAs('buyer') },
    )
    await page.findByText(/sends a PO document with each order/)
    expect(page.queryByRole('button', { name: 'Start' })).toBeNull()
  })

  it('are skipped, paused and resumed, and say what became of each order', async () => {
    await using shop = await openShop()
    await repeatedList(shop)
    await shop.services.recurringSweep.run()
    using page = show(<Page />, { fetch: shop.fetchAs('buyer') })
    await page.user.click(await page.findByRole('link', { name: /Truck.*Waiting for confirmation/ }))
    await page.findByText('The order for Nov 20, 2026 is waiting for you.')
    await page.user.click(page.getByRole('button', { name: 'Skip the next one' }))
    await page.findByText('Dec 18, 2026')
    await page.user.click(page.getByRole('button', { name: 'Pause' }))
    await page.user.click(await page.findByRole('button', { name: 'Resume' }))
    await page.findByText('Dec 18, 2026')
  })

  it('of a company are seen by its admin, who allows orders without confirmation', async () => {
    await using shop = await openShop()
    await repeatedList(shop, { nextOn: '2026-12-01' })
    using page = show(<Page />, { fetch: shop.fetchAs('owner') })
    await page.user.click(await page.findByLabelText('Company'))
    await page.findByRole('link', { name: /Truck.*Bea Test/ })
    await page.user.click(page.getByLabelText(/^Allow orders without confirmation/))
    await expect.poll(lastNotice).toBe('Recurring orders can now be placed without confirmation.')
  })
})

describe('an order of a recurring order', () => {
  it('shows what changed since the last one, and is placed at the shown total', async () => {
    await using shop = await openShop()
    const { buyer } = await repeatedList(shop)
    await shop.services.recurringSweep.run()
    using page = show(<DraftPage named={{ draftId: 1 }} />, { fetch: shop.fetchAs('buyer') })
    await page.user.click(await page.findByRole('button', { name: /^Confirm and place · \$/ }))
    await page.findByRole('heading', { name: 'Placed, order W100001' })
    await setPrice(shop, 2000)
    shop.pass(14 * dayMs)
    await shop.services.recurringSweep.run()
    using next = show(<DraftPage named={{ draftId: 2 }} />, { fetch: shop.fetchAs('buyer') })
    await next.findByText('Changed since the last order')
    await next.findByText(/is now \$17\.00 instead of \$10\.63\./)
    await next.user.click(next.getByRole('button', { name: 'Skip this one' }))
    await next.findByRole('heading', { name: 'Skipped' })
    expect((await buyer.orders.list({ scope: 'user' })).total).toBe(1)
  })

  it('that comes to another total by now is shown again, and confirmed at that one', async () => {
    await using shop = await openShop()
    const { buyer } = await repeatedList(shop)
    await shop.services.recurringSweep.run()
    using page = show(<DraftPage named={{ draftId: 1 }} />, { fetch: shop.fetchAs('buyer') })
    const confirm = await page.findByRole('button', { name: /^Confirm and place · \$/ })
    await page.fill(page.getByLabelText('PO number'), 'PO-78')
    const shown = confirm.textContent
    await setPrice(shop, 2000)
    shop.pass(dayMs)
    await page.user.click(confirm)
    await page.findByRole('alert')
    await expect.poll(() => confirm.textContent).not.toBe(shown)
    await page.user.click(confirm)
    await page.findByRole('heading', { name: 'Placed, order W100001' })
    const { orders } = await buyer.orders.list({ scope: 'user' })
    expect(orders.map(({ poNumber }) => poNumber)).toEqual(['PO-78'])
  })

  it('says why it failed, and that nothing can be ordered', async () => {
    await using shop = await openShop()
    await repeatedList(shop)
    await setPrice(shop, null)
    await shop.services.recurringSweep.run()
    using page = show(<DraftPage named={{ draftId: 1 }} />, { fetch: shop.fetchAs('buyer') })
    await page.findByRole('heading', { name: 'Not placed' })
    await page.findByText(/^Left out: /)
    expect((await page.findAllByText('Nothing on the list can be ordered now.')).length).toBeGreaterThan(1)
    expect(page.queryByRole('button', { name: /^Confirm and place/ })).toBeNull()
  })
})
