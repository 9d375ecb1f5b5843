import { demoOriginZip } from '@mullion/domain/store-info'
import { describe, expect, it } from 'vitest'
import { createDestinations } from './destinations.ts'

describe('a destination', () => {
  it.each([
    ['Wilmington NC', { city: 'Wilmington', state: 'NC', zip: '28401' }, '2', 1],
    ['Columbus OH', { city: 'Columbus', state: 'OH', zip: '43215' }, '4', 2],
    ['Los Angeles CA', { city: 'Los Angeles', state: 'CA', zip: '90012' }, '8', 5],
    ['Honolulu HI', { city: 'Honolulu', state: 'HI', zip: '96813' }, 'hawaii', 7],
    ['San Juan PR', { city: 'San Juan', state: 'PR', zip: '00901' }, 'territory', 7],
  ] as const)('%s has its zone and ground transit days', async (_name, destination, zone, groundDays) => {
    const found = await createDestinations(demoOriginZip).find(destination)
    expect(found).toEqual({ zone, groundDays, warnings: [] })
  })

  it('cannot be found from a store with an unknown ZIP code', async () => {
    const anywhere = { city: 'Columbus', state: 'OH', zip: '43215' }
    await expect(createDestinations('00000').find(anywhere)).rejects.toBeInstanceOf(RangeError)
  })
})
