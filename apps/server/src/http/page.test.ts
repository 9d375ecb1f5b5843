import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'

const script = `export const words = ${JSON.stringify('hinge '.repeat(400))}\n`
const compressed = { br: brotliCompressSync(script), gzip: gzipSync(script) }

async function openBuiltApp() {
  const dist = mkdtempSync(join(tmpdir(), 'mullion-dist-'))
  const assets = join(dist, 'assets')
  mkdirSync(assets)
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Mullion</title><!--store-info-->')
  writeFileSync(join(assets, 'index-B1.js'), script)
  writeFileSync(join(assets, 'index-B1.js.br'), compressed.br)
  writeFileSync(join(assets, 'index-B1.js.gz'), compressed.gzip)
  writeFileSync(join(assets, 'small-B1.js'), 'export {}')
  const shop = await openTestApp({ app: { dist } })
  return {
    ...shop,
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]()
      rmSync(dist, { recursive: true, force: true })
    },
  }
}

const asset = '/assets/index-B1.js'
const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

describe('a built script', () => {
  it.each([
    { accepts: 'gzip, deflate, br, zstd', encoding: 'br', unpack: brotliDecompressSync },
    { accepts: 'gzip', encoding: 'gzip', unpack: gunzipSync },
    { accepts: 'identity', encoding: null, unpack: (body: Buffer) => body },
    { accepts: '', encoding: null, unpack: (body: Buffer) => body },
  ])('is sent as $encoding to a client that accepts "$accepts"', async ({ accepts, encoding, unpack }) => {
    await using shop = await openBuiltApp()
    const answer = await shop.get(asset, { 'Accept-Encoding': accepts })
    const body = await bytes(answer)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(answer.headers.get('content-length')).toBe(String(body.length))
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(unpack(body).toString()).toBe(script)
  })

  it('is sent uncompressed when the build has no compressed version', async () => {
    await using shop = await openBuiltApp()
    const answer = await shop.get('/assets/small-B1.js', { 'Accept-Encoding': 'br, gzip' })
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, null])
    expect(await answer.text()).toBe('export {}')
  })

  it('is cached for a year, with a separate ETag for each encoding', async () => {
    await using shop = await openBuiltApp()
    const [brotli, plain] = await Promise.all([shop.get(asset, { 'Accept-Encoding': 'br' }), shop.get(asset)])
    expect(brotli.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(brotli.headers.get('etag')).not.toBe(plain.headers.get('etag'))
  })

  it('is answered with 304 when the client already has it', async () => {
    await using shop = await openBuiltApp()
    const accepts = { 'Accept-Encoding': 'br' }
    const etag = (await shop.get(asset, accepts)).headers.get('etag') ?? ''
    const again = await shop.get(asset, { ...accepts, 'If-None-Match': etag })
    expect([again.status, (await bytes(again)).length]).toEqual([304, 0])
    expect(again.headers.get('etag')).toBe(etag)
    expect(again.headers.get('vary')).toBe('Accept-Encoding')
    expect((await shop.get(asset, { 'If-None-Match': etag })).status).toBe(200)
  })

  it('answers HEAD with the size GET would return', async () => {
    await using shop = await openBuiltApp()
    const answer = await shop.app.request(asset, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('content-length')).toBe(String(compressed.br.length))
    expect(await answer.text()).toBe('')
  })

  it('supports range requests in the encoding the client accepts', async () => {
    await using shop = await openBuiltApp()
    const head = await shop.get(asset, { 'Accept-Encoding': 'br', Range: 'bytes=0-9' })
    const rest = await shop.get(asset, { 'Accept-Encoding': 'br', Range: 'bytes=10-' })
    expect([head.status, rest.status]).toEqual([206, 206])
    expect(head.headers.get('content-range')).toBe(`bytes 0-9/${compressed.br.length}`)
    expect(head.headers.get('etag')).toBe(rest.headers.get('etag'))
    expect(Buffer.concat([await bytes(head), await bytes(rest)])).toEqual(compressed.br)
    const past = await shop.get(asset, { Range: 'bytes=999999-' })
    expect(past.status).toBe(416)
  })
})
