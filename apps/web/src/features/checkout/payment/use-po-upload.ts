import { useSendPoDocument } from '@mullion/client/checkout/checkout.hooks'
import { readError } from '@mullion/client/read-error'
import { acceptPoDocument, maxPoDocumentBytes, poDocumentTooLarge } from '@mullion/domain/orders/po-document'
import { useRef, useState } from 'react'
import { progressFetch } from '../../../lib/progress-fetch.ts'
import type { SentDocument } from './payment-values.ts'

/** State of the current upload; an earlier uploaded file stays in the form. */
export type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly name: string; readonly percent: number }
  | { readonly kind: 'failed'; readonly text: string; readonly again: File | null }

/** Throws the error that the server would return for a file, before uploading it. */
async function checkFile(file: File): Promise<void> {
  if (file.size > maxPoDocumentBytes) throw poDocumentTooLarge()
  acceptPoDocument({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })
}

function failure(error: unknown, file: File): UploadState {
  const { message, fields, kind } = readError(error)
  const mayHelp = kind === 'network' || kind === 'unavailable' || kind === 'unauthenticated'
  return { kind: 'failed', text: fields.file ?? message, again: mayHelp ? file : null }
}

export interface PoUploadDeps {
  readonly actingFor: number | null
  readonly onSent: (document: SentDocument) => void
}

export function usePoUpload({ actingFor, onSent }: PoUploadDeps) {
  const send = useSendPoDocument()
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  const cancel = () => {
    running.current?.abort(new DOMException('Canceled', 'AbortError'))
    running.current = null
    setState({ kind: 'idle' })
  }
  const upload = async (file: File) => {
    cancel()
    const abort = new AbortController()
    running.current = abort
    const current = () => running.current === abort
    const show = (next: UploadState) => current() && setState(next)
    show({ kind: 'sending', name: file.name, percent: 0 })
    const onProgress = (sent: number, total: number) =>
      show({ kind: 'sending', name: file.name, percent: Math.round((sent / total) * 100) })
    try {
      await checkFile(file)
      const id = await send(file, {
        actingFor,
        fetch: progressFetch({ onProgress, signal: abort.signal }),
      })
      if (!current()) return
      onSent({ id, name: file.name, sizeBytes: file.size })
      show({ kind: 'idle' })
    } catch (error) {
      show(failure(error, file))
    }
  }
  return { state, upload, cancel }
}
