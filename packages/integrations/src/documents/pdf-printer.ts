import type { DocumentPrinter } from './port.ts'

/** Prints documents as PDF files. The library is loaded with the first one, as most starts print nothing. */
export function createPdfPrinter(): DocumentPrinter {
  return {
    async invoice(invoice) {
      const { printInvoice } = await import('./pdf-invoice.ts')
      return printInvoice(invoice)
    },
  }
}
