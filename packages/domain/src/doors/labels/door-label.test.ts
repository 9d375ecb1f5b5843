import { describe, expect, it } from 'vitest'
import type { RegisteredDoor } from '../registered-door.ts'
import { labeledDoor, labelOfRegistered, maxLabels, printLabelsInput } from './door-label.ts'
import { labelPages, labelPlaces, labelSheetIds, labelSheets, labelsPerPage } from './label-sheets.ts'

const registered: RegisteredDoor = {
  ...{
    serialNumber: '15-0001',
    doorType: 'swing',
    build: 'Traditional',
    direction: 'RH',
    bottom: 'Sweep Bottom',
  },
  ...{ coolingType: 'Freezer', widthInches: 36, heightInches: 84, gaskets: '', powerOperated: false },
}
const doors = (count: number) => Array.from({ length: count }, () => ({ serialNumber: '15-0001' }))
const problemOf = (input: object) => {
  const read = printLabelsInput.safeParse({ sheet: '5160', ...input })
  return read.success ? null : read.error.issues[0]?.path.join('.')
}

describe('label sheets', () => {
  it.each(labelSheetIds)('%s keeps every label on its page, none over another', (id) => {
    const sheet = labelSheets[id]
    const places = labelPlaces(sheet, 1, labelsPerPage(sheet))
    for (const { page, x, y } of places) {
      expect(page).toBe(0)
      expect(x + sheet.label.width).toBeLessThanOrEqual(sheet.page.width)
      expect(y + sheet.label.height).toBeLessThanOrEqual(sheet.page.height)
    }
    expect(sheet.across).toBeGreaterThanOrEqual(sheet.label.width)
    expect(sheet.down).toBeGreaterThanOrEqual(sheet.label.height)
  })

  it.each([
    ['5160', 1, 30, 1],
    ['5160', 2, 30, 2],
    ['5160', 30, 1, 1],
    ['5163', 9, 13, 3],
    ['4x6', 1, 3, 3],
    ['5164', 1, 0, 0],
  ] as const)('%s from position %i with %i labels takes %i pages', (id, start, count, pages) => {
    expect(labelPages(labelSheets[id], start, count)).toBe(pages)
    expect(new Set(labelPlaces(labelSheets[id], start, count).map(({ page }) => page)).size).toBe(pages)
  })
})

describe('labels to print', () => {
  it.each([
    [{ doors: doors(1) }, null],
    [{ doors: doors(1), start: 30 }, null],
    [{ doors: doors(maxLabels) }, null],
    [{ doors: [] }, 'doors'],
    [{ doors: doors(maxLabels + 1) }, 'doors'],
    [{ doors: doors(150), copies: 3 }, 'copies'],
    [{ doors: doors(1), start: 31 }, 'start'],
    [{ doors: doors(1), start: 0 }, 'start'],
    [{ doors: doors(1), sheet: '4x6', start: 2 }, 'start'],
    [{ doors: doors(1), sheet: '9999' }, 'sheet'],
  ])('%#: are accepted or refused by field', (input, field) => {
    expect(problemOf(input)).toBe(field)
  })
})

describe('a door label', () => {
  it('says what the door is, and links to its page', () => {
    expect(labelOfRegistered(registered, { siteUrl: 'https://parts.example/', name: null })).toEqual({
      link: 'https://parts.example/?label=15-0001',
      serialNumber: '15-0001',
      kind: 'Traditional swing door',
      facts: ['36" × 84"', 'Right hand', 'Freezer', 'Sweep Bottom'],
      name: null,
    })
  })

  it.each([
    ['15-0001', { serialNumber: '15-0001' }],
    ['TSD-36x84-SWEEP', { door: expect.objectContaining({ build: 'Traditional', widthInches: 36 }) }],
    ['saved-12', null],
    ['', null],
  ])('is read from the link: %j', (code, door) => {
    expect(labeledDoor(code)).toEqual(door)
  })
})
