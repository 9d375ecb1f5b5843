import type { Configuration } from '@mullion/domain/cart/configuration-schema'
import type { Part } from '@mullion/domain/catalog/part'
import { doorNamed } from '@mullion/domain/testing/doors'
import { expect, it } from 'vitest'
import { kindToConfigure } from './kind-to-configure.ts'

const gasket = 186
const wire = 76
const doors: Configuration = {
  kind: 'door',
  doors: [{ serialNumber: null, door: doorNamed('Traditional 36x84'), use: 'doorGasket', count: 1 }],
}
const cuts: Configuration = {
  kind: 'cuts',
  cuts: [{ lengthInches: 240, wallThicknessInches: null, count: 1 }],
}
const partOf = (id: number, requirements: object = {}) => ({ id, unit: 'FT', requirements }) as Part

it.each<[string, Part, Configuration[], string | null]>([
  ['doors answer for a gasket that would be cut', partOf(gasket, { precisionCut: true }), [doors], 'door'],
  [
    'cuts that are stated beside doors are what is edited',
    partOf(gasket, { precisionCut: true }),
    [cuts, doors],
    'cuts',
  ],
  ['a gasket that needs nothing may be for doors', partOf(gasket), [doors], 'door'],
  ['a part that has to be calculated', partOf(wire), [], 'door'],
  ['nothing is asked', partOf(gasket), [], null],
])('what is asked: %s', (_, part, configurations, kind) => {
  expect(kindToConfigure(part, configurations)).toBe(kind)
})
