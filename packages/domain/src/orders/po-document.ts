import { contentTypes, readFileKind, safeFileName } from '../accounts/file-kind.ts'
import { AppError, invalidInput } from '../error.ts'

export const maxPoDocumentBytes = 5_242_880
/** A document that no order has taken is deleted after so many hours. */
export const poDocumentHours = 24
const kindText = 'Please upload a PDF, PNG or JPEG file.'
const sizeText = 'The PO document can be at most 5 MB.'

/** A purchase order that may be stored: with a name that is safe to show, and the type of its content. */
export interface AcceptedPoDocument {
  readonly name: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** The uploaded document as it may be stored; throws `invalid` for any other kind of content, or too much of it. */
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

/** More than 5 MB. */
export function poDocumentTooLarge(): AppError {
  return invalidInput('orders.po_document_too_large', { file: sizeText })
}

/** The order names a document that is not the actor's, not there any more, or taken by another order. */
export function poDocumentMissing(): AppError {
  const text = 'This PO document is no longer available. Upload it again.'
  return new AppError('missing', 'orders.po_document_missing', text, { fields: { poDocumentId: text } })
}

/** The order has no document, or it is not for the actor. */
export function poDocumentNotOfOrder(): AppError {
  return new AppError('missing', 'orders.po_document_not_there', 'This order has no PO document.')
}
