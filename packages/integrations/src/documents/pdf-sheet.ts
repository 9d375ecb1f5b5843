import PDFDocument from 'pdfkit'

const ink = '#172127'
export const soft = '#52626c'
const rule = '#d3dbe0'
export const brand = '#0f3341'
const glass = '#67c1dc'

export const margin = 48
/** Letter paper, in points. */
export const page = { width: 612, height: 792 } as const
export const inner = page.width - 2 * margin
/** Lowest position for content, above the footer. */
export const lastLine = page.height - 84

const unprintable = /[^\n\x20-\x7e\xa0-\xff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2122]/gu
const inches: Readonly<Record<string, string>> = { '″': '"', '′': "'", '⁄': '/', '\t': ' ' }

/**
 * The standard fonts cover Western languages: inch marks and fractions such as ⅝ are written out, and any other
 * character becomes a question mark.
 */
function printable(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .normalize('NFC')
    .replace(
      /(\d?)([\u2150-\u215e])/gu,
      (_, whole: string, fraction: string) => `${whole && `${whole} `}${fraction.normalize('NFKC')}`,
    )
    .replace(unprintable, (character) => inches[character] ?? '?')
}

/** Opens an empty document; footers are added by `finish`, once the page count is known. */
export function openSheet(title: string, author: string) {
  return new PDFDocument({
    size: 'LETTER',
    margins: { top: margin, left: margin, right: margin, bottom: 0 },
    bufferPages: true,
    lang: 'en-US',
    info: { Title: printable(title), Author: printable(author) },
  })
}
export type Sheet = ReturnType<typeof openSheet>

export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
}

interface Style {
  readonly size?: number
  readonly bold?: boolean
  readonly mono?: boolean
  readonly color?: string
  readonly align?: 'left' | 'right' | 'center'
}

function fontOf({ bold, mono }: Style): string {
  if (mono) return 'Courier-Bold'
  return bold ? 'Helvetica-Bold' : 'Helvetica'
}

/** Writes text at a position and returns where the next line below it starts. */
export function write(sheet: Sheet, text: string, { x, y, width }: Place, style: Style = {}): number {
  const { size = 9.5, color = ink, align = 'left' } = style
  sheet.font(fontOf(style)).fontSize(size).fillColor(color)
  sheet.text(printable(text), x, y, { width, align, lineGap: 1.5 })
  return sheet.y
}

export function heightOf(sheet: Sheet, text: string, width: number, style: Style = {}): number {
  sheet.font(fontOf(style)).fontSize(style.size ?? 9.5)
  return sheet.heightOfString(printable(text), { width, lineGap: 1.5 })
}

export function drawRule(sheet: Sheet, y: number, x = margin, width = inner): void {
  sheet
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.7)
    .strokeColor(rule)
    .stroke()
}

/** Draws the store's logo: a door with two panels and a lit window. */
export function drawSign(sheet: Sheet, x: number, y: number): void {
  sheet.save().translate(x, y)
  sheet.roundedRect(0, 0, 32, 32, 7).fill(brand)
  sheet.lineWidth(2.25).strokeColor('#ffffff').roundedRect(7.5, 5.5, 17, 21, 1.5).stroke()
  sheet.moveTo(16, 5.5).lineTo(16, 26.5).stroke()
  sheet.strokeColor(glass).moveTo(7.5, 13).lineTo(24.5, 13).stroke()
  sheet.restore()
}

export function finish(sheet: Sheet, foot: string): Promise<Uint8Array> {
  const { count } = sheet.bufferedPageRange()
  for (let at = 0; at < count; at++) {
    sheet.switchToPage(at)
    const y = page.height - 52
    drawRule(sheet, y - 8)
    write(sheet, foot, { x: margin, y, width: inner - 90 }, { size: 8, color: soft })
    const number = `Page ${at + 1} of ${count}`
    write(
      sheet,
      number,
      { x: page.width - margin - 80, y, width: 80 },
      { size: 8, color: soft, align: 'right' },
    )
  }
  const bytes = bytesOf(sheet)
  sheet.end()
  return bytes
}

/** Resolves with the file once the document is ended. */
export function bytesOf(sheet: Sheet): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  const done = Promise.withResolvers<Uint8Array>()
  sheet.on('data', (piece: Uint8Array) => pieces.push(piece))
  sheet.on('end', () => done.resolve(new Uint8Array(Buffer.concat(pieces))))
  sheet.on('error', done.reject)
  return done.promise
}
