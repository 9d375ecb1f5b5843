import { expect, it } from 'vitest'
import { probeEbizcharge } from './ebizcharge-probe.ts'
import { openEbizchargeServer } from './testing/ebizcharge-server.ts'

const { signal } = new AbortController()

it('the probe of EBizCharge asks the account for its settings and charges nothing', async () => {
  await using vendor = await openEbizchargeServer()
  expect(await probeEbizcharge(vendor.account).run(signal)).toEqual({
    ok: true,
    detail: 'The account of Mullion Test answers.',
  })
  expect(vendor.record.list()).toEqual([])
})

it('the probe of EBizCharge tells wrong credentials, a wrong address, an error and no connection apart', async () => {
  await using vendor = await openEbizchargeServer()
  const gone = await openEbizchargeServer()
  await gone.close()
  const { account } = vendor
  const problemOf = async (facts: Partial<typeof account> = {}) => {
    const result = await probeEbizcharge({ ...account, ...facts }).run(signal)
    expect(JSON.stringify(result)).not.toContain(account.password)
    return result.ok ? '' : `${result.problem} ${result.advice}`
  }
  expect(await problemOf({ subscriptionKey: 'wrong' })).toMatch(/credentials.*EBIZCHARGE_SUBSCRIPTION_KEY/)
  expect(await problemOf({ userId: 'wrong' })).toMatch(/credentials/)
  expect(await problemOf({ url: `${account.url}/v2` })).toMatch(/EBIZCHARGE_URL/)
  vendor.faults.next({ kind: 'status', status: 503 })
  expect(await problemOf()).toMatch(/gave no answer/)
  expect(await problemOf({ url: gone.account.url })).toMatch(/cannot be reached/)
})
