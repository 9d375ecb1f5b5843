import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

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
