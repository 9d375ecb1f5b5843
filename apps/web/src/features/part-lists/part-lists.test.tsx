import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { noticesState } from '../../lib/notices.state.ts'
import { show } from '../../testing/show.tsx'
import type { ListActions } from './list-actions.ts'
import { PartLists } from './part-lists.tsx'

const parts = [
  { id: 1, number: '0100-01', name: 'HNG', priceCents: 1000 },
  { id: 2, number: '0200-01', name: 'HNDL', requirements: { direction: true } },
  { id: 3, number: '0300-01', name: 'GSKT', priceCents: 250 },
]
const lastNotice = () => noticesState.list.at(-1)

function actionsWith(some: Partial<ListActions> = {}): ListActions {
  return {
    hrefOf: (id) => `/?panel=account&view=lists${id === null ? '' : `&id=${id}`}`,
    ...{
      onOpen: () => {},
      onOpenPart: () => {},
      onOpenCart: () => {},
      onConfigure: () => {},
      onRepeat: () => {},
    },
    onAdd: async (entries) => entries.map(() => null),
    ...some,
  }
}

async function openShop() {
  const shop = await openTestShop({ people: true, parts })
  const { partLists } = await shop.person('buyer')
  const { id } = await partLists.create({
    name: 'Truck 4',
    shared: true,
    lines: [
      { partId: 1, quantity: 4, keep: 4 },
      { partId: 2, quantity: 1 },
      { partId: 3, quantity: 2 },
    ],
  })
  const quantities = async () =>
    (await partLists.byId({ listId: id })).lines.map(({ partId, quantity }) => [partId, quantity])
  return { ...shop, id, lists: partLists, quantities }
}

it('a new list is named, and then opened', async () => {
  await using shop = await openTestShop({ people: true })
  const onOpen = vi.fn()
  using page = show(<PartLists listId={null} actions={actionsWith({ onOpen })} />, {
    fetch: shop.fetchAs('buyer'),
  })
  await page.findByText('No lists yet.')
  await page.user.click(page.getByRole('button', { name: 'New list' }))
  const dialog = within(await page.findByRole('dialog'))
  await page.user.click(dialog.getByRole('button', { name: 'Create list' }))
  await dialog.findByText('Enter a name for the list.')
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Name/))
  await page.user.keyboard(' Truck 4 {Enter}')
  await waitFor(() => expect(onOpen).toHaveBeenCalledOnce())
  const [made] = await (await shop.person('buyer')).partLists.list()
  expect(made).toMatchObject({ id: onOpen.mock.calls[0]?.[0], name: 'Truck 4', shared: false })
})

it('quantities typed one after the other are all saved', async () => {
  await using shop = await openShop()
  using page = show(<PartLists listId={shop.id} actions={actionsWith()} />, { fetch: shop.fetchAs('buyer') })
  const more = await page.findByRole('button', { name: 'More, Quantity of 0100-01' })
  for (const _ of [1, 2, 3]) await page.user.click(more)
  await page.user.click(page.getByRole('button', { name: 'Less, Quantity of 0300-01' }))
  await page.user.click(page.getByRole('button', { name: 'Move 0300-01 up' }))
  await expect.poll(shop.quantities).toEqual([
    [1, 7],
    [3, 1],
    [2, 1],
  ])
})

it('a removed line moves the focus to the next one, and Undo puts it back where it was', async () => {
  await using shop = await openShop()
  using page = show(<PartLists listId={shop.id} actions={actionsWith()} />, { fetch: shop.fetchAs('buyer') })
  await page.user.click(await page.findByRole('button', { name: 'Remove 0200-01' }))
  await waitFor(() => expect(lastNotice()?.text).toBe('Removed 0200-01 from Truck 4.'))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove 0300-01')
  expect(await shop.quantities()).toEqual([
    [1, 4],
    [3, 2],
  ])
  await page.user.click(page.getByRole('button', { name: 'Remove 0100-01' }))
  await waitFor(() => expect(lastNotice()?.text).toBe('Removed 0100-01 from Truck 4.'))
  noticesState.list.at(-2)?.action?.run()
  await expect.poll(shop.quantities).toEqual([
    [3, 2],
    [2, 1],
  ])
  await page.user.click(page.getByRole('button', { name: 'Remove 0300-01' }))
  await page.user.click(page.getByRole('button', { name: 'Remove 0200-01' }))
  await page.findByText('This list is empty.')
  expect(document.activeElement).toBe(page.getByRole('heading', { name: 'Truck 4' }))
})

it('a change of what someone else has changed is refused, and the list is as they left it', async () => {
  await using shop = await openShop()
  using page = show(<PartLists listId={shop.id} actions={actionsWith()} />, { fetch: shop.fetchAs('buyer') })
  const more = await page.findByRole('button', { name: 'More, Quantity of 0100-01' })
  const owner = (await shop.person('owner')).partLists
  await owner.saveLines({ listId: shop.id, version: 1, lines: [{ id: 1, partId: 1, quantity: 9 }] })
  await page.user.click(more)
  await waitFor(() => expect(lastNotice()?.text).toMatch(/^Olga Test changed this list/))
  await waitFor(() => expect(page.queryByRole('button', { name: 'Remove 0200-01' })).toBeNull())
  expect(page.getByRole('textbox', { name: 'Quantity of 0100-01' })).toHaveProperty('value', '9')
})

it('a line’s note and number to keep are edited, and a wrong number is refused', async () => {
  await using shop = await openShop()
  using page = show(<PartLists listId={shop.id} actions={actionsWith()} />, { fetch: shop.fetchAs('buyer') })
  await page.user.click(await page.findByRole('button', { name: 'Edit 0100-01' }))
  const dialog = within(await page.findByRole('dialog'))
  await page.fill(dialog.getByLabelText('Keep'), '0')
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('Enter a number above 0, or leave it empty.')
  await page.fill(dialog.getByLabelText('Keep'), '6')
  await page.fill(dialog.getByLabelText('Note'), 'Left bin')
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  await page.findByText('Keep 6')
  const [line] = (await shop.lists.byId({ listId: shop.id })).lines
  expect(line).toMatchObject({ keep: 6, comments: ['Left bin'] })
})

it('a list added to the cart says which lines were left out, and why', async () => {
  await using shop = await openShop()
  const onAdd = vi.fn<ListActions['onAdd']>(async () => [null, 'The cart is full.'])
  using page = show(<PartLists listId={shop.id} actions={actionsWith({ onAdd })} />, {
    fetch: shop.fetchAs('buyer'),
  })
  await page.findByText('2 of 3 lines ready')
  await page.user.click(page.getByRole('button', { name: 'Add list to cart' }))
  await page.findByText('1 line was added to your cart.')
  await page.findByText('2 lines were left out. The reason is with each line.')
  await page.findByText('The cart is full.')
  expect(onAdd.mock.calls[0]?.[0].map(({ partId, quantity }) => [partId, quantity])).toEqual([
    [1, 4],
    [3, 2],
  ])
})

it('a deleted list is brought back by Undo', async () => {
  await using shop = await openShop()
  const onOpen = vi.fn()
  using page = show(<PartLists listId={shop.id} actions={actionsWith({ onOpen })} />, {
    fetch: shop.fetchAs('buyer'),
  })
  await page.user.click(await page.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(lastNotice()?.text).toBe('Deleted Truck 4.'))
  expect(onOpen).toHaveBeenCalledWith(null)
  expect(await shop.lists.list()).toEqual([])
  lastNotice()?.action?.run()
  await expect.poll(async () => (await shop.lists.list()).map(({ name }) => name)).toEqual(['Truck 4'])
})

it('a list that fails to load can be tried again, and one that is not shared says so', async () => {
  await using shop = await openShop()
  const server = shop.fetchAs('otherOwner')
  let fails = true
  const fetch: typeof server = async (input, init) =>
    fails ? new Response('', { status: 503 }) : server(input, init)
  using page = show(<PartLists listId={shop.id} actions={actionsWith()} />, { fetch })
  const retry = await page.findByRole('button', { name: 'Retry' })
  fails = false
  await page.user.click(retry)
  await page.findByText('This list was deleted or isn’t shared with you.')
})

it('a count adds what is missing to the cart, and keeps what the cart refused', async () => {
  await using shop = await openShop()
  const { lists, id: listId } = shop
  const list = await lists.byId({ listId })
  const [hinge, handle, gasket] = list.lines
  if (!hinge || !handle || !gasket) throw new Error('The list is too short.')
  const keeping = [hinge, handle, gasket].map(({ id, partId, quantity }) => ({
    id,
    partId,
    quantity,
    keep: 4,
  }))
  await lists.saveLines({ listId, version: list.version, lines: keeping })
  const onAdd = vi.fn<ListActions['onAdd']>(async () => [null, 'The cart is full.'])
  using page = show(<PartLists listId={listId} actions={actionsWith({ onAdd })} />, {
    fetch: shop.fetchAs('buyer'),
  })
  await page.user.click(await page.findByRole('button', { name: 'Count' }))
  const dialog = within(await page.findByRole('dialog'))
  const countOf = (number: string) => dialog.getByLabelText(`How many of ${number} are there`)
  await page.user.click(countOf('0100-01'))
  await page.user.keyboard('1{Enter}2{Enter}x')
  const reloaded = () => JSON.parse(sessionStorage.getItem(`partListCounts:${listId}`) ?? '{}')
  expect(Object.values(reloaded())).toEqual(['1', '2', 'x'])
  expect(document.activeElement).toBe(countOf('0300-01'))
  dialog.getByText('Enter a number, or leave it empty.')
  dialog.getByText(/^2 missing\. .*hand/)
  await page.fill(countOf('0300-01'), '0')
  await page.user.click(dialog.getByRole('button', { name: 'Add 2 lines to cart' }))
  await dialog.findByText('The cart is full.')
  expect(onAdd.mock.calls[0]?.[0].map(({ partId, quantity }) => [partId, quantity])).toEqual([
    [1, 3],
    [3, 4],
  ])
  expect(lastNotice()?.text).toBe('Added 1 line to your cart.')
  expect([countOf('0100-01'), countOf('0300-01')].map((field) => 'value' in field && field.value)).toEqual([
    '',
    '0',
  ])
})

it('an uploaded file shows what becomes of each row, and is saved as a whole', async () => {
  await using shop = await openShop()
  using page = show(<PartLists listId={shop.id} actions={actionsWith()} />, { fetch: shop.fetchAs('buyer') })
  await page.user.click(await page.findByRole('button', { name: 'CSV' }))
  const dialog = within(await page.findByRole('dialog'))
  const choose = (text: string) => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('There is no file input.')
    return page.user.upload(input, new File([text], 'truck.csv', { type: 'text/csv' }))
  }
  await choose('')
  await dialog.findByText('There are no rows in this file.')
  await choose('Line,Part number,Quantity,Keep\n1,0100-01,6,4\n2,0200-01,1,\n,0300-01,5,\n,9999-99,1,\n')
  await dialog.findByText('Part number not found.')
  dialog.getByText('Changes quantity 4 to 6')
  dialog.getByText('Adds 5 of 0300-01')
  dialog.getByText(/^1 changed, 1 added, 1 as they are, 1 left out/)
  expect(await shop.quantities()).toHaveLength(3)
  await page.user.click(dialog.getByRole('button', { name: 'Save 2 rows' }))
  await waitFor(() => expect(lastNotice()?.text).toBe('Saved 2 rows to Truck 4.'))
  expect(await shop.quantities()).toEqual([
    [1, 6],
    [2, 1],
    [3, 7],
  ])
})
