/** The sheets and rolls that labels are printed on. */
export const labelSheetIds = ['5160', '5163', '5164', '4x6', '2x1'] as const
export type LabelSheetId = (typeof labelSheetIds)[number]

/** A page of equal labels; lengths in inches, distances from one label's edge to the same edge of the next. */
export interface LabelSheet {
  readonly name: string
  readonly use: string
  readonly page: { readonly width: number; readonly height: number }
  readonly label: { readonly width: number; readonly height: number }
  readonly columns: number
  readonly rows: number
  readonly left: number
  readonly top: number
  readonly across: number
  readonly down: number
}

const letter = { width: 8.5, height: 11 } as const

function roll(name: string, use: string, label: LabelSheet['label']): LabelSheet {
  return {
    ...{ name, use, page: label, label, columns: 1, rows: 1 },
    ...{ left: 0, top: 0, across: label.width, down: label.height },
  }
}

/** Sheet dimensions as Avery publishes them for its templates 5160, 5163 and 5164. */
export const labelSheets: Readonly<Record<LabelSheetId, LabelSheet>> = {
  '5160': {
    ...{ name: 'Avery 5160', use: '30 on a letter sheet, 2-5/8" × 1"', page: letter },
    ...{ label: { width: 2.625, height: 1 }, columns: 3, rows: 10 },
    ...{ left: 0.1875, top: 0.5, across: 2.75, down: 1 },
  },
  '5163': {
    ...{ name: 'Avery 5163', use: '10 on a letter sheet, 4" × 2"', page: letter },
    ...{ label: { width: 4, height: 2 }, columns: 2, rows: 5 },
    ...{ left: 0.15625, top: 0.5, across: 4.1875, down: 2 },
  },
  '5164': {
    ...{ name: 'Avery 5164', use: '6 on a letter sheet, 4" × 3-1/3"', page: letter },
    ...{ label: { width: 4, height: 10 / 3 }, columns: 2, rows: 3 },
    ...{ left: 0.15625, top: 0.5, across: 4.1875, down: 10 / 3 },
  },
  '4x6': roll('4" × 6" roll', 'shipping label printers', { width: 4, height: 6 }),
  '2x1': roll('2" × 1" roll', 'small label printers', { width: 2, height: 1 }),
}

/** Returns the number of labels on a full page. */
export function labelsPerPage({ columns, rows }: Pick<LabelSheet, 'columns' | 'rows'>): number {
  return columns * rows
}

/** Where a label goes: its page, from 0, and its upper left corner in inches. */
export interface LabelPlace {
  readonly page: number
  readonly x: number
  readonly y: number
}

/** Returns the places of `count` labels, along the rows from position `start` (from 1) of the first page. */
export function labelPlaces(sheet: LabelSheet, start: number, count: number): LabelPlace[] {
  const perPage = labelsPerPage(sheet)
  return Array.from({ length: count }, (_, at) => {
    const place = start - 1 + at
    const onPage = place % perPage
    return {
      page: Math.floor(place / perPage),
      x: sheet.left + (onPage % sheet.columns) * sheet.across,
      y: sheet.top + Math.floor(onPage / sheet.columns) * sheet.down,
    }
  })
}

/** Returns the number of pages that labels take when the first one goes to position `start`. */
export function labelPages(sheet: LabelSheet, start: number, count: number): number {
  return count === 0 ? 0 : Math.ceil((start - 1 + count) / labelsPerPage(sheet))
}
