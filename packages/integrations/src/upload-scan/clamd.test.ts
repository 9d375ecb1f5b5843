import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createClamd } from './clamd.ts'
import { probeClamd } from './clamd-probe.ts'
import { testVirus } from './test-virus.ts'
import { openClamdServer } from './testing/clamd-server.ts'

let server: Awaited<ReturnType<typeof openClamdServer>>
beforeEach(async () => {
  server = await openClamdServer({ maxBytes: 1_000_000 })
})
afterEach(() => server.close())

const scan = (bytes: Uint8Array, timeoutMs = 10_000) => createClamd({ ...server, timeoutMs }).scan(bytes)
const harmless = Buffer.from('%PDF-1.7 a purchase order')

describe('a file scanned by clamd', () => {
  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['a small file', harmless],
    ['a file of many pieces, with every byte', Buffer.alloc(300_000).map((_, at) => at % 256)],
  ])('is clean: %s', async (_title, bytes) => {
    expect(await scan(bytes)).toBeNull()
  })

  it('is infected wherever the virus is in it, also between two pieces', async () => {
    for (const before of [0, 65_500, 200_000])
      expect(await scan(Buffer.concat([Buffer.alloc(before, 'a'), testVirus(), harmless]))).toBe(
        'Eicar-Test-Signature',
      )
  })

  it.each([
    ['a connection that ends', { kind: 'cut' }],
    ['an error', { kind: 'status' }],
    ['something that is no scanner', { kind: 'malformed' }],
  ] as const)('gets no verdict from %s, and one the next time', async (_title, fault) => {
    server.faults.next(fault)
    await expect(scan(harmless)).rejects.toThrow(/no verdict|No answer/)
    expect(await scan(harmless)).toBeNull()
  })

  it('gets no verdict from silence', async () => {
    server.faults.next({ kind: 'down' })
    await expect(scan(harmless, 50)).rejects.toThrow('No answer')
  })

  it('gets no verdict if it is larger than the scanner takes, or if there is no scanner', async () => {
    await expect(scan(Buffer.alloc(1_000_001))).rejects.toThrow('size limit')
    await server.close()
    await expect(scan(harmless)).rejects.toThrow('ECONNREFUSED')
    server = await openClamdServer()
  })
})

describe('the probe of the scanner', () => {
  const probe = () => probeClamd(server).run(AbortSignal.timeout(5000))

  it('names its version and the test file that it finds', async () => {
    expect(await probe()).toMatchObject({ ok: true, detail: expect.stringContaining('Eicar-Test-Signature') })
  })

  it.each([
    ['it finds something in a harmless text', { kind: 'lie' }, /harmless/],
    ['it does not answer', { kind: 'cut' }, /does not answer/],
  ] as const)('says that %s', async (_title, fault, problem) => {
    server.faults.next({ ...fault, path: 'INSTREAM' })
    expect(await probe()).toMatchObject({ ok: false, problem: expect.stringMatching(problem) })
  })
})
