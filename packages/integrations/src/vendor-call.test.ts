import { describe, expect, it } from 'vitest'
import { openVendorServer } from './testing/vendor-server.ts'
import { callVendor } from './vendor-call.ts'

const openEcho = () =>
  openVendorServer({
    name: 'echo',
    handle: ({ path, body, headers }) =>
      path === '/away'
        ? { status: 302, headers: { Location: '/' }, body: '' }
        : { body: { body, type: headers['content-type'] ?? null } },
  })

describe('a call to a vendor', () => {
  it('reads the whole answer, whatever its status', async () => {
    await using vendor = await openEcho()
    const form = await callVendor({ url: vendor.url, body: new URLSearchParams({ a: '1' }) })
    expect(form.json).toEqual({ body: 'a=1', type: 'application/x-www-form-urlencoded;charset=UTF-8' })
    vendor.faults.next({ kind: 'status', status: 503 })
    expect(await callVendor({ url: vendor.url })).toMatchObject({
      status: 503,
      json: { message: expect.any(String) },
    })
    vendor.faults.next({ kind: 'malformed' })
    expect(await callVendor({ url: vendor.url })).toMatchObject({ status: 200, json: undefined })
  })

  it('ends at its time limit, also in the middle of the answer, and when it is no longer needed', async () => {
    await using vendor = await openEcho()
    vendor.faults.next({ kind: 'slow', times: 'always' })
    await expect(callVendor({ url: vendor.url, timeoutMs: 20 })).rejects.toThrow()
    await expect(callVendor({ url: vendor.url, signal: AbortSignal.timeout(20) })).rejects.toThrow()
    vendor.faults.clear()
    vendor.faults.next({ kind: 'cut' })
    await expect(callVendor({ url: vendor.url })).rejects.toThrow()
  })

  it('refuses an answer that is too long, and follows no redirect', async () => {
    await using vendor = await openEcho()
    const long = callVendor({ url: vendor.url, body: 'x'.repeat(2000), maxBytes: 1000 })
    await expect(long).rejects.toThrow('too long')
    await expect(callVendor({ url: `${vendor.url}/away` })).rejects.toThrow()
  })
})
