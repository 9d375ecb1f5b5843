import type { DocumentPrinter } from './port.ts'

/**
 * Creates a printer of PDF documents. The PDF library loads with the first document, since most processes print none.
 */
export function createPdfPrinter(): DocumentPrinter {
  return {
    async invoice(invoice) {
      const { printInvoice } = await import('./pdf-invoice.ts')
      return printInvoice(invoice)
    },
    async labels(file) {
      const { printLabels } = await import('./pdf-labels.ts')
      return printLabels(file)
    },
  }
}
