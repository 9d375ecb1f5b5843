import type { DocumentPrinter } from './port.ts'

/**
 * Creates a printer of PDF documents. The PDF library loads with the first document, since most processes print none.
 */
export function createPdfPrinter(): DocumentPrinter {
  return {
    async orderDocument(printed) {
      const { printOrderDocument } = await import('./pdf-order-document.ts')
      return printOrderDocument(printed)
    },
    async labels(file) {
      const { printLabels } = await import('./pdf-labels.ts')
      return printLabels(file)
    },
  }
}
