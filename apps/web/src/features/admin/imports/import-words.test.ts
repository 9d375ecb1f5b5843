import { describe, expect, it } from 'vitest'
import { fieldChanges } from './import-words.ts'

describe('import changes in words', () => {
  it('show prices in dollars, lists as lists, and only the requirements that change', () => {
    const fields = [
      { field: 'priceCents', before: 1000, after: 1250 },
      { field: 'tags', before: ['Hinges'], after: ['Hinges', 'Locks'] },
      { field: 'obsolete', before: false, after: true },
      { field: 'illustration', before: null, after: 'hinge-butt' },
      {
        field: 'requirements',
        before: { direction: false, serial: true },
        after: { direction: true, serial: true },
      },
    ]
    expect(fieldChanges({ fields }).map(({ name, before, after }) => [name, before, after])).toEqual([
      ['Price', '$10.00', '$12.50'],
      ['Part tags', 'Hinges', 'Hinges, Locks'],
      ['Obsolete', 'No', 'Yes'],
      ['Drawing', '', 'hinge-butt'],
      ['Direction required', 'No', 'Yes'],
    ])
  })
})
