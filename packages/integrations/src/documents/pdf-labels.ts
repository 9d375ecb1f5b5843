import { fileURLToPath } from 'node:url'
import type { DoorLabel, LabelFile } from '@mullion/domain/doors/labels/door-label'
import {
  type LabelPlace,
  type LabelSheet,
  labelPlaces,
  labelSheets,
} from '@mullion/domain/doors/labels/label-sheets'
import PDFDocument from 'pdfkit'
import { drawCode } from './pdf-code.ts'
import { bytesOf } from './pdf-sheet.ts'

const pointsPerInch = 72
const fonts = {
  medium: fileURLToPath(new URL('../../fonts/ibm-plex-sans-condensed-medium.ttf', import.meta.url)),
  bold: fileURLToPath(new URL('../../fonts/ibm-plex-sans-condensed-bold.ttf', import.meta.url)),
} as const

type Doc = ReturnType<typeof openLabels>

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Line {
  readonly text: string
  readonly size: number
  readonly bold?: boolean
}

/** Characters that the font does not have become question marks. */
function printable(text: string): string {
  return text.normalize('NFC').replace(/[^\x20-\x7e\xa0-\u024f\u1e00-\u1eff\u2010-\u203a\u20ac\u2122]/gu, '?')
}

function openLabels(title: string, author: string) {
  return new PDFDocument({
    ...{ autoFirstPage: false, margin: 0, lang: 'en-US', displayTitle: true },
    info: { Title: printable(title), Author: printable(author) },
  })
}

/** Asks the print dialog not to scale the page, which would move the labels. */
function forbidScaling(doc: Doc): void {
  const { _root: root } = doc as unknown as { _root: { data: { ViewerPreferences: { data: object } } } }
  Object.assign(root.data.ViewerPreferences.data, { PrintScaling: 'None' })
}

const lineHeight = 1.18

/** Returns the largest size, down to three quarters, at which a line fits; and its text, cut where even that is wide. */
function fitted(doc: Doc, { text, size, bold }: Line, width: number) {
  doc.font(bold ? fonts.bold : fonts.medium).fontSize(size)
  const wide = doc.widthOfString(text)
  const fits = size * Math.min(1, Math.max(0.75, width / wide))
  doc.fontSize(fits)
  let shown = text
  while (shown.length > 1 && doc.widthOfString(shown) > width + 0.01)
    shown = `${shown.slice(0, -2).trimEnd()}…`
  return { shown, size: fits }
}

/** Writes lines centered vertically; those that do not fit at the end are left out. */
function writeLines(doc: Doc, lines: readonly Line[], box: Box): void {
  const fitting: Line[] = []
  let height = 0
  for (const line of lines) {
    if (height + line.size * lineHeight > box.height + 0.01) break
    height += line.size * lineHeight
    fitting.push(line)
  }
  let y = box.y + (box.height - height) / 2
  for (const line of fitting) {
    const { shown, size } = fitted(doc, { ...line, text: printable(line.text) }, box.width)
    doc.fontSize(size).fillColor('#000000')
    doc.text(shown, box.x, y + (line.size - size) * 0.8, { lineBreak: false })
    y += line.size * lineHeight
  }
}

/** What a label says, most needed first; `em` is the size of small text. */
function linesOf(
  { serialNumber, kind, facts, name }: DoorLabel,
  seller: LabelFile['seller'],
  em: number,
): Line[] {
  const [size = '', ...rest] = facts
  const title = serialNumber ?? name ?? size
  return [
    { text: title, size: 2 * em, bold: true },
    { text: kind, size: em, bold: true },
    ...(title === size ? [] : [{ text: size, size: em }]),
    ...(rest.length > 0 ? [{ text: rest.join(', '), size: em }] : []),
    ...(name && name !== title ? [{ text: name, size: em, bold: true }] : []),
    { text: `Scan for parts · ${seller.phone}`, size: 0.85 * em },
    { text: seller.name, size: 0.85 * em },
  ]
}

function drawLabel(doc: Doc, label: DoorLabel, { seller, box }: { seller: LabelFile['seller']; box: Box }) {
  const { x, y, width, height } = box
  const pad = Math.min(width, height) * 0.05
  const stacked = height > width
  // The quiet zone is the margin on the code's own side.
  const code = stacked ? width - 4 * pad : Math.min(height, width / 2)
  const text = stacked
    ? { x: x + 2 * pad, y: y + code + pad, width: width - 4 * pad, height: height - code - 2 * pad }
    : { x: x + code, y: y + pad, width: width - code - pad, height: height - 2 * pad }
  drawCode(doc, label.link, {
    x: stacked ? x + 2 * pad : x,
    y: stacked ? y : y + (height - code) / 2,
    width: code,
  })
  const em = Math.min(stacked ? text.width / 11 : text.width / 13, text.height / 9.2)
  writeLines(doc, linesOf(label, seller, em), text)
}

const boxOf = ({ label }: LabelSheet, { x, y }: LabelPlace): Box => ({
  x: x * pointsPerInch,
  y: y * pointsPerInch,
  width: label.width * pointsPerInch,
  height: label.height * pointsPerInch,
})

/** Other requests take their turn between pages. */
const nextTurn = () => new Promise<void>((done) => setImmediate(done))

export async function printLabels({ sheet: id, start, labels, seller }: LabelFile): Promise<Uint8Array> {
  const sheet = labelSheets[id]
  const title = labels.length === 1 ? 'Door label' : `${labels.length} door labels`
  const doc = openLabels(title, seller.name)
  forbidScaling(doc)
  const bytes = bytesOf(doc)
  const places = labelPlaces(sheet, start, labels.length)
  let page = -1
  for (const [at, label] of labels.entries()) {
    const place = places[at] as LabelPlace
    if (place.page > page) {
      if (page >= 0) await nextTurn()
      doc.addPage({ size: [sheet.page.width * pointsPerInch, sheet.page.height * pointsPerInch], margin: 0 })
      page = place.page
    }
    drawLabel(doc, label, { seller, box: boxOf(sheet, place) })
  }
  doc.end()
  return bytes
}
