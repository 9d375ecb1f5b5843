import { createClamd } from '@mullion/integrations/upload-scan/clamd'
import { testVirus } from '@mullion/integrations/upload-scan/test-virus'
import { openClamdServer } from '@mullion/integrations/upload-scan/testing/clamd-server'
import { expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'

const pdf = Buffer.from('%PDF-1.7 a purchase order')
const infected = Buffer.concat([pdf, testVirus()])

async function openShop(unscanned: 'refuse' | 'accept') {
  const server = await openClamdServer()
  const { scan } = createClamd(server)
  const shop = await openTestShop({ people: true, deps: { uploadScanner: { scan, unscanned } } })
  const buyer = await shop.person('buyer')
  return {
    ...{ shop, server },
    upload: (bytes: Uint8Array<ArrayBuffer>) => buyer.checkout.uploadPoDocument({ name: 'po.pdf', bytes }),
    audited: async () =>
      (await (await shop.person('super')).admin.auditLog.list({})).entries
        .filter(({ subject }) => subject === 'upload:po-document')
        .map(({ action, facts }) => [action, facts.find(({ name }) => name === 'Found')?.value]),
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]()
      await server.close()
    },
  }
}
const refusedAs = (code: string) => expect.objectContaining({ cause: expect.objectContaining({ code }) })

it('an infected upload is refused and audited, and a clean one is stored', async () => {
  await using store = await openShop('refuse')
  await expect(store.upload(infected)).rejects.toThrow(refusedAs('files.infected'))
  expect(await store.upload(pdf)).toMatchObject({ poDocumentId: expect.any(String) })
  expect(await store.audited()).toEqual([['upload_refused', 'Eicar-Test-Signature']])
})

it('without a verdict an upload is refused', async () => {
  await using store = await openShop('refuse')
  store.server.faults.next({ kind: 'cut' })
  await expect(store.upload(pdf)).rejects.toThrow(refusedAs('store.unavailable'))
  expect(store.shop.logged).toMatchObject([{ message: 'The virus scanner gave no verdict.' }])
  expect(await store.audited()).toEqual([])
})

it('without a verdict an upload is accepted and marked where the store says so, but never an infected one', async () => {
  await using store = await openShop('accept')
  store.server.faults.next({ kind: 'status' })
  await store.upload(pdf)
  expect(await store.audited()).toEqual([['upload_unscanned', undefined]])
  await expect(store.upload(infected)).rejects.toThrow(refusedAs('files.infected'))
})
