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
  ['doors for a gasket that would be cut', partOf(gasket, { precisionCut: true }), [doors], 'door'],
  [
    'cuts for a gasket with both cuts and doors',
    partOf(gasket, { precisionCut: true }),
    [cuts, doors],
    'cuts',
  ],
  ['doors for a gasket that needs nothing', partOf(gasket), [doors], 'door'],
  ['a door for a part that must be calculated', partOf(wire), [], 'door'],
  ['nothing for a gasket without doors', partOf(gasket), [], null],
])('kind to configure: %s', (_, part, configurations, kind) => {
  expect(kindToConfigure(part, configurations)).toBe(kind)
})
