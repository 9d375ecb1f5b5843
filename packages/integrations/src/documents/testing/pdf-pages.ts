import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface PlacedText {
  readonly text: string
  /** Points from the left and from the bottom of the page. */
  readonly x: number
  readonly y: number
}

/** Returns the pieces of text on the first page of a PDF file, and where each begins. */
export async function placedTexts(bytes: Uint8Array): Promise<PlacedText[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: true, verbosity: 0 })
    .promise
  const { items } = await (await document.getPage(1)).getTextContent()
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [{ text: item.str, x: item.transform[4], y: item.transform[5] }]
      : [],
  )
}

/** Returns the text of each page of a PDF file, as a PDF reader extracts it. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const data = new Uint8Array(bytes)
  const { promise } = getDocument({ data, useSystemFonts: true, verbosity: 0 })
  const document = await promise
  const pages = Array.from({ length: document.numPages }, async (_, at) => {
    const { items } = await (await document.getPage(at + 1)).getTextContent()
    return items.map((item) => ('str' in item ? item.str : '')).join(' ')
  })
  return (await Promise.all(pages)).map((text) => text.replace(/\s+/g, ' '))
}
