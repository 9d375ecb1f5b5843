import { pdfPages } from '@mullion/integrations/documents/testing/pdf-pages'

export async function pdfText(bytes: Uint8Array): Promise<string> {
  return (await pdfPages(bytes)).join('\n')
}
