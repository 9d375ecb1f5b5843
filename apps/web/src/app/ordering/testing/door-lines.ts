import type { Configuration } from '@mullion/domain/cart/configuration-schema'
import type { DoorUse } from '@mullion/domain/cart/door-uses'
import type { Part } from '@mullion/domain/catalog/part'

/** A Traditional swing door, 36 × 84 inches, without a serial number. */
const door = {
  doorType: 'swing',
  build: 'Traditional',
  double: false,
  bottom: 'Sweep Bottom',
  hinge: null,
  powerOperated: false,
  gasketing: null,
  widthInches: 36,
  heightInches: 84,
} as const

export const part = (id: number) =>
  ({ id, number: `0${id}`, name: 'PART', unit: 'FT', priceCents: 100, requirements: {} }) as Part

export const forDoor = (use: DoorUse['use'], count = 1): Configuration => ({
  kind: 'door',
  doors: [{ serialNumber: null, door, use, count }],
})
