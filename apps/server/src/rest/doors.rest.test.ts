import { doorSerialText } from '@mullion/domain/doors/door-serial'
import { doorMissingText } from '@mullion/domain/doors/registered-door'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'

const doors = [
  {
    serialNumber: '15-0001',
    direction: 'Double',
    coolingType: 'Freezer',
    widthInches: 72.125,
    gaskets: 'Welded Magnetic',
  },
  {
    serialNumber: '19-0001',
    doorType: 'so',
    build: 'Sectional',
    direction: null,
    bottom: null,
    powerOperated: true,
  },
] as const
const path = (serial: string) => `/api/door-info/search?serialNumber=${encodeURIComponent(serial)}`

describe('GET /api/door-info/search', () => {
  it('returns a door with the documented field names and nothing else', async () => {
    await using shop = await openTestApp({ doors })
    const answer = await shop.get(path('15-0001'))
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      serialNumber: '15-0001',
      Type: 'Traditional',
      doorType: 'swing',
      Direction: 'Double',
      Bottom: 'Sweep Bottom',
      coolingType: 'Freezer',
      netWidth: 72.125,
      netHeight: 84,
      Gaskets: 'Welded Magnetic',
      powerOperated: false,
    })
  })

  it('returns empty strings for properties a door does not have', async () => {
    await using shop = await openTestApp({ doors })
    const door = await (await shop.get(path('19-0001'))).json()
    expect(door).toMatchObject({ Type: 'Sectional', Direction: '', Bottom: '', powerOperated: true })
  })

  it('ignores spaces around the serial number', async () => {
    await using shop = await openTestApp({ doors })
    expect((await shop.get(path(' 15-0001 '))).status).toBe(200)
  })

  it.each(['/api/door-info/search', path(''), path('15-001'), path('15-0001;')])(
    'answers 400 with the serial number format for %s',
    async (address) => {
      await using shop = await openTestApp({ doors })
      const answer = await shop.get(address)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toEqual({
        message: doorSerialText,
        fields: { serialNumber: doorSerialText },
      })
    },
  )

  it.each(['12-0001', '11-0001'])('answers 404 with the text for an unknown door: %s', async (serial) => {
    await using shop = await openTestApp({ doors })
    const answer = await shop.get(path(serial))
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ message: doorMissingText })
  })

  it('answers 429 to the 31st lookup in a minute, across REST and tRPC', async () => {
    await using shop = await openTestApp({ doors })
    const page = shop.browser()
    const typed = `/trpc/doors.bySerial?input=${encodeURIComponent('{"serialNumber":"15-0001"}')}`
    const statuses: number[] = []
    for (let at = 0; at < 32; at += 1)
      statuses.push((await page.get(at % 2 === 0 ? path('15-0001') : typed)).status)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429, 429])
    shop.pass(60_000)
    expect((await page.get(path('15-0001'))).status).toBe(200)
  })
})
