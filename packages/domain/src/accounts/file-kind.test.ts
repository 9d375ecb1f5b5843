import { describe, expect, it } from 'vitest'
import { nameByContent, readFileKind, safeFileName } from './file-kind.ts'

const text = (content: string) => Uint8Array.from(content, (char) => char.charCodeAt(0))
/** First bytes of a one-dot red picture, as an image library writes them. */
const pictures = {
  png: '89504e470d0a1a0a0000000d494844520000000100000001',
  jpeg: 'ffd8ffdb00430006040506050406060506070706080a100a',
  gif: '474946383961010001008000004c6971c0202021f9040500',
} as const

describe('the file kind', () => {
  it.each(Object.entries(pictures))('is detected from the content: %s', (kind, start) => {
    expect(readFileKind(Uint8Array.from(Buffer.from(start, 'hex')))).toBe(kind)
  })

  it('is detected from the content: pdf', () => {
    expect(readFileKind(text('%PDF-1.7\n%âãÏÓ\n1 0 obj'))).toBe('pdf')
  })

  it.each([
    ['an old GIF', 'GIF87a....', 'gif'],
    ['a JPEG from a camera', '\xff\xd8\xff\xe1..Exif', 'jpeg'],
    ['a GIF that continues as a script', 'GIF89a=1;alert(document.domain)', 'gif'],
    ['a PDF that continues as HTML', '%PDF-<script>alert(1)</script>', 'pdf'],
  ])('is detected for %s', (_title, content, kind) => {
    expect(readFileKind(text(content))).toBe(kind)
  })

  it.each([
    ['an empty file', ''],
    ['an HTML page', '<!doctype html><script>alert(1)</script>'],
    ['an SVG, which can hold a script', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
    ['a PDF after other bytes', '\n%PDF-1.7'],
    ['a PDF after a byte order mark', '\xef\xbb\xbf%PDF-1.7'],
    ['a PDF signature in lowercase', '%pdf-1.7'],
    ['a truncated PNG', '\x89PNG\r\n\x1a'],
    ['a PNG with converted line endings', '\x89PNG\n\x1a\n....'],
    ['a truncated JPEG', '\xff\xd8'],
    ['a GIF of an unknown version', 'GIF88a....'],
    ['a GIF after HTML', '<html>GIF89a'],
    ['another image format', 'RIFF\x24\0\0\0WEBPVP8 '],
    ['an archive', 'PK\x03\x04'],
    ['a program', 'MZ\x90\0'],
  ])('is null for %s', (_title, content) => {
    expect(readFileKind(text(content))).toBeNull()
  })

  it('is read from a view into a larger buffer', () => {
    const message = text('name="file"\r\n\r\n%PDF-1.7')
    expect(readFileKind(message.subarray(15))).toBe('pdf')
  })
})

describe('a safe file name', () => {
  it.each([
    ['a plain name', 'Resale certificate (2026).pdf', 'Resale certificate (2026).pdf'],
    ['letters of any language', 'Türdichtung ½ 日本.png', 'Türdichtung ½ 日本.png'],
    ['a path', '/home/ann/po.pdf', 'po.pdf'],
    ['a Windows path', 'C:\\fakepath\\po.pdf', 'po.pdf'],
    ['both kinds of slashes', 'a\\b/c\\po.pdf', 'po.pdf'],
    ['a path traversal', '../../etc/passwd', 'passwd'],
    ['an injected header', 'po.pdf"\r\nSet-Cookie: a=b', 'po.pdfSet-Cookie a=b'],
    ['an HTML tag', '<img src=x onerror=alert(1)>.png', 'img src=x onerror=alert(1).png'],
    ['characters that file systems reject', 'a<b>c:d"e|f?g*h.pdf', 'abcdefgh.pdf'],
    ['null bytes', 'po.pdf\u0000.exe', 'po.pdf.exe'],
    ['an extension disguised by right-to-left text', 'po\u202efdp.exe', 'pofdp.exe'],
    ['line separators', 'po\u2028\u2029.pdf', 'po.pdf'],
    ['half a surrogate pair', 'po\ud83d.pdf', 'po.pdf'],
    ['surrounding spaces and dots', '  .po.pdf. ', 'po.pdf'],
    ['an empty name', '', 'document'],
    ['a folder', 'orders/', 'document'],
    ['the current folder', '.', 'document'],
    ['the parent folder', '..', 'document'],
    ['the parent folder behind removed characters', '.<.', 'document'],
    ['only removed characters', '<>:"|?*\u0007', 'document'],
  ])('is made from %s', (_title, given, shown) => {
    expect(safeFileName(given)).toBe(shown)
  })

  it('has at most 120 characters, including the extension', () => {
    expect(safeFileName(`${'a'.repeat(116)}.pdf`)).toBe(`${'a'.repeat(116)}.pdf`)
    expect(safeFileName(`${'a'.repeat(117)}.pdf`)).toBe(`${'a'.repeat(116)}.pdf`)
    expect(safeFileName('a'.repeat(500))).toBe('a'.repeat(120))
    expect(safeFileName(`a.${'b'.repeat(500)}`)).toBe(`a.${'b'.repeat(118)}`)
  })

  it('is not cut inside a character', () => {
    expect(safeFileName(`a${'🚪'.repeat(100)}.pdf`)).toBe(`a${'🚪'.repeat(57)}.pdf`)
  })

  it('is made quickly even from a very long name', () => {
    const started = performance.now()
    safeFileName(`${'. '.repeat(500_000)}x${' .'.repeat(500_000)}x`)
    expect(performance.now() - started).toBeLessThan(1000)
  })
})

describe('naming a file by its content', () => {
  it.each([
    ['sec-pwnscript.gif.html', 'image/gif', 'sec-pwnscript.gif.html.gif'],
    ['photo.JPG', 'image/jpeg', 'photo.JPG'],
    ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
    ['certificate', 'application/pdf', 'certificate.pdf'],
    ['setup.exe', 'image/png', 'setup.exe.png'],
    [`${'x'.repeat(114)}.htmlx`, 'application/pdf', `${'x'.repeat(114)}.h.pdf`],
    ['orders.csv', 'text/csv', 'orders.csv'],
  ])('%s with content %s becomes %s', (name, contentType, expected) => {
    expect(nameByContent(name, contentType)).toBe(expected)
  })
})
