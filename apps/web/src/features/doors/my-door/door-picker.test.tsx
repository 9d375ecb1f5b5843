import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { useSnapshot } from 'valtio'
import { expect, it } from 'vitest'
import { closePicker, myDoorState, pickMyDoor, setMyDoor } from '../../../lib/my-door.state.ts'
import { aDoor } from '../../../testing/my-door.ts'
import { show } from '../../../testing/show.tsx'
import { MyFit } from '../../../ui/my-fit.tsx'
import { DoorPicker } from './door-picker.tsx'

function Page({ member }: { readonly member: boolean }) {
  const { picker, door } = useSnapshot(myDoorState)
  return (
    <>
      {[1, 2, 3, 4].map((partId) => (
        <p key={partId} data-testid={`part ${partId}`}>
          <MyFit partId={partId} />
        </p>
      ))}
      <DoorPicker
        use={picker ?? { for: 'tab' }}
        current={door?.name ?? null}
        opened={picker !== null}
        member={member}
        onPick={closePicker}
        onSerialPlaces={() => {}}
      />
    </>
  )
}

const parts = [
  { id: 1, name: 'HNG LH' },
  { id: 2, name: 'HNG ESS', doorSubModels: ['ESS1'] },
  { id: 3, name: 'HNG HEATED 24V' },
  { id: 4, name: 'BOLT', doorModels: [] },
] as never

it('every part says whether it fits the door of a serial number, which is kept for the tab', async () => {
  await using shop = await openTestShop({ parts, doors: [{ serialNumber: '15-0001' }] })
  using page = show(<Page member={false} />, { fetch: shop.fetchAs('guest') })
  const texts = () => [1, 2, 3, 4].map((id) => page.getByTestId(`part ${id}`).textContent?.trim())
  expect(texts()).toEqual(['', '', '', ''])
  const picked = pickMyDoor()
  await page.user.type(await page.findByLabelText('Serial number'), '150001{Enter}')
  await picked
  await expect
    .poll(texts)
    .toEqual([
      'Fits 15-0001',
      'Doesn’t fit 15-0001. For ESS-1 doors. Yours is Traditional.',
      'Check for 15-0001. For 24V. Check the supply voltage.',
      'Not known to fit 15-0001',
    ])
  expect(JSON.parse(sessionStorage.getItem('myDoor') ?? '')).toMatchObject({
    key: '15-0001',
    fits: { doorModel: 'Swing', subModel: 'TSD', hand: 'LH' },
  })
  void pickMyDoor()
  await page.user.click(await page.findByRole('button', { name: 'Stop using 15-0001' }))
  expect(sessionStorage.getItem('myDoor')).toBeNull()
  expect(texts()).toEqual(['', '', '', ''])
})

it('a part whose fit cannot be checked says so, until it can', async () => {
  await using shop = await openTestShop({ parts, doors: [{ serialNumber: '15-0001' }] })
  const server = shop.fetchAs('guest')
  let away = true
  using page = show(<Page member={false} />, {
    fetch: (input, init) => (away ? Promise.resolve(new Response('', { status: 503 })) : server(input, init)),
  })
  setMyDoor(aDoor('15-0001'))
  await expect
    .poll(() => page.getByTestId('part 1').textContent?.trim())
    .toBe('Couldn’t check whether this fits 15-0001.')
  away = false
  await page.queryClient.refetchQueries()
  await expect.poll(() => page.getByTestId('part 1').textContent?.trim()).toBe('Fits 15-0001')
  setMyDoor(null)
})

it('an unknown or badly written serial number says so', async () => {
  await using shop = await openTestShop({ parts })
  using page = show(<Page member={false} />, { fetch: shop.fetchAs('guest') })
  void pickMyDoor()
  const field = await page.findByLabelText('Serial number')
  await page.user.type(field, 'door{Enter}')
  await page.findByText('Invalid serial number format. Please use ##-####.')
  await page.user.clear(field)
  await page.user.type(field, '15-0002{Enter}')
  await page.findByText(/^Serial number not found/)
  expect(myDoorState.door).toBeNull()
  closePicker(null)
})

it('a saved door is one click', async () => {
  await using shop = await openTestShop({ parts, people: true, doors: [{ serialNumber: '15-0001' }] })
  const found = await shop.guest().doors.bySerial({ serialNumber: '15-0001' })
  const door = { doorType: 'swing', build: 'Traditional', double: false, bottom: found.bottom } as const
  await (await shop.person('buyer')).doors.saved.save({
    ...{ name: 'Dock 4', site: 'North', serialNumber: '15-0001' },
    door: { ...door, hinge: null, powerOperated: false, gasketing: null, widthInches: 36, heightInches: 84 },
  })
  using page = show(<Page member />, { fetch: shop.fetchAs('buyer') })
  void pickMyDoor()
  await page.user.click(await page.findByRole('button', { name: /Dock 4/ }))
  await expect.poll(() => page.getByTestId('part 1').textContent?.trim()).toBe('Fits Dock 4')
  setMyDoor(null)
})
