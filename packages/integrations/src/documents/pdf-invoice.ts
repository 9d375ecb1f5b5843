import type { Invoice, InvoiceLine } from '@mullion/domain/orders/invoice'
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

function writeHead(sheet: Sheet, { number, seller }: Invoice): number {
  drawSign(sheet, margin, margin)
  const words = { x: margin + 42, width: 280 }
  write(sheet, seller.name, { ...words, y: margin }, { size: 15, bold: true, color: brand })
  let y = margin + 20
  for (const line of seller.lines) y = write(sheet, line, { ...words, y }, { size: 8.5, color: soft })
  const title = { x: right - 190, width: 190 }
  write(sheet, 'INVOICE', { ...title, y: margin }, { size: 20, bold: true, color: brand, align: 'right' })
  write(sheet, number, { ...title, y: margin + 25 }, { size: 11, bold: true, align: 'right' })
  return Math.max(y, margin + 44) + 14
}

/** Labels above values, four to a row. */
function writeFacts(sheet: Sheet, { facts }: Invoice, top: number): number {
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

function writeColumnNames(sheet: Sheet, y: number): number {
  sheet.rect(margin, y, inner, 18).fill(brand)
  const style = { size: 8, bold: true, color: '#ffffff' } as const
  write(sheet, 'Part', { ...columns.part, x: columns.part.x + 6, y: y + 5 }, style)
  write(sheet, 'Description', { ...columns.name, y: y + 5 }, style)
  write(sheet, 'Quantity', { ...columns.quantity, y: y + 5 }, { ...style, align: 'right' })
  write(sheet, 'Price', { ...columns.price, y: y + 5 }, { ...style, align: 'right' })
  write(
    sheet,
    'Amount',
    { ...columns.total, width: columns.total.width - 6, y: y + 5 },
    { ...style, align: 'right' },
  )
  return y + 25
}

function nextPage(sheet: Sheet, invoice: Invoice): number {
  sheet.addPage()
  const text = `Invoice ${invoice.number}, continued`
  const y = write(sheet, text, { x: margin, y: margin, width: inner }, { size: 8.5, color: soft })
  return writeColumnNames(sheet, y + 8)
}

/** A line whose cuts overflow the page continues on the next one. */
function writeLine(sheet: Sheet, invoice: Invoice, { line, y }: { line: InvoiceLine; y: number }): number {
  const { number, name, quantity, unitPrice, total, remarks } = line
  write(sheet, number, { ...columns.part, x: columns.part.x + 6, y }, { size: 9, mono: true })
  write(sheet, quantity, { ...columns.quantity, y }, { align: 'right' })
  write(sheet, unitPrice, { ...columns.price, y }, { align: 'right' })
  write(sheet, total, { ...columns.total, width: columns.total.width - 6, y }, { align: 'right' })
  let below = write(sheet, name, { ...columns.name, y })
  for (const text of remarks) {
    if (below + heightOf(sheet, text, columns.name.width, remark) > lastLine) below = nextPage(sheet, invoice)
    below = write(sheet, text, { ...columns.name, y: below }, remark)
  }
  return below
}

function lineHeight(sheet: Sheet, { name, remarks }: InvoiceLine): number {
  const { width } = columns.name
  return remarks.reduce(
    (sum, text) => sum + heightOf(sheet, text, width, remark),
    heightOf(sheet, name, width),
  )
}

function writeLines(sheet: Sheet, invoice: Invoice, top: number): number {
  let y = writeColumnNames(sheet, top)
  for (const line of invoice.lines) {
    if (y + Math.min(lineHeight(sheet, line), roomOfPage) > lastLine) y = nextPage(sheet, invoice)
    y = writeLine(sheet, invoice, { line, y }) + 5
    drawRule(sheet, y)
    y += 6
  }
  return y
}

/** Keeps totals and notes together on one page. */
function writeEnd(sheet: Sheet, invoice: Invoice, top: number): void {
  const { totals, notes } = invoice
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

export function printInvoice(invoice: Invoice): Promise<Uint8Array> {
  const { number, seller } = invoice
  const sheet = openSheet(`Invoice ${number}`, seller.name)
  let y = writeHead(sheet, invoice)
  drawRule(sheet, y)
  const billTo = writeAddress(sheet, 'BILL TO', invoice.billTo, { x: margin, y: y + 12 })
  const shipTo = writeAddress(sheet, 'SHIP TO', invoice.shipTo, { x: margin + inner / 2, y: y + 12 })
  y = Math.max(billTo, shipTo) + 12
  drawRule(sheet, y)
  y = writeFacts(sheet, invoice, y + 10)
  writeEnd(sheet, invoice, writeLines(sheet, invoice, y + 4))
  return finish(sheet, [seller.name, ...seller.lines].join('  •  '))
}
