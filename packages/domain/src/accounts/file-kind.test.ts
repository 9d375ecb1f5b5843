import { describe, expect, it } from 'vitest'
import { nameByContent, readFileKind, safeFileName } from './file-kind.ts'

const text = (content: string) => Uint8Array.from(content, (char) => char.charCodeAt(0))
/** First bytes of a one-dot red picture, as an image library writes them. */
const pictures = {
  png: '89504e470d0a1a0a0000000d494844520000000100000001',
  jpeg: 'ffd8ffdb00430006040506050406060506070706080a100a',
  gif: '474946383961010001008000004c6971c0202021f9040500',
} as const

describe('the kind of a document', () => {
  it.each(Object.entries(pictures))('is that of its content: %s', (kind, start) => {
    expect(readFileKind(Uint8Array.from(Buffer.from(start, 'hex')))).toBe(kind)
  })

  it('is that of its content: pdf', () => {
    expect(readFileKind(text('%PDF-1.7\n%âãÏÓ\n1 0 obj'))).toBe('pdf')
  })

  it.each([
    ['an old GIF', 'GIF87a....', 'gif'],
    ['a JPEG of a camera', '\xff\xd8\xff\xe1..Exif', 'jpeg'],
    ['a GIF that goes on as a script', 'GIF89a=1;alert(document.domain)', 'gif'],
    ['a PDF that goes on as a page', '%PDF-<script>alert(1)</script>', 'pdf'],
  ])('%s', (_title, content, kind) => {
    expect(readFileKind(text(content))).toBe(kind)
  })

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing, which can hold a script', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
    ['a PDF behind other bytes', '\n%PDF-1.7'],
    ['a PDF behind a byte order mark', '\xef\xbb\xbf%PDF-1.7'],
    ['a PDF in small letters', '%pdf-1.7'],
    ['a PNG cut short', '\x89PNG\r\n\x1a'],
    ['a PNG whose line ends were changed on the way', '\x89PNG\n\x1a\n....'],
    ['a JPEG cut short', '\xff\xd8'],
    ['a GIF of another version', 'GIF88a....'],
    ['a GIF behind a page', '<html>GIF89a'],
    ['another picture', 'RIFF\x24\0\0\0WEBPVP8 '],
    ['an archive', 'PK\x03\x04'],
    ['a program', 'MZ\x90\0'],
  ])('%s is none that is taken', (_title, content) => {
    expect(readFileKind(text(content))).toBeNull()
  })

  it('is read from a view into a larger buffer', () => {
    const message = text('name="file"\r\n\r\n%PDF-1.7')
    expect(readFileKind(message.subarray(15))).toBe('pdf')
  })
})

describe('the name of a document', () => {
  it.each([
    ['a plain name', 'Resale certificate (2026).pdf', 'Resale certificate (2026).pdf'],
    ['letters of any language', 'Türdichtung ½ 日本.png', 'Türdichtung ½ 日本.png'],
    ['a path', '/home/ann/po.pdf', 'po.pdf'],
    ['a path of Windows', 'C:\\fakepath\\po.pdf', 'po.pdf'],
    ['both kinds of slashes', 'a\\b/c\\po.pdf', 'po.pdf'],
    ['a way upwards', '../../etc/passwd', 'passwd'],
    ['a header of its own', 'po.pdf"\r\nSet-Cookie: a=b', 'po.pdfSet-Cookie a=b'],
    ['a page', '<img src=x onerror=alert(1)>.png', 'img src=x onerror=alert(1).png'],
    ['signs that no disk takes', 'a<b>c:d"e|f?g*h.pdf', 'abcdefgh.pdf'],
    ['zero bytes', 'po.pdf\u0000.exe', 'po.pdf.exe'],
    ['an ending turned round to be read as another', 'po\u202efdp.exe', 'pofdp.exe'],
    ['line separators', 'po\u2028\u2029.pdf', 'po.pdf'],
    ['half a character', 'po\ud83d.pdf', 'po.pdf'],
    ['spaces and dots around', '  .po.pdf. ', 'po.pdf'],
    ['nothing', '', 'document'],
    ['a folder', 'orders/', 'document'],
    ['this folder', '.', 'document'],
    ['the folder above', '..', 'document'],
    ['the folder above, behind signs that go', '.<.', 'document'],
    ['nothing but signs that go', '<>:"|?*\u0007', 'document'],
  ])('%s', (_title, given, shown) => {
    expect(safeFileName(given)).toBe(shown)
  })

  it('has at most 120 characters, the ending among them', () => {
    expect(safeFileName(`${'a'.repeat(116)}.pdf`)).toBe(`${'a'.repeat(116)}.pdf`)
    expect(safeFileName(`${'a'.repeat(117)}.pdf`)).toBe(`${'a'.repeat(116)}.pdf`)
    expect(safeFileName('a'.repeat(500))).toBe('a'.repeat(120))
    expect(safeFileName(`a.${'b'.repeat(500)}`)).toBe(`a.${'b'.repeat(118)}`)
  })

  it('is not cut within a character', () => {
    expect(safeFileName(`a${'🚪'.repeat(100)}.pdf`)).toBe(`a${'🚪'.repeat(57)}.pdf`)
  })

  it('is ready soon, however long it is made', () => {
    const started = performance.now()
    safeFileName(`${'. '.repeat(500_000)}x${' .'.repeat(500_000)}x`)
    expect(performance.now() - started).toBeLessThan(1000)
  })
})

describe('a name by the content', () => {
  it.each([
    ['sec-pwnscript.gif.html', 'image/gif', 'sec-pwnscript.gif.html.gif'],
    ['photo.JPG', 'image/jpeg', 'photo.JPG'],
    ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
    ['certificate', 'application/pdf', 'certificate.pdf'],
    ['setup.exe', 'image/png', 'setup.exe.png'],
    [`${'x'.repeat(114)}.htmlx`, 'application/pdf', `${'x'.repeat(114)}.h.pdf`],
    ['orders.csv', 'text/csv', 'orders.csv'],
  ])('%s of %s is %s', (name, contentType, expected) => {
    expect(nameByContent(name, contentType)).toBe(expected)
  })
})
