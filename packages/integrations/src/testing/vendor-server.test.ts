import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openVendorRecord } from './vendor-record.ts'
import { openVendorServer, type VendorRequest } from './vendor-server.ts'

/** A vendor that counts what it is asked for, and answers with a list. */
const openCounter = (changes: Partial<Parameters<typeof openVendorServer>[0]> = {}) =>
  openVendorServer({
    name: 'counter',
    handle({ record, json, now, fault }: VendorRequest) {
      record.add({ at: now, kind: 'count', key: 'one', data: { json } })
      const rows = [{ count: record.list().length, fault: fault?.kind ?? null, at: now.toISOString() }]
      return { body: { rows } }
    },
    ...changes,
  })

const post = (url: string, body: unknown, init: RequestInit = {}) =>
  fetch(url, { method: 'POST', body: JSON.stringify(body), ...init })

describe('a vendor server', () => {
  it('answers as its handler says, and records what it was asked', async () => {
    await using vendor = await openCounter()
    const answer = await post(`${vendor.url}/count?more=1`, { part: 7 })
    expect(await answer.json()).toMatchObject({ rows: [{ count: 1, fault: null }] })
    expect(vendor.record.list({ kind: 'count' })).toMatchObject([
      { id: 1, key: 'one', data: { json: { part: 7 } } },
    ])
    expect(vendor.calls).toEqual([{ method: 'POST', path: '/count' }])
  })

  it('answers with an error of its own when its handler fails', async () => {
    await using vendor = await openCounter({
      handle: () => Promise.reject(new Error('lost')),
      errorBody: (status) => ({ errors: [status] }),
    })
    const answer = await fetch(vendor.url)
    expect([answer.status, await answer.json()]).toEqual([500, { errors: [500] }])
  })
})

describe('a fault', () => {
  it('is shown as often as asked for, on its path only', async () => {
    await using vendor = await openCounter()
    vendor.faults.next({ kind: 'status', status: 429, path: '/rate', times: 2 })
    const statuses: number[] = []
    for (const path of ['/other', '/rate', '/rate', '/rate'])
      statuses.push((await fetch(vendor.url + path)).status)
    expect(statuses).toEqual([200, 429, 429, 200])
  })

  it('leaves the request unhandled when it is an HTTP error, and handled when the answer is late or cut', async () => {
    await using vendor = await openCounter()
    vendor.faults.next({ kind: 'status' })
    await fetch(vendor.url)
    expect(vendor.record.list()).toEqual([])
    vendor.faults.next({ kind: 'cut' })
    await expect(fetch(vendor.url).then((answer) => answer.text())).rejects.toThrow()
    expect(vendor.record.list()).toHaveLength(1)
    vendor.faults.next({ kind: 'late' })
    const asking = new AbortController()
    const late = fetch(vendor.url, { signal: asking.signal })
    await expect.poll(() => vendor.record.list().length).toBe(2)
    asking.abort()
    await expect(late).rejects.toThrow()
  })

  it('can be JSON that ends too early', async () => {
    await using vendor = await openCounter()
    vendor.faults.next({ kind: 'malformed' })
    const answer = await fetch(vendor.url)
    expect(answer.status).toBe(200)
    await expect(answer.json()).rejects.toThrow(SyntaxError)
  })

  it('can be a clock that is wrong', async () => {
    const at = new Date('2026-11-24T12:00:00Z')
    await using vendor = await openCounter({ clock: () => at })
    vendor.faults.next({ kind: 'skew', ms: 3_600_000 })
    const answer = await fetch(vendor.url)
    expect(answer.headers.get('date')).toBe('Tue, 24 Nov 2026 13:00:00 GMT')
    expect(await answer.json()).toMatchObject({ rows: [{ at: '2026-11-24T13:00:00.000Z' }] })
  })

  it('that only the vendor knows is left to its handler', async () => {
    await using vendor = await openCounter()
    vendor.faults.next({ kind: 'duplicate' })
    expect(await (await fetch(vendor.url)).json()).toMatchObject({ rows: [{ fault: 'duplicate' }] })
  })

  it('can be asked for over HTTP, listed and cleared; an unknown one is refused', async () => {
    await using vendor = await openCounter()
    const faults = `${vendor.url}/faults`
    const added = await post(faults, { kind: 'status', times: 'always' })
    expect(await added.json()).toMatchObject({
      vendor: 'counter',
      faults: [{ kind: 'status', times: 'always' }],
    })
    expect((await post(faults, { kind: 'fire' })).status).toBe(400)
    expect((await fetch(vendor.url)).status).toBe(500)
    expect(await (await fetch(faults, { method: 'DELETE' })).json()).toMatchObject({ faults: [] })
    expect((await fetch(vendor.url)).status).toBe(200)
    expect(await (await fetch(`${vendor.url}/record?kind=count`)).json()).toMatchObject([{ kind: 'count' }])
  })
})

describe('the record of a vendor', () => {
  it('outlasts its server, and is never changed', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'mullion-vendor-'))
    const recordFile = join(dir, 'counter.db')
    await using vendor = await openCounter({ recordFile })
    await fetch(vendor.url)
    await vendor.close()
    const record = openVendorRecord(recordFile)
    expect(record.list({ key: 'one' })).toHaveLength(1)
    expect(record.list({ key: 'two' })).toEqual([])
    const failed = () =>
      record.together(() => {
        record.add({ at: new Date(), kind: 'count', key: 'two', data: {} })
        throw new Error('stopped')
      })
    expect(failed).toThrow('stopped')
    expect(record.list()).toHaveLength(1)
    record.close()
    rmSync(dir, { recursive: true })
  })
})
