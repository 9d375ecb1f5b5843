import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { closeListRequest, type ListRequest, listRequestState } from '../../../lib/list-request.state.ts'
import { noticesState } from '../../../lib/notices.state.ts'
import { show } from '../../../testing/show.tsx'
import { AddToList } from '../../../ui/add-to-list.tsx'
import { AddToListDialog } from './add-to-list-dialog.tsx'

const parts = [
  { id: 1, number: '0100-01' },
  { id: 2, number: '0200-01' },
]
const left = { kind: 'direction' as const, left: 2, right: 0 }
const line = (partId: number) => ({ partId, quantity: 2, comments: ['Dock'], configurations: [left] })
const request: ListRequest = { lines: [line(1), line(2)], name: null, leftOut: 0 }
const nothing = { opened: true, onClose: () => {}, onOpenList: () => {} }
const lastNotice = () => noticesState.list.at(-1)

it('lines join the list that was changed last, with their notes and options', async () => {
  await using shop = await openTestShop({ people: true, parts })
  const { partLists } = await shop.person('buyer')
  await partLists.create({ name: 'Aisle' })
  shop.pass(1_000)
  const { id: listId } = await partLists.create({ name: 'Truck', lines: [{ partId: 1, quantity: 1 }] })
  const onOpenList = vi.fn()
  using page = show(<AddToListDialog {...nothing} request={request} onOpenList={onOpenList} />, {
    fetch: shop.fetchAs('buyer'),
  })
  await page.user.click(await page.findByRole('button', { name: 'Add to list' }))
  await waitFor(() => expect(lastNotice()?.text).toBe('Added 2 lines to Truck.'))
  const { lines } = await partLists.byId({ listId })
  expect(lines.slice(1)).toMatchObject([line(1), line(2)])
  lastNotice()?.action?.run()
  expect(onOpenList).toHaveBeenCalledWith(listId)
})

it('lines become a new list under the name that is offered', async () => {
  await using shop = await openTestShop({ people: true, parts })
  const { partLists } = await shop.person('buyer')
  await partLists.create({ name: 'Aisle' })
  const named = { ...request, name: 'Order W000012', leftOut: 2 }
  using page = show(<AddToListDialog {...nothing} request={named} />, { fetch: shop.fetchAs('buyer') })
  await page.findByText('2 rows without a part are left out.')
  await page.user.click(page.getByRole('checkbox', { name: /^Share with my company/ }))
  await page.user.click(page.getByRole('button', { name: 'Create list' }))
  await waitFor(() => expect(lastNotice()?.text).toBe('Added 2 lines to Order W000012.'))
  expect(await partLists.list()).toMatchObject([{ name: 'Aisle' }, { shared: true, lineCount: 2 }])
})

it('a list without room says so and the dialog stays', async () => {
  await using shop = await openTestShop({ people: true, parts })
  const { partLists } = await shop.person('buyer')
  const full = Array.from({ length: 500 }, () => ({ ...line(1), comments: [] }))
  await partLists.create({ name: 'Full', lines: full })
  const onClose = vi.fn()
  using page = show(<AddToListDialog {...nothing} request={request} onClose={onClose} />, {
    fetch: shop.fetchAs('buyer'),
  })
  await page.user.click(await page.findByRole('button', { name: 'Add to list' }))
  await page.findByText('A list can have at most 500 lines. Nothing was added.')
  expect(onClose).not.toHaveBeenCalled()
})

it('guests are not offered lists, and buyers send the lines of the moment', async () => {
  await using shop = await openTestShop({ people: true, parts })
  const lines = vi.fn(() => [line(2)])
  using page = show(<AddToList word="Save as list" name="Cart" lines={lines} />, {
    fetch: shop.fetchAs('buyer'),
  })
  await page.user.click(await page.findByRole('button', { name: 'Save as list' }))
  expect(listRequestState.request).toEqual({ lines: [line(2)], name: 'Cart', leftOut: 0 })
  closeListRequest()
  page.queryClient.clear()
})

it('guests see no such button', async () => {
  await using shop = await openTestShop()
  using page = show(<AddToList word="Save as list" lines={() => []} />, { fetch: shop.fetchAs('guest') })
  await waitFor(() => expect(page.queryClient.isFetching()).toBe(0))
  expect(page.queryByRole('button', { name: 'Save as list' })).toBeNull()
})
