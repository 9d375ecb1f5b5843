export type FileKind = 'pdf' | 'png' | 'jpeg' | 'gif'

/** The content type of each kind. */
export const contentTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
} as const satisfies Record<FileKind, string>

/** The first bytes of each kind, one character for a byte. */
const signatures: readonly (readonly [kind: FileKind, start: string])[] = [
  ['pdf', '%PDF-'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['jpeg', '\xff\xd8\xff'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
]
const longestSignature = 8

const longestName = 120
const longestEnding = 10

/**
 * The kind of a document by its first bytes, whatever its name says; null for any other.
 * What follows may still be a script, behind `GIF89a` for one: such a file is only ever sent as an attachment.
 */
export function readFileKind(bytes: Uint8Array): FileKind | null {
  // Not TextDecoder: its latin1 is windows-1252, in which the first byte of a PNG is another character.
  const start = String.fromCharCode(...bytes.subarray(0, longestSignature))
  return signatures.find(([, signature]) => start.startsWith(signature))?.[0] ?? null
}

/**
 * A file's name as it may be shown and sent in Content-Disposition: without folders and without signs that a header, a
 * page or a disk could take amiss; 1 to 120 characters, the ending kept.
 */
export function safeFileName(name: string): string {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  const clean = shorten(last.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*]/gu, ''))
  return clean.replace(/^[.\s]+|[.\s]+$/g, '') || 'document'
}

const endings: Readonly<Record<string, readonly string[]>> = {
  [contentTypes.pdf]: ['.pdf'],
  [contentTypes.png]: ['.png'],
  [contentTypes.jpeg]: ['.jpg', '.jpeg'],
  [contentTypes.gif]: ['.gif'],
}

/** A safe name that ends as the content does: saved and opened, `photo.gif.html` would be a page with its scripts. */
export function nameByContent(name: string, contentType: string): string {
  const [usual = '', ...others] = endings[contentType] ?? []
  if ([usual, ...others].some((ending) => name.toLowerCase().endsWith(ending))) return name
  return name.slice(0, longestName - usual.length).replace(/\p{Cs}$/u, '') + usual
}

/** Cuts before the ending, and never half a character. */
function shorten(name: string): string {
  if (name.length <= longestName) return name
  const dot = name.lastIndexOf('.')
  const ending = dot >= 0 && name.length - dot <= longestEnding ? name.slice(dot) : ''
  return name.slice(0, longestName - ending.length).replace(/\p{Cs}$/u, '') + ending
}
