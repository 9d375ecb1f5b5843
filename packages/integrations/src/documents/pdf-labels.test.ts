import { labelOfDoor, labelOfRegistered } from '@mullion/domain/doors/labels/door-label'
import { type LabelSheetId, labelSheetIds } from '@mullion/domain/doors/labels/label-sheets'
import { describe, expect, it } from 'vitest'
import { createPdfPrinter } from './pdf-printer.ts'
import { readLabels } from './testing/pdf-labels-read.ts'

const siteUrl = 'https://parts.mullion.example'
const seller = { name: 'Mullion Door Parts', phone: '(800) 555-0142' }

const registered = (serialNumber: string, name: string | null = null) =>
  labelOfRegistered(
    {
      ...{ serialNumber, doorType: 'swing', build: 'Traditional', direction: 'LH', bottom: 'Sweep Bottom' },
      ...{ coolingType: 'Freezer', widthInches: 36, heightInches: 84, gaskets: '', powerOperated: false },
    },
    { siteUrl, name },
  )
const measured = labelOfDoor(
  {
    ...{ doorType: 'slide', build: 'Single Panel', double: false, bottom: 'High Sill w/Sweep', hinge: null },
    ...{ powerOperated: true, gasketing: null, widthInches: 72.5, heightInches: 96 },
  },
  { siteUrl, name: 'Kühlraum Łódź, dock 冷 with a name that is longer than any label' },
)

const print = async (sheet: LabelSheetId, labels = [registered('15-0001')], start = 1) =>
  readLabels(await createPdfPrinter().labels({ sheet, start, labels, seller }))

/** Upper left corners of positions on each sheet, measured on Avery's templates: page, then inches. */
const corners: readonly (readonly [
  LabelSheetId,
  number,
  readonly [x: number, y: number],
  readonly [number, number],
])[] = [
  ['5160', 1, [0.1875, 0.5], [2.625, 1]],
  ['5160', 5, [2.9375, 1.5], [2.625, 1]],
  ['5160', 30, [5.6875, 9.5], [2.625, 1]],
  ['5163', 1, [0.15625, 0.5], [4, 2]],
  ['5163', 4, [4.34375, 2.5], [4, 2]],
  ['5163', 10, [4.34375, 8.5], [4, 2]],
  ['5164', 1, [0.15625, 0.5], [4, 3.333]],
  ['5164', 6, [4.34375, 7.167], [4, 3.333]],
  ['4x6', 1, [0, 0], [4, 6]],
  ['2x1', 1, [0, 0], [2, 1]],
]

describe('a PDF of door labels', () => {
  it.each(corners)('on %s prints position %i at its place', async (sheet, start, [x, y], [width, height]) => {
    const { pages } = await print(sheet, [registered('15-0001')], start)
    expect(pages).toHaveLength(1)
    const [page] = pages
    expect(page?.codeIn([x, y, width, height])).toBe('https://parts.mullion.example/?label=15-0001')
    const texts = page?.texts ?? []
    expect(texts.map(({ text }) => text)).toContain('15-0001')
    for (const text of texts) {
      expect(text.x, text.text).toBeGreaterThan(x)
      expect(text.x, text.text).toBeLessThan(x + width)
      expect(text.y, text.text).toBeGreaterThan(y)
      expect(text.y, text.text).toBeLessThan(y + height)
    }
  })

  it.each([
    ['5160', [8.5, 11]],
    ['5163', [8.5, 11]],
    ['5164', [8.5, 11]],
    ['4x6', [4, 6]],
    ['2x1', [2, 1]],
  ] as const)('%s has pages of %j inches, to be printed unscaled', async (sheet, size) => {
    const { pages, preferences } = await print(sheet)
    expect(pages.map((page) => page.size)).toEqual([size])
    expect(preferences).toMatchObject({ PrintScaling: 'None' })
  })

  it.each(labelSheetIds)('on %s says what the door is, as text', async (sheet) => {
    const { pages } = await print(sheet, [registered('15-0001', 'Freezer 3, Main warehouse')])
    expect(pages[0]?.texts.map(({ text }) => text)).toEqual([
      ...['15-0001', 'Traditional swing door', '36" × 84"', 'Left hand, Freezer, Sweep Bottom'],
      ...['Freezer 3, Main warehouse', 'Scan for parts · (800) 555-0142', 'Mullion Door Parts'],
    ])
  })

  it('goes on along the rows and onto the next sheet', async () => {
    const labels = Array.from({ length: 4 }, (_, at) => registered(`15-000${at}`))
    const { pages } = await print('5163', labels, 9)
    const serials = pages.map(({ texts }) =>
      texts
        .filter(({ text }) => text.startsWith('15-'))
        .map(({ text, x, y }) => [text, x > 4.3, Math.floor(y / 2)]),
    )
    expect(serials).toEqual([
      [
        ['15-0000', false, 4],
        ['15-0001', true, 4],
      ],
      [
        ['15-0002', false, 0],
        ['15-0003', true, 0],
      ],
    ])
  })

  it('prints a measured door with its build in the link, and cuts what is too long', async () => {
    const { pages } = await print('5160', [measured])
    expect(pages[0]?.codeIn([0.1875, 0.5, 2.625, 1])).toBe(
      'https://parts.mullion.example/?label=SLIDE-72.5x96-SILLSWEEP-POWER',
    )
    const [title = ''] = pages[0]?.texts.map(({ text }) => text) ?? []
    expect(title).toMatch(/^Kühlraum Łódź, .*…$/)
    expect(title).not.toContain('冷')
  })
})
