import { usStates } from '@mullion/domain/postal-address'
import { expect, it } from 'vitest'
import { shadeOf, stateShapes } from './us-map.ts'

it('the map has an outline of every state and the capital', () => {
  const codes = stateShapes.map(({ code }) => code)
  const missing = Object.keys(usStates).filter((code) => !codes.includes(code))
  expect(missing.filter((code) => !['PR', 'VI', 'GU', 'AS', 'MP', 'AA', 'AE', 'AP'].includes(code))).toEqual(
    [],
  )
  expect(stateShapes.every(({ outline }) => outline.startsWith('M'))).toBe(true)
})

it.each([
  [0, 100, 0],
  [1, 1000, 0.2008],
  [50, 100, 0.6],
  [100, 100, 1],
  [0, 0, 0],
])('%i of a maximum of %i is shaded %f', (value, largest, shade) => {
  expect(shadeOf(value, largest)).toBeCloseTo(shade, 6)
})
