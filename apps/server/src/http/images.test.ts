import { createPartImages } from '@mullion/integrations/files/part-images'
import { openBucket } from '@mullion/integrations/object-store/s3'
import { openFileStorage } from '@mullion/integrations/object-store/testing/file-storage-server'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('part images', () => {
  const part = { id: 1, number: '0100-01', imageVersion: 0 }

  it('are served by part number in every size, and cached for a year', async () => {
    await using shop = await openTestApp({ parts: [part] })
    await shop.images.put({ number: '0100-01', version: 0, png })
    for (const [name, type] of [
      ['0100-01.png', 'image/png'],
      ['0100-01-160.webp', 'image/webp'],
    ] as const) {
      const answer = await shop.get(`/images/parts/${name}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe(type)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('content-length')))
    }
  })

  it('fall back to the category drawing, cached for a month, when a part has no image', async () => {
    await using shop = await openTestApp({ parts: [{ ...part, illustration: 'hinge-butt' }] })
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="5" height="5"/></svg>'
    await shop.images.putIllustration('hinge-butt', svg)
    const answer = await shop.get('/images/parts/0100-01.png')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=2592000')
    await answer.arrayBuffer()
  })

  it('fall back to the drawing for every version a part has had, and answer 404 for any other', async () => {
    const illustrated = { ...part, imageVersion: 2, illustration: 'hinge-butt' }
    await using shop = await openTestApp({ parts: [illustrated] })
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="5" height="5"/></svg>'
    await shop.images.putIllustration('hinge-butt', svg)
    const statuses: unknown[] = []
    for (const name of ['', '-v2', '-v3', '-v99', '-v99-160']) {
      const answer = await shop.get(`/images/parts/0100-01${name}.png`)
      await answer.arrayBuffer()
      statuses.push([name, answer.status])
    }
    expect(statuses).toEqual([
      ['', 200],
      ['-v2', 200],
      ['-v3', 404],
      ['-v99', 404],
      ['-v99-160', 404],
    ])
  })

  it.each([
    ['a part without an image', '0100-01.png'],
    ['an unknown part', '9999-99.png'],
    ['an unknown version', '0100-01-v7.png'],
    ['an unsupported size', '0100-01-100.png'],
    ['the file name of a drawing', 'hinge-butt.png'],
    ['an unsupported format', '0100-01.svg'],
    ['no format', '0100-01'],
    ['a parent path', '..%2F..%2Fpackage.json'],
    ['a parent path ending in an image name', '..%2f0100-01.png'],
    ['a null byte', '0100-01%00.png'],
    ['the accounting number', '311-0100-01.png'],
    ['an overlong version', '0100-01-v99999999999999999999.png'],
  ])('answer 404 for %s', async (_, name) => {
    await using shop = await openTestApp({ parts: [part] })
    const answer = await shop.get(`/images/parts/${name}`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ message: 'Not found.' })
  })

  it('are the same from S3-compatible storage, and answer 502 while it does not answer', async () => {
    await using storage = await openFileStorage()
    const images = createPartImages({ store: openBucket(storage.settings)('images/') })
    await using shop = await openTestApp({ parts: [part], deps: { images } })
    await images.put({ number: '0100-01', version: 0, png })
    const answer = await shop.get('/images/parts/0100-01-160.webp')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('content-length')))
    expect((await shop.get('/images/parts/9999-99.png')).status).toBe(404)
    storage.faults.next({ kind: 'status', times: 'always' })
    const failed = await shop.get('/images/parts/0100-01.png')
    expect([failed.status, failed.headers.get('cache-control')]).toEqual([502, null])
  })
})
