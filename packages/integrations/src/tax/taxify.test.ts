import { describe, expect, it, onTestFinished } from 'vitest'
import { describeTaxService } from './contract.ts'
import { taxFailed } from './errors.ts'
import type { TaxRequest, TaxSale } from './port.ts'
import { createTaxify, type TaxifyOptions } from './taxify.ts'
import { openTaxifyServer, taxifyTestKey } from './testing/taxify-server.ts'
import { withTaxCircuit } from './with-circuit.ts'

const path = '/taxify/1.1/core/JSONService.asmx'
/** Past midnight in Greenwich, still the day before in the store. */
const clock = () => new Date('2026-11-25T02:00:00Z')

async function openTaxify(changes: Partial<TaxifyOptions> = {}) {
  const server = await openTaxifyServer()
  onTestFinished(() => server.close())
  const taxify = createTaxify({
    ...{
      url: server.url + path,
      apiKey: taxifyTestKey,
      originZip: '28570',
      timeZone: 'America/New_York',
      clock,
    },
    ...changes,
  })
  return { server, taxify, guarded: withTaxCircuit(taxify, { timeoutMs: 400, attempts: 2, openMs: 60_000 }) }
}

const toOhio: TaxRequest = {
  destination: { street: '1 Main St', city: 'Columbus', state: 'OH', zip: '43215' },
  goodsCents: 3550,
  freightCents: 1550,
}

const saleOf = (changes: Partial<TaxSale>): TaxSale => ({
  ...toOhio,
  ...{ orderNumber: 'W100001', placedOn: '2026-11-24', exempt: false, documentKey: null },
  ...{ goodsTaxCents: 231, freightTaxCents: 101 },
  ...changes,
})

describeTaxService('Taxify', async () => (await openTaxify()).taxify)

describe('tax of Taxify', () => {
  it('is asked for goods and freight, on the store’s day, without committing it; warnings do not matter', async () => {
    const { server, taxify } = await openTaxify()
    // 6.5% in Ohio: 2.3075 and 1.0075.
    expect(await taxify.quote(toOhio)).toMatchObject({ goodsTaxCents: 231, freightTaxCents: 101 })
    const [entry, ...more] = server.record.list()
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      kind: 'calculated',
      data: { asked: { TaxDate: '2026-11-24', IsCommitted: false } },
    })
    expect(entry?.data.asked).toMatchObject({
      CustomerTaxabilityCode: '',
      DestinationAddress: { Region: 'OH', PostalCode: '43215' },
      Lines: [
        { LineNumber: 0, ItemTaxabilityCode: '', ActualExtendedPrice: 35.5 },
        { LineNumber: 1, ItemTaxabilityCode: 'FREIGHT', ActualExtendedPrice: 15.5 },
      ],
    })
  })

  it('goes to the address in the settings only: a redirect is not followed', async () => {
    const { taxify } = await openTaxify({ url: 'http://127.0.0.1:9' })
    await expect(taxify.quote(toOhio)).rejects.toThrow()
  })
})

describe('what the store says when Taxify', () => {
  const { message } = taxFailed()

  it.each([
    { title: 'is slow', fault: { kind: 'slow' } },
    { title: 'answers too late', fault: { kind: 'late' } },
    { title: 'ends the connection in the middle of its answer', fault: { kind: 'cut' } },
    { title: 'is asked too often', fault: { kind: 'status', status: 429 } },
    { title: 'has an error of its own', fault: { kind: 'status', status: 500 } },
    { title: 'sends JSON that cannot be read', fault: { kind: 'malformed' } },
    { title: 'asks for more tax than price', fault: { kind: 'lie' } },
    { title: 'answers about another sale', fault: { kind: 'duplicate' } },
    { title: 'taxes only one line', fault: { kind: 'object' } },
  ] as const)('$title: nothing after one such answer, one text after two', async ({ fault }) => {
    const { server, guarded } = await openTaxify()
    server.faults.next(fault)
    expect(await guarded.quote(toOhio)).toMatchObject({ goodsTaxCents: 231 })
    server.faults.next({ ...fault, times: 'always' })
    await expect(guarded.quote(toOhio)).rejects.toMatchObject({ code: 'checkout.tax_failed', message })
    const calls = server.calls.length
    await expect(guarded.quote(toOhio)).rejects.toMatchObject({ code: 'checkout.tax_failed', message })
    expect(server.calls).toHaveLength(calls)
  })

  it('refuses a sale or the key: the same text, and it is not asked again for that sale', async () => {
    const { server, guarded } = await openTaxify()
    const nowhere = { ...toOhio, destination: { ...toOhio.destination, state: 'ZZ' } }
    await expect(guarded.quote(nowhere)).rejects.toMatchObject({ code: 'checkout.tax_failed', message })
    server.faults.next({ kind: 'expired' })
    const refused = await guarded.quote(toOhio).catch((error: unknown) => error)
    expect(String((refused as Error).cause)).toContain('AuthenticationFailed')
    expect(JSON.stringify(refused) + String((refused as Error).stack)).not.toContain(taxifyTestKey)
    expect(server.calls).toHaveLength(2)
    expect(await guarded.quote(toOhio)).toMatchObject({ goodsTaxCents: 231 })
  })
})

describe('a sale', () => {
  const committed = (server: Awaited<ReturnType<typeof openTaxify>>['server']) =>
    server.record.list({ kind: 'committed', key: 'W100001' })

  it('is committed under its order number, as it was quoted', async () => {
    const { server, taxify } = await openTaxify()
    const { documentKey = null } = await taxify.quote(toOhio)
    expect(await taxify.commit(saleOf({ documentKey }))).toEqual({ taxCents: 332 })
    expect(committed(server)).toMatchObject([{ data: { from: documentKey, SalesTaxAmount: 3.32 } }])
    expect(server.calls).toHaveLength(2)
  })

  it('that was committed before its answer was lost is not committed under another number', async () => {
    const { server, taxify } = await openTaxify()
    const { documentKey = null } = await taxify.quote(toOhio)
    server.faults.next({ kind: 'cut', path: 'CommitTax' })
    await expect(taxify.commit(saleOf({ documentKey }))).rejects.toThrow()
    expect(await taxify.commit(saleOf({ documentKey }))).toEqual({ taxCents: 332 })
    expect(new Set(committed(server).map(({ key }) => key))).toEqual(new Set(['W100001']))
  })

  it('without a quote, or of an exempt buyer, is calculated as it is committed', async () => {
    const { server, taxify } = await openTaxify()
    expect(await taxify.commit(saleOf({ documentKey: 'quote-long-gone' }))).toEqual({ taxCents: 332 })
    const exempt = saleOf({ orderNumber: 'W100002', exempt: true, goodsTaxCents: 0, freightTaxCents: 0 })
    expect(await taxify.commit(exempt)).toEqual({ taxCents: 0 })
    expect(server.record.list({ key: 'W100002' })).toMatchObject([
      { kind: 'committed', data: { asked: { CustomerTaxabilityCode: 'RESALE', TaxDate: '2026-11-24' } } },
    ])
  })

  it('that is taken back is canceled once, and one that Taxify does not have is none to take back', async () => {
    const { server, taxify } = await openTaxify()
    await taxify.commit(saleOf({}))
    await taxify.cancel('W100001')
    await taxify.cancel('W100001')
    expect(server.record.list({ kind: 'canceled' })).toHaveLength(1)
    server.faults.next({ kind: 'expired' })
    await expect(taxify.cancel('W100001')).rejects.toThrow('AuthenticationFailed')
  })
})
