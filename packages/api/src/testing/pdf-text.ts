import { pdfPages } from '@mullion/integrations/documents/testing/pdf-pages'

/** All that a PDF file says, for tests that have it as a download. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  return (await pdfPages(bytes)).join('\n')
}
