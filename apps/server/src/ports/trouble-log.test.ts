import { openUpsServer, upsTestAccount } from '@mullion/integrations/parcel-rates/testing/ups-server'
import { createUpsRates } from '@mullion/integrations/parcel-rates/ups'
import { withCircuit } from '@mullion/integrations/parcel-rates/with-circuit'
import { expect, it } from 'vitest'
import { withTroubleLog } from './trouble-log.ts'

it('the log says why a carrier gave no price, with its codes and without secrets; once while it is not asked', async () => {
  await using server = await openUpsServer()
  const lines: string[] = []
  const note = (level: string) => (facts: { readonly err?: unknown }, message: string) =>
    void lines.push(`${level} ${message} ${facts.err}`)
  const log = { info: note('info'), warn: note('warn'), error: note('error') }
  const ups = createUpsRates({
    ...upsTestAccount,
    ...{ url: server.url, name: 'Store', originZip: '28570', clock: () => new Date(), timeoutMs: 30_000 },
  })
  const rates = withTroubleLog(
    'UPS',
    withCircuit(ups, { timeoutMs: 30_000, attempts: 2, openMs: 30_000 }),
    log,
  )
  const box = { lengthInches: 16, widthInches: 16, heightInches: 8, weightPounds: 5, billablePounds: 15 }
  const boxes = [{ kind: 'standard', ...box } as const]
  const destination = { city: 'Columbus', state: 'OH', zip: '43215' }
  const shipment = { destination, boxes, shipsOn: '2026-11-24' }

  await rates.quote(shipment)
  await rates.quote({ ...shipment, destination: { ...destination, state: 'NC' } }).catch(() => undefined)
  expect(lines).toEqual([expect.stringMatching(/^info .* 111286, transId [0-9a-f]{32}/)])
  server.faults.next({ kind: 'status', status: 503, times: 'always' })
  for (const _time of [1, 2]) await rates.quote(shipment).catch(() => undefined)
  expect(lines.slice(1)).toEqual([expect.stringMatching(/^warn .* status 503/)])
  expect(lines.join()).not.toContain(upsTestAccount.clientSecret)
})
