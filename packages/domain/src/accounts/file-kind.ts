export type FileKind = 'pdf' | 'png' | 'jpeg' | 'gif'

export const contentTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
} as const satisfies Record<FileKind, string>

/** Magic bytes of each kind, one character per byte. */
const signatures: readonly (readonly [kind: FileKind, start: string])[] = [
  ['pdf', '%PDF-'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['jpeg', '\xff\xd8\xff'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
]
const maxSignatureLength = 8

const maxNameLength = 120
const maxEndingLength = 10

/**
 * Detects the document kind from its first bytes, ignoring the name; null for any other kind. The rest may still be a
 * script (after `GIF89a`, say), so such files are only ever sent as attachments.
 */
export function readFileKind(bytes: Uint8Array): FileKind | null {
  // Not TextDecoder: its latin1 is windows-1252, which maps the first byte of a PNG to another character.
  const start = String.fromCharCode(...bytes.subarray(0, maxSignatureLength))
  return signatures.find(([, signature]) => start.startsWith(signature))?.[0] ?? null
}

/**
 * Makes a file name safe to display and to send in Content-Disposition: strips folders and characters that could break
 * a header, page or disk. Returns 1 to 120 characters and keeps the extension.
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

/**
 * Returns a safe name whose extension matches the content type, so that a saved `photo.gif.html` cannot open as a web
 * page and run scripts.
 */
export function nameByContent(name: string, contentType: string): string {
  const [usual = '', ...others] = endings[contentType] ?? []
  if ([usual, ...others].some((ending) => name.toLowerCase().endsWith(ending))) return name
  return name.slice(0, maxNameLength - usual.length).replace(/\p{Cs}$/u, '') + usual
}

/** Shortens before the extension, never inside a surrogate pair. */
function shorten(name: string): string {
  if (name.length <= maxNameLength) return name
  const dot = name.lastIndexOf('.')
  const ending = dot >= 0 && name.length - dot <= maxEndingLength ? name.slice(dot) : ''
  return name.slice(0, maxNameLength - ending.length).replace(/\p{Cs}$/u, '') + ending
}
