import { expect, it } from 'vitest'
import { asSpelled } from './misspellings.ts'

it.each([
  ['Botom seal of the freezr', 'bottom seal of the freezer'],
  ['foot peddles', 'foot pedals'],
  ['stainless hinges, not galvanized', 'stainless hinges, not galvanized'],
  ['frost in the seem', 'frost in the seam'],
  ['hinges seem loose', 'hinges seem loose'],
])('%j is %j', (written, meant) => {
  expect(asSpelled(written)).toBe(meant)
})
