import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { attachment, attachmentName } from './attachment.ts'

describe('a download’s file name', () => {
  it.each([
    ['certificate.pdf', `attachment; filename="certificate.pdf"; filename*=UTF-8''certificate.pdf`],
    [
      'Türdichtung ½.pdf',
      `attachment; filename="T_rdichtung _.pdf"; filename*=UTF-8''T%C3%BCrdichtung%20%C2%BD.pdf`,
    ],
    ['door 🚪.png', `attachment; filename="door _.png"; filename*=UTF-8''door%20%F0%9F%9A%AA.png`],
    [`it's (1)*.pdf`, `attachment; filename="it's (1)*.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`],
    [
      'a"; filename="b.exe',
      `attachment; filename="a_; filename=_b.exe"; filename*=UTF-8''a%22%3B%20filename%3D%22b.exe`,
    ],
    ['a%22.pdf\\', `attachment; filename="a_22.pdf_"; filename*=UTF-8''a%2522.pdf%5C`],
    [
      'a\r\nSet-Cookie: b=c',
      `attachment; filename="a__Set-Cookie: b=c"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20b%3Dc`,
    ],
    ['half\ud83d.pdf', `attachment; filename="half_.pdf"; filename*=UTF-8''half%EF%BF%BD.pdf`],
  ])('%j becomes a single safe ASCII header', (name, header) => {
    expect(attachmentName(name)).toBe(header)
    expect(new Headers({ 'Content-Disposition': header }).get('Content-Disposition')).toBe(header)
  })
})

describe('a download', () => {
  it('is sent as an attachment that is never displayed, sniffed, executed or cached', async () => {
    const app = new Hono()
    const bytes = new TextEncoder().encode('..GIF89a<script>alert(1)</script>').subarray(2)
    app.get('/', (c) => attachment(c, { name: 'a.gif', contentType: 'image/gif', bytes }))
    const answer = await app.request('/')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/gif',
      'content-disposition': `attachment; filename="a.gif"; filename*=UTF-8''a.gif`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(await answer.text()).toBe('GIF89a<script>alert(1)</script>')
  })

  it('has an extension matching its content type, even when stored under another name', async () => {
    const app = new Hono()
    const contentType = 'image/gif'
    app.get('/', (c) => attachment(c, { name: 'a.gif.html', contentType, bytes: new Uint8Array(1) }))
    const name = (await app.request('/')).headers.get('Content-Disposition')
    expect(name).toBe(`attachment; filename="a.gif.html.gif"; filename*=UTF-8''a.gif.html.gif`)
  })
})
