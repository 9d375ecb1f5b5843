import { createCanvas } from '@napi-rs/canvas'
import jsqr from 'jsqr'
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A text of a page and where it begins, in inches from the upper left corner. */
export interface PlacedText {
  readonly text: string
  readonly x: number
  readonly y: number
}

// Its types describe a module with a default export; what Node imports is the function.
const readCode = jsqr as unknown as (typeof jsqr)['default']
const pointsPerInch = 72
const dotsPerInch = 150
const scale = dotsPerInch / pointsPerInch

async function textsOf(page: PDFPageProxy): Promise<PlacedText[]> {
  const { height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , , , x = 0, y = 0] = item.transform as number[]
    return [{ text: item.str, x: x / pointsPerInch, y: (height - y) / pointsPerInch }]
  })
}

async function drawn(page: PDFPageProxy) {
  const viewport = page.getViewport({ scale })
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  const canvasContext = canvas.getContext('2d')
  await page.render({ canvasContext, viewport, canvas: null } as unknown as Parameters<
    PDFPageProxy['render']
  >[0]).promise
  return canvasContext
}

/** Reads a PDF file as a phone and a PDF reader do: its texts by place, and the QR codes of its printed pages. */
export async function readLabels(bytes: Uint8Array) {
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: file.numPages }, async (_, at) => {
      const page = await file.getPage(at + 1)
      const { width, height } = page.getViewport({ scale: 1 })
      const pixels = await drawn(page)
      return {
        size: [width / pointsPerInch, height / pointsPerInch],
        texts: await textsOf(page),
        /** What the QR code within an area of the page says, in inches; null without one. */
        codeIn([x, y, w, h]: readonly [x: number, y: number, width: number, height: number]): string | null {
          const area = pixels.getImageData(
            ...([x, y, w, h].map((inches) => Math.round(inches * dotsPerInch)) as [
              number,
              number,
              number,
              number,
            ]),
          )
          return readCode(area.data as unknown as Uint8ClampedArray, area.width, area.height)?.data ?? null
        },
      }
    }),
  )
  return { pages, preferences: await file.getViewerPreferences() }
}
