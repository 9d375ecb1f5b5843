import { describe, expect, it } from 'vitest'
import { loadZipData, milesApart } from './zip-data.ts'
import { zoneOf } from './zones.ts'

describe('zones from Newport NC', () => {
  it.each([
    { to: '27601', state: 'NC', miles: 102, zone: '2' },
    { to: '23220', state: 'VA', miles: 175, zone: '3' },
    { to: '30303', state: 'GA', miles: 423, zone: '4' },
    { to: '10001', state: 'NY', miles: 432, zone: '4' },
    { to: '60601', state: 'IL', miles: 741, zone: '5' },
    { to: '33130', state: 'FL', miles: 665, zone: '5' },
    { to: '02108', state: 'MA', miles: 602, zone: '5' },
    { to: '75201', state: 'TX', miles: 1137, zone: '6' },
    { to: '80202', state: 'CO', miles: 1558, zone: '7' },
    { to: '90001', state: 'CA', miles: 2328, zone: '8' },
    { to: '98101', state: 'WA', miles: 2462, zone: '8' },
  ])('$to is $miles miles away, zone $zone', async ({ to, state, miles, zone }) => {
    const away = (await loadZipData()).milesBetween('28570', to)
    expect(Math.abs((away ?? 0) - miles)).toBeLessThanOrEqual(1)
    expect(zoneOf(state, away)).toBe(zone)
  })

  it.each([
    [0, '2'],
    [150, '2'],
    [150.1, '3'],
    [300, '3'],
    [600, '4'],
    [1000, '5'],
    [1400, '6'],
    [1800, '7'],
    [1800.1, '8'],
  ])('%d miles is zone %s', (miles, zone) => {
    expect(zoneOf('OH', miles)).toBe(zone)
  })

  it.each([
    ['AK', 'alaska'],
    ['HI', 'hawaii'],
    ['PR', 'territory'],
    ['GU', 'territory'],
    ['AE', null],
  ])('%s is %s at any distance', (state, zone) => {
    expect(zoneOf(state, 1000)).toBe(zone)
  })

  it('are null when the distance is unknown', () => {
    expect(zoneOf('OH', null)).toBeNull()
  })
})

it('a degree along the equator is 69.09 miles', () => {
  expect(milesApart({ latitude: 0, longitude: 10 }, { latitude: 0, longitude: 11 })).toBeCloseTo(69.09, 1)
})
