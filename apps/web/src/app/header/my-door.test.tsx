import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { expect, it } from 'vitest'
import { closePicker, myDoorState, setMyDoor } from '../../lib/my-door.state.ts'
import { dismissNotice, noticesState } from '../../lib/notices.state.ts'
import { aDoor } from '../../testing/my-door.ts'
import { show } from '../../testing/show.tsx'
import { currentRoute, followAddress } from '../navigation/navigation.ts'
import { ChosenDoor, MyDoorButton } from './my-door.tsx'

const shopOf = () =>
  openTestShop({ doors: [{ serialNumber: '15-0001' }, { serialNumber: '15-0002' }], people: true })

/** The page as it loads at an address, with the door that the tab has kept. */
async function load(
  address: string,
  kept: string | null,
  { actor = 'guest', away = '' }: { actor?: 'guest' | 'stranger' | 'buyer'; away?: string } = {},
) {
  const shop = await shopOf()
  const server = shop.fetchAs(actor)
  history.replaceState(null, '', address)
  setMyDoor(kept === null ? null : aDoor(kept))
  const stop = followAddress()
  const page = show(
    <>
      <MyDoorButton />
      <ChosenDoor />
    </>,
    {
      fetch: (input, init) =>
        away !== '' && String(input).includes(away)
          ? Promise.reject(new TypeError('Failed to fetch'))
          : server(input, init),
    },
  )
  return {
    page,
    lookups: () => page.queryClient.isFetching(),
    [Symbol.asyncDispose]: async () => {
      page[Symbol.dispose]()
      stop()
      setMyDoor(null)
      history.replaceState(null, '', '/')
      await shop[Symbol.asyncDispose]()
    },
  }
}

it('the door of a link becomes the door of the tab', async () => {
  await using loaded = await load('/?door=15-0002', '15-0001')
  await expect.poll(() => myDoorState.door?.key).toBe('15-0002')
  expect(await loaded.page.findByText('15-0002')).toBeTruthy()
})

it('clearing the door after a reload stays cleared, and results are no longer narrowed', async () => {
  await using loaded = await load('/?door=15-0001&fits=1', '15-0001')
  await loaded.page.user.click(await loaded.page.findByRole('button', { name: 'Clear my door' }))
  await expect.poll(() => [currentRoute().door, currentRoute().onlyFits]).toEqual([null, false])
  expect(loaded.lookups()).toBe(0)
  expect(myDoorState.door).toBeNull()
})

it('the focus goes to the button in the header when the bar goes away', async () => {
  await using loaded = await load('/', '15-0001')
  const { page } = loaded
  const button = page.getByRole('button', { name: 'My door' })
  await page.user.click(await page.findByRole('button', { name: 'Change' }))
  expect(document.activeElement).toBe(button)
  closePicker(null)
  await page.user.click(await page.findByRole('button', { name: 'Clear my door' }))
  await expect.poll(() => document.activeElement).toBe(button)
})

it('another door chosen after a reload stays chosen', async () => {
  await using loaded = await load('/?door=15-0001', '15-0001')
  await loaded.page.findByText('15-0001')
  setMyDoor(aDoor('15-0002'))
  await expect.poll(() => currentRoute().door).toBe('15-0002')
  expect(loaded.lookups()).toBe(0)
  expect(myDoorState.door?.key).toBe('15-0002')
})

it('results are no longer narrowed once the door is gone by any other way', async () => {
  await using loaded = await load('/?door=15-0001&fits=1', '15-0001')
  await loaded.page.findByText('15-0001')
  setMyDoor(null)
  await expect.poll(() => [currentRoute().door, currentRoute().onlyFits]).toEqual([null, false])
})

it('a link to a saved door of another company says nothing and leaves the address', async () => {
  await using _ = await load('/?door=saved-12', null, { actor: 'stranger' })
  await expect.poll(() => currentRoute().door).toBeNull()
  expect(noticesState.list).toEqual([])
})

it('a saved door that cannot be looked up says so and leaves the address', async () => {
  await using _ = await load('/?door=saved-12', null, { actor: 'buyer', away: 'doors.saved' })
  await expect.poll(() => currentRoute().door).toBeNull()
  const [notice] = noticesState.list
  expect(notice).toMatchObject({ tone: 'problem', text: 'Network error. Please try again.' })
  if (notice) dismissNotice(notice.id)
})

it('a link to a door that is not registered says so', async () => {
  await using _ = await load('/?door=15-0009', null)
  await expect.poll(() => currentRoute().door).toBeNull()
  const [notice] = noticesState.list
  expect(notice?.tone).toBe('problem')
  if (notice) dismissNotice(notice.id)
})

it('a link that names no door says so and leaves the address', async () => {
  await using _ = await load('/?door=saved-x', null)
  await expect.poll(() => currentRoute().door).toBeNull()
  const [notice] = noticesState.list
  expect(notice).toMatchObject({ tone: 'problem', text: expect.stringContaining('saved-x') })
  if (notice) dismissNotice(notice.id)
})
