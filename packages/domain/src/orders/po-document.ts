import { contentTypes, readFileKind, safeFileName } from '../accounts/file-kind.ts'
import { AppError, invalidInput } from '../error.ts'

export const maxPoDocumentBytes = 5_242_880
/** Documents not attached to an order are deleted after this many hours. */
export const poDocumentHours = 24
const kindText = 'Please upload a PDF, PNG or JPEG file.'
const sizeText = 'The PO document can be at most 5 MB.'

export interface AcceptedPoDocument {
  readonly name: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

/**
 * Returns the uploaded document ready to store; throws `invalid` for any other kind of file or one that is too large.
 */
export function acceptPoDocument(file: {
  readonly name: string
  readonly bytes: Uint8Array
}): AcceptedPoDocument {
  const { bytes } = file
  if (bytes.length > maxPoDocumentBytes) throw poDocumentTooLarge()
  const kind = readFileKind(bytes)
  if (!kind || kind === 'gif') throw invalidInput('orders.po_document_refused', { file: kindText })
  return { name: safeFileName(file.name), contentType: contentTypes[kind], bytes }
}

export function poDocumentTooLarge(): AppError {
  return invalidInput('orders.po_document_too_large', { file: sizeText })
}

/** The document belongs to another actor, was deleted, or is already attached to another order. */
export function poDocumentMissing(): AppError {
  const text = 'This PO document is no longer available. Upload it again.'
  return new AppError('missing', 'orders.po_document_missing', text, { fields: { poDocumentId: text } })
}

export function poDocumentNotOfOrder(): AppError {
  return new AppError('missing', 'orders.po_document_not_there', 'This order has no PO document.')
}
