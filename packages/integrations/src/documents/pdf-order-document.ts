import type { DocumentLabel, DocumentLine, OrderDocument } from '@mullion/domain/orders/order-document'
import { drawCode } from './pdf-code.ts'
import {
  brand,
  drawRule,
  drawSign,
  finish,
  heightOf,
  inner,
  lastLine,
  margin,
  openSheet,
  page,
  type Sheet,
  soft,
  write,
} from './pdf-sheet.ts'

const right = page.width - margin
const columns = {
  part: { x: margin, width: 86 },
  name: { x: margin + 92, width: 206 },
  quantity: { x: margin + 302, width: 62 },
  price: { x: margin + 368, width: 68 },
  total: { x: right - 74, width: 74 },
} as const
/** Height below the column names on a continuation page. */
const roomOfPage = lastLine - margin - 50
const remark = { size: 8.5, color: soft } as const

function writeHead(sheet: Sheet, { title, number, seller }: OrderDocument): number {
  drawSign(sheet, margin, margin)
  const words = { x: margin + 42, width: 280 }
  // A long name is smaller, and takes a second line before the address is below it.
  const nameSize = seller.name.length > 32 ? 11 : 15
  const name = { size: nameSize, bold: true, color: brand }
  let y = Math.max(margin + 20, write(sheet, seller.name, { ...words, y: margin }, name) + 2)
  for (const line of seller.lines) y = write(sheet, line, { ...words, y }, { size: 8.5, color: soft })
  const place = { x: right - 190, width: 190 }
  // A long title fits on one line in a smaller size.
  const size = title.length > 12 ? 12 : 20
  const heading = { size, bold: true, color: brand, align: 'right' } as const
  write(sheet, title.toUpperCase(), { ...place, y: margin + (20 - size) / 2 }, heading)
  write(sheet, number, { ...place, y: margin + 25 }, { size: 11, bold: true, align: 'right' })
  return Math.max(y, margin + 44) + 14
}

/** Labels above values, four to a row. */
function writeFacts(sheet: Sheet, { facts }: OrderDocument, top: number): number {
  const width = inner / 4
  let y = top
  for (let from = 0; from < facts.length; from += 4) {
    const row = facts.slice(from, from + 4)
    const ends = row.map(([name, text], at) => {
      const place = { x: margin + at * width, width: width - 10 }
      const below = write(sheet, name.toUpperCase(), { ...place, y }, { size: 7, bold: true, color: soft })
      return write(sheet, text, { ...place, y: below + 1 })
    })
    y = Math.max(...ends) + 8
  }
  return y
}

function writeAddress(sheet: Sheet, name: string, lines: readonly string[], place: { x: number; y: number }) {
  const width = inner / 2 - 16
  let y = write(sheet, name, { ...place, width }, { size: 7, bold: true, color: soft }) + 2
  for (const [at, line] of lines.entries()) {
    y = write(sheet, line, { x: place.x, y, width }, { bold: at === 0 })
  }
  return y
}

function writeColumnNames(sheet: Sheet, [first, second, third]: OrderDocument['columns'], y: number): number {
  sheet.rect(margin, y, inner, 18).fill(brand)
  const style = { size: 8, bold: true, color: '#ffffff' } as const
  write(sheet, 'Part', { ...columns.part, x: columns.part.x + 6, y: y + 5 }, style)
  write(sheet, 'Description', { ...columns.name, y: y + 5 }, style)
  write(sheet, first, { ...columns.quantity, y: y + 5 }, { ...style, align: 'right' })
  write(sheet, second, { ...columns.price, y: y + 5 }, { ...style, align: 'right' })
  write(
    sheet,
    third,
    { ...columns.total, width: columns.total.width - 6, y: y + 5 },
    { ...style, align: 'right' },
  )
  return y + 25
}

function nextPage(sheet: Sheet, printed: OrderDocument): number {
  sheet.addPage()
  const text = `${printed.title} ${printed.number}, continued`
  const y = write(sheet, text, { x: margin, y: margin, width: inner }, { size: 8.5, color: soft })
  return writeColumnNames(sheet, printed.columns, y + 8)
}

/** A line whose cuts overflow the page continues on the next one. */
function writeLine(
  sheet: Sheet,
  printed: OrderDocument,
  { line, y }: { line: DocumentLine; y: number },
): number {
  const { number, name, amounts, remarks } = line
  const [first, second, third] = amounts
  write(sheet, number, { ...columns.part, x: columns.part.x + 6, y }, { size: 9, mono: true })
  write(sheet, first, { ...columns.quantity, y }, { align: 'right' })
  write(sheet, second, { ...columns.price, y }, { align: 'right' })
  write(sheet, third, { ...columns.total, width: columns.total.width - 6, y }, { align: 'right' })
  let below = write(sheet, name, { ...columns.name, y })
  for (const text of remarks) {
    if (below + heightOf(sheet, text, columns.name.width, remark) > lastLine) below = nextPage(sheet, printed)
    below = write(sheet, text, { ...columns.name, y: below }, remark)
  }
  return below
}

function lineHeight(sheet: Sheet, { name, remarks }: DocumentLine): number {
  const { width } = columns.name
  return remarks.reduce(
    (sum, text) => sum + heightOf(sheet, text, width, remark),
    heightOf(sheet, name, width),
  )
}

function writeLines(sheet: Sheet, printed: OrderDocument, top: number): number {
  let y = writeColumnNames(sheet, printed.columns, top)
  for (const line of printed.lines) {
    if (y + Math.min(lineHeight(sheet, line), roomOfPage) > lastLine) y = nextPage(sheet, printed)
    y = writeLine(sheet, printed, { line, y }) + 5
    drawRule(sheet, y)
    y += 6
  }
  return y
}

/** Keeps totals and notes together on one page. */
function writeEnd(sheet: Sheet, printed: OrderDocument, top: number): void {
  const { totals, notes } = printed
  const noteWidth = inner - 250
  const notesHeight = notes.reduce((sum, note) => sum + heightOf(sheet, note, noteWidth) + 4, 0)
  let y = top + 8
  if (y + Math.max(notesHeight, totals.length * 18 + 10) > lastLine) {
    sheet.addPage()
    y = margin
  }
  let below = y
  for (const note of notes) {
    below = write(sheet, note, { x: margin, y: below, width: noteWidth }, { size: 9, color: soft }) + 4
  }
  for (const [at, [name, amount]] of totals.entries()) {
    const last = at === totals.length - 1
    if (last) drawRule(sheet, y, right - 226, 226)
    const style = { size: last ? 12 : 9.5, bold: last }
    const place = { y: y + 5, width: 130 }
    write(sheet, name, { ...place, x: right - 226 }, style)
    write(sheet, amount, { ...place, x: right - 136 }, { ...style, align: 'right' })
    y += last ? 24 : 17
  }
}

/** Bill-to, if anyone is billed, and ship-to beside it. */
function writeAddresses(sheet: Sheet, { billTo, shipTo, label }: OrderDocument, y: number): number {
  if (shipTo.length === 0) return writeAddress(sheet, label ? 'FROM' : 'FOR', billTo, { x: margin, y })
  if (billTo.length === 0) return writeAddress(sheet, 'SHIP TO', shipTo, { x: margin, y })
  const left = writeAddress(sheet, 'BILL TO', billTo, { x: margin, y })
  return Math.max(left, writeAddress(sheet, 'SHIP TO', shipTo, { x: margin + inner / 2, y }))
}

const labelHeight = 170

/** A label to cut off, framed, with its code at the right. */
function writeLabel(sheet: Sheet, { heading, to, code, link }: DocumentLabel, y: number): number {
  const pad = 16
  const side = labelHeight - 2 * pad
  sheet.rect(margin, y, inner, labelHeight).lineWidth(1).dash(4, { space: 3 }).strokeColor(soft).stroke()
  sheet.undash()
  drawCode(sheet, link, { x: right - pad - side, y: y + pad, width: side })
  const place = { x: margin + pad, width: inner - side - 3 * pad }
  let below = write(sheet, heading, { ...place, y: y + pad }, { size: 9, bold: true, color: soft }) + 2
  for (const line of to) below = write(sheet, line, { ...place, y: below }, { size: 15, bold: true })
  write(sheet, code, { ...place, y: y + labelHeight - pad - 26 }, { size: 22, mono: true })
  return y + labelHeight
}

export function printOrderDocument(printed: OrderDocument): Promise<Uint8Array> {
  const { title, number, seller } = printed
  const sheet = openSheet(`${title} ${number}`, seller.name)
  let y = writeHead(sheet, printed)
  drawRule(sheet, y)
  if (printed.label) y = writeLabel(sheet, printed.label, y + 12)
  y = writeAddresses(sheet, printed, y + 12) + 12
  drawRule(sheet, y)
  y = writeFacts(sheet, printed, y + 10)
  writeEnd(sheet, printed, writeLines(sheet, printed, y + 4))
  return finish(sheet, [seller.name, ...seller.lines].join('  •  '))
}
