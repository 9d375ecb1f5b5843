import { describe, expect, it } from 'vitest'
import { addVideoInput, checkPhoto, documentName } from './part-media.ts'

const bytesOf = (start: string, length = 100) => {
  const bytes = new Uint8Array(length)
  bytes.set(Buffer.from(start, 'latin1'))
  return bytes
}
const megabytes = 1024 * 1024

describe('what a part can have', () => {
  it('takes photographs in PNG and JPEG, by their content, up to 10 MB', () => {
    checkPhoto(bytesOf('\x89PNG\r\n\x1a\n'))
    checkPhoto(bytesOf('\xff\xd8\xff'))
    expect(() => checkPhoto(bytesOf('GIF89a'))).toThrow('PNG or JPEG')
    expect(() => checkPhoto(bytesOf('\xff\xd8\xff', 10 * megabytes + 1))).toThrow('10 MB')
  })

  it('takes documents in PDF, and makes their names safe', () => {
    expect(documentName({ name: 'C:\\sheets\\Data "sheet".pdf', bytes: bytesOf('%PDF-1.7') })).toBe(
      'Data sheet.pdf',
    )
    expect(() => documentName({ name: 'a.pdf', bytes: bytesOf('<html>') })).toThrow('PDF')
    expect(() => documentName({ name: 'a.pdf', bytes: bytesOf('%PDF-', 10 * megabytes + 1) })).toThrow(
      '10 MB',
    )
  })

  it.each([
    ['https://www.youtube.com/watch?v=abc', true],
    ['http://video.example/1', false],
    ['javascript:alert(1)', false],
    ['https://pat:secret@video.example/1', false],
    ['https://localhost/1', false],
    ['not an address', false],
  ])('takes %s as a video: %s', (url, taken) => {
    expect(addVideoInput.safeParse({ partId: 1, caption: 'How to fit it', url }).success).toBe(taken)
  })
})
