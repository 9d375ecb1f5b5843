import { expect, it } from 'vitest'
import type { Configuration } from '../cart/configuration-schema.ts'
import type { Door } from '../doors/door.ts'
import { doorsOfLines } from './order-doors.ts'

const door: Door = {
  ...{ doorType: 'swing', build: 'Traditional', double: false, bottom: 'Sweep Bottom', hinge: null },
  ...{ powerOperated: false, gasketing: null, widthInches: 36, heightInches: 84 },
}
const line = (...configurations: Configuration[]) => ({ configurations })
const use = (serialNumber: string | null, of: Door = door) =>
  ({ serialNumber, door: of, use: 'doorGasket', count: 2 }) as const

it('names each door of an order once, by serial number or else by its build', () => {
  const wider = { ...door, widthInches: 42 }
  const lines = [
    line({ kind: 'door', doors: [use('15-0001'), use(null), use(null, wider)] }),
    line({ kind: 'serials', serials: ['16-0002', '15-0001'] }),
    line({ kind: 'door', doors: [{ ...use(null), use: 'sweepGasket' }] }),
    line({
      kind: 'cuts',
      cuts: [{ lengthInches: 10, wallInches: null, count: 1 }],
    } as unknown as Configuration),
  ]
  expect(doorsOfLines(lines)).toEqual([
    { serialNumber: '15-0001' },
    { door },
    { door: wider },
    { serialNumber: '16-0002' },
  ])
})
