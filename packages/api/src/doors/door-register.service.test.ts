import { doorSerialText } from '@mullion/domain/doors/door-serial'
import { doorMissingText } from '@mullion/domain/doors/registered-door'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'

type Shop = Awaited<ReturnType<typeof openTestShop>>
const door = { serialNumber: '15-0001', widthInches: 36.125, gaskets: 'Welded Magnetic' }
const openRegister = () => openTestShop({ doors: [door, { serialNumber: '15-0002' }], people: true })

const statusOf = (lookup: Promise<unknown>) =>
  lookup.then(
    () => 'found',
    (error: { cause: { code: string } }) => error.cause.code,
  )
async function lookUp(shop: Shop, serialNumber: string, times: number): Promise<string[]> {
  const outcomes: string[] = []
  for (let at = 0; at < times; at += 1)
    outcomes.push(await statusOf(shop.guest().doors.bySerial({ serialNumber })))
  return outcomes
}

describe('looking up a door by serial number', () => {
  it('returns how it was built, and nothing about its buyer', async () => {
    await using shop = await openRegister()
    const built = {
      serialNumber: '15-0001',
      doorType: 'swing',
      build: 'Traditional',
      direction: 'LH',
      bottom: 'Sweep Bottom',
      coolingType: 'Cooler',
      widthInches: 36.125,
      heightInches: 84,
      gaskets: 'Welded Magnetic',
      powerOperated: false,
    }
    expect(await shop.guest().doors.bySerial({ serialNumber: '15-0001' })).toEqual(built)
    const staff = await shop.person('super')
    expect(await staff.doors.bySerial({ serialNumber: '15-0001' })).toEqual(built)
  })

  it('ignores spaces around the serial number', async () => {
    await using shop = await openRegister()
    const found = await shop.guest().doors.bySerial({ serialNumber: '  15-0002\t' })
    expect(found.serialNumber).toBe('15-0002')
  })

  it.each(['', '15-001', '15-00010', '150001', '15–0001', '1५-0001', "15-0001' or 1=1", '15-0001\n15-0002'])(
    'refuses the malformed serial number %j',
    async (serialNumber) => {
      await using shop = await openRegister()
      const refused = shop.guest().doors.bySerial({ serialNumber })
      await expect(refused).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        cause: { issues: [{ path: ['serialNumber'], message: doorSerialText }] },
      })
    },
  )

  it.each(['15-9999', '11-0001', '99-0001'])(
    'reports a missing door for the unknown serial number %s',
    async (serialNumber) => {
      await using shop = await openRegister()
      await expect(shop.guest().doors.bySerial({ serialNumber })).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: doorMissingText,
        cause: { code: 'catalog.door_missing', details: { serialNumber } },
      })
    },
  )

  it('works for a door of any year', async () => {
    await using shop = await openTestShop({ doors: [{ serialNumber: '11-0002' }] })
    const { bySerial } = shop.guest().doors
    expect(await bySerial({ serialNumber: '11-0002' })).toMatchObject({ serialNumber: '11-0002' })
  })

  it('is limited to 30 a minute per IP address, misses included', async () => {
    await using shop = await openRegister()
    const outcomes = [...(await lookUp(shop, '15-0001', 20)), ...(await lookUp(shop, '15-9999', 12))]
    expect(outcomes.slice(0, 20).every((outcome) => outcome === 'found')).toBe(true)
    expect(outcomes.slice(20, 30).every((outcome) => outcome === 'catalog.door_missing')).toBe(true)
    expect(outcomes.slice(30)).toEqual(['limits.too_many', 'limits.too_many'])
    shop.pass(60_000)
    expect(await lookUp(shop, '15-0001', 1)).toEqual(['found'])
  })

  it('works from one IP address when another has used up its lookups', async () => {
    await using shop = await openRegister()
    await lookUp(shop, '15-0001', 31)
    const elsewhere = await shop.person('buyer')
    expect(await statusOf(elsewhere.doors.bySerial({ serialNumber: '15-0001' }))).toBe('limits.too_many')
    const { guest } = await import('@mullion/domain/accounts/actor')
    const stranger = shop.as(guest('guest-two-session-key0', '198.51.100.1'))
    expect(await statusOf(stranger.doors.bySerial({ serialNumber: '15-0001' }))).toBe('found')
  })

  it('does not count malformed serial numbers', async () => {
    await using shop = await openRegister()
    for (let at = 0; at < 31; at += 1)
      await shop
        .guest()
        .doors.bySerial({ serialNumber: 'x' })
        .catch(() => null)
    expect(await lookUp(shop, '15-0001', 1)).toEqual(['found'])
  })
})
