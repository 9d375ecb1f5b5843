import { nameByContent } from '@mullion/domain/accounts/file-kind'
import type { Context } from 'hono'

export interface Attachment {
  readonly name: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** Signs that RFC 5987 wants encoded and `encodeURIComponent` leaves as they are. */
const leftOver = /['()*]/g
const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`

/** The value of Content-Disposition: the name in plain signs for old readers, and as it is for all others. */
export function attachmentName(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(leftOver, percent)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** Hands out a document that somebody else uploaded: to be saved, never to be shown or run as a page of ours. */
export function attachment(c: Context, { name, contentType, bytes }: Attachment): Response {
  return c.body(Uint8Array.from(bytes), 200, {
    'Content-Type': contentType,
    'Content-Disposition': attachmentName(nameByContent(name, contentType)),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  })
}
