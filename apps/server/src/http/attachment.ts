import { nameByContent } from '@mullion/domain/accounts/file-kind'
import type { Context } from 'hono'

export interface Attachment {
  readonly name: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** Characters that RFC 5987 requires encoded but `encodeURIComponent` leaves alone. */
const leftOver = /['()*]/g
const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`

/** Returns the Content-Disposition value: an ASCII name for old clients and the full name for all others. */
export function attachmentName(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(leftOver, percent)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** Sends an uploaded document as a download, so that the browser never shows or runs it as a page of this site. */
export function attachment(c: Context, { name, contentType, bytes }: Attachment): Response {
  return c.body(Uint8Array.from(bytes), 200, {
    'Content-Type': contentType,
    'Content-Disposition': attachmentName(nameByContent(name, contentType)),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  })
}
