import type { LabelsToPrint } from '@mullion/domain/doors/labels/door-label'
import { useMutation } from '@tanstack/react-query'
import { nameIn } from '../analytics/download-export.ts'
import { callPath } from '../rest.ts'

export interface PrintedLabels {
  readonly name: string
  readonly content: Blob
}

/** Makes a PDF file of door labels; throws errors that `readError` reads. */
export function usePrintLabels({ fetch }: { readonly fetch?: typeof globalThis.fetch } = {}) {
  return useMutation({
    async mutationFn(labels: LabelsToPrint): Promise<PrintedLabels> {
      const answer = await callPath({ url: '', ...(fetch && { fetch }) }, '/api/v1/doors/labels', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(labels),
      })
      const name = nameIn(answer.headers.get('content-disposition')) ?? 'door_labels.pdf'
      return { name, content: await answer.blob() }
    },
  })
}
