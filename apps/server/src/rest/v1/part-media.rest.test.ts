import { emailOf, testPassword } from '@mullion/api/testing/people'
import type { PartMedia } from '@mullion/domain/catalog/part-media'
import { loadSharp } from '@mullion/integrations/files/picture-files'
import { expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'

async function jpeg(): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await loadSharp()
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c02020' } })
  return Uint8Array.from(await picture.jpeg().toBuffer())
}

it('photographs, documents and videos of a part are sent, listed, changed and removed', async () => {
  await using shop = await openTestApp({ people: 'with passwords', parts: [{ id: 1, number: '0100-01' }] })
  const page = shop.browser()
  await page.signIn(emailOf('admin'), testPassword)
  const guest = shop.browser()
  const path = '/api/v1/parts/1'
  const formOf = (bytes: Uint8Array<ArrayBuffer>, name: string, fields: Record<string, string> = {}) => {
    const body = new FormData()
    body.set('file', new File([bytes], name))
    for (const [field, text] of Object.entries(fields)) body.set(field, text)
    return { method: 'POST', body }
  }
  const words = { caption: 'Front', alternative: 'A hinge from the front', crop: '0.5' }
  const photo = await page.send(`${path}/photos`, formOf(await jpeg(), 'a.jpg', words))
  expect(photo.status).toBe(201)
  const { id } = (await photo.json()) as { id: number }
  const pdf = Uint8Array.from(Buffer.from('%PDF-1.7 sheet'))
  const document = await page.send(`${path}/documents`, formOf(pdf, 'sheet.pdf', { caption: 'Data sheet' }))
  expect(document.status).toBe(201)
  const { id: documentId } = (await document.json()) as { id: number }
  const video = { caption: 'How to fit it', url: 'https://video.example/1' }
  for (let each = 0; each < 6; each++) expect((await page.post(`${path}/videos`, video)).status).toBe(201)
  expect((await page.post(`${path}/videos`, video)).status).toBe(409)
  const listed = async () => (await (await guest.get(`${path}/media`)).json()) as PartMedia
  const { photos, documents, videos } = await listed()
  expect(photos).toMatchObject([{ id, caption: 'Front', alternative: 'A hinge from the front' }])
  expect([documents.length, videos.length]).toEqual([1, 6])
  const picture = await guest.get(`/images/photos/${photos[0]?.storedAs}-320.webp`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(picture.headers.get('cache-control')).toContain('immutable')
  const sent = await guest.get(`/api/v1/part-documents/${documentId}`)
  expect([sent.headers.get('content-type'), await sent.text()]).toEqual(['application/pdf', '%PDF-1.7 sheet'])
  const put = (at: string, body: object) =>
    page.send(at, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await put(`/api/v1/part-media/${id}`, { caption: 'Side', alternative: '' })).status).toBe(200)
  const order = videos.map((each) => each.id).reverse()
  expect((await put(`${path}/media/order`, { kind: 'video', mediumIds: order })).status).toBe(200)
  expect((await put(`${path}/media/order`, { kind: 'video', mediumIds: order.slice(1) })).status).toBe(409)
  const after = await listed()
  expect([after.photos[0]?.caption, after.videos.map((each) => each.id)]).toEqual(['Side', order])
  const remove = () => page.send(`/api/v1/part-media/${id}`, { method: 'DELETE' })
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
  const wrong = await page.send(`${path}/photos`, formOf(pdf, 'a.png', { crop: 'left' }))
  expect([wrong.status, await wrong.json()]).toMatchObject([400, { fields: { crop: expect.any(String) } }])
  expect((await page.send('/api/v1/parts/99/photos', formOf(await jpeg(), 'a.jpg'))).status).toBe(404)
  const nowhere = [
    await guest.get('/api/v1/parts/99/media'),
    await page.send('/api/v1/parts/99/documents', formOf(pdf, 'sheet.pdf', { caption: 'Data sheet' })),
    await put('/api/v1/parts/99/media/order', { kind: 'video', mediumIds: [] }),
  ]
  expect(nowhere.map(({ status }) => status)).toEqual([404, 404, 404])
  const last = async (send: () => Promise<Response>) => {
    let status = 201
    for (let each = 0; status === 201 && each < 14; each++) ({ status } = await send())
    return status
  }
  const small = await jpeg()
  expect(await last(() => page.send(`${path}/documents`, formOf(pdf, 'a.pdf', { caption: 'Sheet' })))).toBe(
    409,
  )
  expect(await last(() => page.send(`${path}/photos`, formOf(small, 'a.jpg')))).toBe(409)
})
