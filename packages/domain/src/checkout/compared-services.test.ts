import { expect, it } from 'vitest'
import { noEarlierText } from './compared-services.ts'

const offer = (name: string, priceCents: number | null, arrivesOn: string | null, businessDays = 1) => ({
  ...{ name, priceCents, arrivesOn, businessDays },
})
const ground = offer('Ground', 1815, '2026-11-24', 2)
const threeDay = offer('3 Day Select', 2820, '2026-11-25', 3)
const secondDay = offer('2nd Day Air', 4125, '2026-11-24', 2)
const saver = offer('Next Day Saver', 8000, '2026-11-23')
const nextDay = offer('Next Day Air', 8700, '2026-11-23')
const all = [ground, threeDay, secondDay, saver, nextDay]

it('a dearer service that is not earlier than another says which', () => {
  expect(all.map((each) => noEarlierText(each, all))).toEqual([
    null,
    'Later than Ground',
    'Same day as Ground',
    null,
    'Same day as Next Day Saver',
  ])
})

it('without arrival days, days in transit are compared', () => {
  const days = all.map((each) => ({ ...each, arrivesOn: null }))
  expect(days.map((each) => noEarlierText(each, days))).toEqual([
    null,
    'Later than Ground',
    'Same day as Ground',
    null,
    'Same day as Next Day Saver',
  ])
})

it('nothing is said without a price, or of a service as cheap as the other', () => {
  expect(noEarlierText({ ...secondDay, priceCents: null }, all)).toBeNull()
  expect(noEarlierText(secondDay, [offer('Ground', null, '2026-11-24')])).toBeNull()
  expect(noEarlierText(secondDay, [offer('Ground', 4125, '2026-11-24')])).toBeNull()
})
