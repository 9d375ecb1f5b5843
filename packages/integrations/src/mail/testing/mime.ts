import type { DeliveredMail } from '../contract.ts'
import type { MailAttachment } from '../port.ts'

interface Part {
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

/** Parses a raw message into the parts a mail client would show. */
export function readMime(
  raw: string,
): Omit<DeliveredMail, 'to'> & { readonly headers: ReadonlyMap<string, string> } {
  const message = partOf(raw)
  const leaves = leavesOf(message)
  const shown = (type: string) =>
    leaves.find((part) => typeOf(part) === type && !part.headers.has('content-disposition'))
  return {
    headers: message.headers,
    identity: message.headers.get('message-id') ?? '',
    subject: decodeWords(message.headers.get('subject') ?? ''),
    text: textOf(shown('text/plain')),
    html: textOf(shown('text/html')),
    attachments: leaves
      .filter((part) => part.headers.get('content-disposition')?.startsWith('attachment'))
      .map(attachmentOf),
  }
}

function attachmentOf(part: Part): MailAttachment {
  const filename = /filename="?([^";]+)/.exec(part.headers.get('content-disposition') ?? '')?.[1] ?? ''
  const contentType = typeOf(part)
  const bytes = decode(part)
  return contentType.startsWith('text/')
    ? { filename, contentType, content: bytes.toString('utf8') }
    : { filename, contentType, content: bytes.toString('base64'), encoding: 'base64' }
}

function partOf(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { headers: new Map(headers), body: raw.slice(end + 4) }
}

function leavesOf(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)/.exec(part.headers.get('content-type') ?? '')?.[1]
  if (!boundary) return [part]
  const pieces = part.body.split(
    new RegExp(`(?:^|\\r\\n)--${boundary.replace(/[^\w]/g, '\\$&')}(?:--)?\\r\\n`),
  )
  return pieces.slice(1, -1).flatMap((piece) => leavesOf(partOf(piece)))
}

function typeOf(part: Part): string {
  return (part.headers.get('content-type') ?? '').split(';')[0] ?? ''
}

function textOf(part: Part | undefined): string {
  return part ? decode(part).toString('utf8').replaceAll('\r\n', '\n').trimEnd() : ''
}

function decode(part: Part): Buffer {
  const encoding = part.headers.get('content-transfer-encoding')
  if (encoding === 'base64') return Buffer.from(part.body, 'base64')
  return encoding === 'quoted-printable' ? decodeQuoted(part.body) : Buffer.from(part.body, 'latin1')
}

function decodeQuoted(text: string): Buffer {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1')
}

function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuoted(text.replaceAll('_', ' ')).toString('utf8'),
    )
}
