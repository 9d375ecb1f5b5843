import type {
  Report,
  ReportCell,
  ReportColumn,
  ReportRow,
  ReportTable,
} from '@mullion/domain/analytics/export'
import { formatMoney } from '@mullion/domain/money'
import PDFDocument from 'pdfkit'
import { drawChart } from './report-chart.ts'
import { periodWords } from './report-periods.ts'

const ink = '#172127'
const soft = '#52626c'
const line = '#dbe3e7'
const accent = '#17607a'
const [regular, bold] = ['Helvetica', 'Helvetica-Bold']
const margin = 48
const rowHeight = 16
const chartHeight = 150
const headingHeight = 22

const counts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

type Doc = InstanceType<typeof PDFDocument>

/** Replaces every character the built-in fonts lack with a question mark. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s/gu, ' ')
    .replace(/[^\x20-\x7e\xa0-\xff–—‘’“”•…€™]/gu, '?')
}

function cellText({ kind }: ReportColumn, cell: ReportCell): string {
  if (cell === null) return kind === 'text' ? '' : '–'
  if (kind === 'money') return formatMoney(Number(cell))
  if (kind === 'percent') return `${Number(cell) > 0 ? '+' : ''}${cell}%`
  if (kind === 'count') return counts.format(Number(cell))
  return printable(kind === 'period' ? periodWords(String(cell)).long : String(cell))
}

const isText = ({ kind }: ReportColumn) => kind === 'text' || kind === 'period'

const inner = (doc: Doc) => doc.page.width - 2 * margin
const bottom = (doc: Doc) => doc.page.height - margin - 20

interface Place {
  readonly column: ReportColumn
  readonly x: number
  readonly width: number
}

const titleFont = (doc: Doc) => doc.font(bold).fontSize(8).fillColor(soft)
const cellFont = (doc: Doc) => doc.font(regular).fontSize(8.5).fillColor(ink)

/** Gives each column room for its widest text; if that is too much, text columns get less. */
function layout(doc: Doc, columns: readonly ReportColumn[], rows: readonly (readonly string[])[]): Place[] {
  titleFont(doc)
  const titles = columns.map(({ title }) => doc.widthOfString(title))
  cellFont(doc)
  const wanted = titles.map(
    (title, at) => Math.max(title, ...rows.map((row) => doc.widthOfString(row[at] ?? ''))) + 12,
  )
  const sumOf = (some: readonly number[]) => some.reduce((sum, width) => sum + width, 0)
  const missing = sumOf(wanted) - inner(doc)
  const shrinkable = sumOf(wanted.filter((_, at) => columns[at] && isText(columns[at])))
  let x = margin
  return columns.map((column, at) => {
    const own = wanted[at] ?? 0
    const less = isText(column) ? (own * missing) / shrinkable : 0
    const width = missing > 0 ? own - less : (own * inner(doc)) / sumOf(wanted)
    const place = { column, x, width }
    x += width
    return place
  })
}

function drawRow(doc: Doc, places: readonly Place[], texts: readonly string[]): void {
  const y = doc.y
  for (const [at, { column, x, width }] of places.entries()) {
    doc.text(texts[at] ?? '', x + 3, y + 4, {
      width: width - 6,
      height: rowHeight - 5,
      align: isText(column) ? 'left' : 'right',
      ellipsis: true,
      lineBreak: false,
    })
  }
  doc.y = y + rowHeight
  doc
    .moveTo(margin, doc.y)
    .lineTo(margin + inner(doc), doc.y)
    .lineWidth(0.5)
    .stroke(line)
}

function drawTitles(doc: Doc, places: readonly Place[]): void {
  titleFont(doc)
  drawRow(
    doc,
    places,
    places.map(({ column }) => column.title),
  )
  cellFont(doc)
}

function drawRows(doc: Doc, columns: readonly ReportColumn[], rows: readonly ReportRow[]): void {
  const texts = rows.map((row) => columns.map((column, at) => cellText(column, row[at] ?? null)))
  const places = layout(doc, columns, texts)
  drawTitles(doc, places)
  for (const row of texts) {
    if (doc.y + rowHeight > bottom(doc)) {
      doc.addPage()
      drawTitles(doc, places)
    }
    drawRow(doc, places, row)
  }
}

/**
 * If a table starts with more empty periods than this, such as the years before a store opened, they are left
 * out.
 */
const maxEmptyPeriods = 12

function withoutEmptyStart({ columns, rows }: Pick<ReportTable, 'columns' | 'rows'>): readonly ReportRow[] {
  if (columns[0]?.kind !== 'period') return rows
  const first = rows.findIndex(([, ...figures]) => figures.some((figure) => figure !== 0))
  return first > maxEmptyPeriods ? rows.slice(first) : rows
}

function drawTable(doc: Doc, { title, columns, rows: all, chart }: ReportTable): void {
  const rows = withoutEmptyStart({ columns, rows: all })
  const least = headingHeight + (chart ? chartHeight : 0) + 4 * rowHeight
  if (doc.y + least > bottom(doc)) doc.addPage()
  doc.font(bold).fontSize(12).fillColor(ink).text(title, margin, doc.y)
  doc.y += 6
  if (rows.length < all.length) {
    doc.font(regular).fontSize(9).fillColor(soft)
    doc.text(`No sales before ${periodWords(String(rows[0]?.[0])).long}.`, margin, doc.y)
    doc.y += 6
  }
  if (rows.length === 0) {
    doc.font(regular).fontSize(9).fillColor(soft).text('No data available', margin, doc.y)
  } else {
    const column = columns.findIndex(({ key }) => key === chart?.column)
    const shown = columns[column]
    const points = rows.map((row) => ({
      label: columns[0]?.kind === 'period' ? periodWords(String(row[0])).short : String(row[0]),
      value: Number(row[column] ?? 0),
    }))
    if (chart && shown && points.some(({ value }) => value > 0)) {
      const frame = { x: margin, y: doc.y, width: inner(doc), height: chartHeight - 14 }
      drawChart(doc, {
        kind: chart.kind,
        points,
        frame,
        textOf: (value) => cellText(shown, value).replace(/\.00$/, ''),
      })
      doc.y = frame.y + chartHeight
    }
    drawRows(doc, columns, rows)
  }
  doc.y += 20
}

function drawHead(doc: Doc, { head }: Report): void {
  doc.rect(0, 0, doc.page.width, 6).fill(accent)
  doc.font(bold).fontSize(10).fillColor(accent).text(printable(head.storeName), margin, margin)
  doc
    .font(bold)
    .fontSize(20)
    .fillColor(ink)
    .text(head.title, margin, doc.y + 4)
  doc
    .font(regular)
    .fontSize(11)
    .fillColor(soft)
    .text(printable(head.days), margin, doc.y + 2)
  doc.y += 16
}

function drawFoot(doc: Doc, { head }: Report): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    // Text below the margin would start another page.
    doc.page.margins.bottom = 0
    const y = doc.page.height - margin + 4
    const width = inner(doc)
    doc.font(regular).fontSize(8).fillColor(soft)
    doc.text(printable(`${head.title} · made ${head.madeAt} · ${head.storeName}`), margin, y, {
      // The page number is beside it.
      ...{ width: width - 70, height: 9, ellipsis: '…' },
    })
    doc.text(`Page ${page + 1} of ${count}`, margin, y, { width, align: 'right', lineBreak: false })
  }
}

/** Writes a report as a US letter PDF: charts and tables with the store's name, the days and page numbers. */
export async function* reportPdf(report: Report): AsyncGenerator<Uint8Array> {
  const { head, tables } = report
  const doc = new PDFDocument({
    size: 'LETTER',
    margin,
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: `${head.title}, ${head.days}`, Author: head.storeName },
  })
  drawHead(doc, report)
  for (const table of tables) drawTable(doc, table)
  drawFoot(doc, report)
  doc.end()
  for await (const chunk of doc) yield chunk as Uint8Array
}
