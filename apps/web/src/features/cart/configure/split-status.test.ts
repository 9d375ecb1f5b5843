import { expect, it } from 'vitest'
import { splitStatus, splitsMissing } from './split-status.ts'

it.each([
  [{ left: 1, right: 0 }, 3, '2 of 3 left to assign.'],
  [{ left: 2, right: 1 }, 3, 'All 3 assigned.'],
  [{ left: 0, right: 1 }, 1, 'Assigned.'],
  [{ left: 2, right: 2 }, 3, '1 over the quantity of 3.'],
])('%j for a quantity of %d: %s', (split, quantity, text) => {
  expect(splitStatus(split, quantity)).toBe(text)
})

it('missing assignments are listed by the name of each split', () => {
  const voltages = { '230V': 1, '460V': 0 }
  expect(splitsMissing({ Voltages: voltages }, 1)).toBe('')
  expect(splitsMissing({ Voltages: voltages, 'Door type': { single: 0 } }, 1)).toBe(
    'Door type: 1 of 1 left to assign.',
  )
  expect(splitsMissing({ Voltages: voltages, 'Door type': { single: 3 } }, 2)).toBe(
    'Voltages: 1 of 2 left to assign. Door type: 1 over the quantity of 2.',
  )
})
