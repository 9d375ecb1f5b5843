import { createVendorCalls } from '@mullion/api/analytics/vendor-calls'
import { openTestShop } from '@mullion/api/testing/open-test-shop'
import { vendorKey } from '@mullion/domain/analytics/vendor-health'
import { testVirus } from '@mullion/integrations/upload-scan/test-virus'
import { openClamdServer } from '@mullion/integrations/upload-scan/testing/clamd-server'
import { describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { openPorts } from '../ports.ts'

/** The scanner that the settings name, and what is counted of its calls. */
async function openScanner(settings: Readonly<Record<string, string>>) {
  const shop = await openTestShop()
  const vendorCalls = createVendorCalls(shop.clock)
  const env = readEnv({ NODE_ENV: 'test', ...settings })
  const { db, log } = shop.deps
  const { uploadScanner } = await openPorts(env, { db, log, vendorCalls, clock: shop.clock })
  return {
    uploadScanner,
    known: () => vendorCalls.known().find(({ subject }) => subject === 'upload-scan'),
    seen: () => vendorCalls.take().seen.find(({ vendor }) => vendor === 'upload-scan/ClamAV'),
    pass: shop.pass,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

describe('the virus scanner among the services', () => {
  it('has its last answer, also one that finds a virus, and its last failure', async () => {
    const clamd = await openClamdServer()
    await using store = await openScanner({ UPLOAD_SCAN_ADDRESS: `127.0.0.1:${clamd.port}` })
    const known = store.known()
    expect(known && vendorKey(known)).toBe('upload-scan/ClamAV')
    expect(await store.uploadScanner?.scan(testVirus())).toContain('Eicar')
    expect(store.seen()).toMatchObject({
      lastAnswerAt: new Date('2026-11-20T15:00:00Z'),
      lastFailureAt: null,
      errorKind: null,
    })
    await clamd.close()
    store.pass(60_000)
    await expect(store.uploadScanner?.scan(testVirus())).rejects.toThrow('ECONNREFUSED')
    expect(store.seen()).toMatchObject({
      lastFailureAt: new Date('2026-11-20T15:01:00Z'),
      errorKind: 'no_answer',
      errorCode: 'ECONNREFUSED',
    })
  })

  it('is named as not set up in a store without one', async () => {
    await using store = await openScanner({})
    expect(store.uploadScanner).toBeNull()
    expect(store.known()).toMatchObject({ adapter: 'None', off: true })
  })
})
