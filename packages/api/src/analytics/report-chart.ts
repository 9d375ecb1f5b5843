import type PDFDocument from 'pdfkit'

interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface ReportChart {
  readonly kind: 'line' | 'bars'
  readonly points: readonly { readonly label: string; readonly value: number }[]
  readonly frame: Frame
  readonly textOf: (value: number) => string
}

type Doc = InstanceType<typeof PDFDocument>

const accent = '#17607a'
const wash = '#e4f1f5'
const line = '#dbe3e7'
const soft = '#52626c'
const scaleWidth = 64
const labelsHeight = 14
const gridLines = 4
const maxLabels = 8

const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** Returns the end of a scale for counts or cents: each of its four steps is a whole number that reads well. */
export function scaleEnd(most: number): number {
  const least = Math.max(1, most / gridLines)
  const power = 10 ** Math.floor(Math.log10(least))
  return gridLines * Math.ceil((steps.find((step) => step * power >= least) ?? 10) * power)
}

function drawScale(doc: Doc, plot: Frame, { most, textOf }: { most: number; textOf: ReportChart['textOf'] }) {
  doc.fontSize(7).fillColor(soft)
  for (let at = 0; at <= gridLines; at++) {
    const y = plot.y + plot.height - (plot.height * at) / gridLines
    doc
      .moveTo(plot.x, y)
      .lineTo(plot.x + plot.width, y)
      .lineWidth(0.5)
      .stroke(line)
    const width = scaleWidth - 8
    doc.text(textOf((most * at) / gridLines), plot.x - scaleWidth, y - 4, {
      width,
      align: 'right',
      lineBreak: false,
    })
  }
}

/** Draws a vector chart: a line with its area, or bars, with a scale and as many labels as fit. */
export function drawChart(doc: Doc, { kind, points, frame, textOf }: ReportChart): void {
  const plot = {
    x: frame.x + scaleWidth,
    y: frame.y + 4,
    width: frame.width - scaleWidth,
    height: frame.height - labelsHeight - 4,
  }
  const most = scaleEnd(Math.max(...points.map(({ value }) => value)))
  doc.save().font('Helvetica')
  drawScale(doc, plot, { most, textOf })
  const step = plot.width / points.length
  const floor = plot.y + plot.height
  const spots = points.map(({ value }, at) => ({
    x: plot.x + step * (at + 0.5),
    y: floor - (plot.height * value) / most,
  }))
  if (kind === 'bars') {
    const width = Math.min(22, step * 0.66)
    for (const { x, y } of spots) doc.rect(x - width / 2, y, width, floor - y).fill(accent)
  } else {
    const [first, last] = [spots[0], spots.at(-1)]
    if (first && last) {
      doc.moveTo(first.x, floor)
      for (const { x, y } of spots) doc.lineTo(x, y)
      doc.lineTo(last.x, floor).closePath().fill(wash)
      doc.moveTo(first.x, first.y)
      for (const { x, y } of spots) doc.lineTo(x, y)
      doc.lineWidth(1.4).lineJoin('round').stroke(accent)
    }
  }
  const every = Math.ceil(points.length / maxLabels)
  doc.fontSize(7).fillColor(soft)
  for (const [at, { label }] of points.entries()) {
    const spot = spots[at]
    if (at % every !== 0 || !spot) continue
    const width = step * every
    doc.text(label, spot.x - width / 2, floor + 5, { width, align: 'center', lineBreak: false })
  }
  doc.restore()
}
