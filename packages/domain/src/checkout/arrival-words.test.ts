import { expect, it } from 'vitest'
import { arrivalText } from './arrival-words.ts'

it.each([
  ['its weekday and date', { arrivesOn: '2026-11-24', madeToOrder: false }, 'Tue, Nov 24'],
  ['no day for a part made to order', { arrivesOn: null, madeToOrder: true }, 'After the part is ready'],
  [
    'no day for a part made to order, whatever the carrier promised',
    { arrivesOn: '2026-11-24', madeToOrder: true },
    'After the part is ready',
  ],
  ['nothing if the day is unknown', { arrivesOn: null, madeToOrder: false }, null],
])('the estimated arrival says %s', (_title, arrival, text) => {
  expect(arrivalText(arrival)).toBe(text)
})
