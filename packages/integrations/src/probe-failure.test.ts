import { describe, expect, it, onTestFinished } from 'vitest'
import { probeMode } from './freight/mode-probe.ts'
import { modeTestToken, openModeServer } from './freight/testing/mode-server.ts'
import { openUpsServer, upsTestAccount } from './parcel-rates/testing/ups-server.ts'
import { probeUps } from './parcel-rates/ups-probe.ts'
import type { Probe } from './probe.ts'
import { probeTaxify } from './tax/taxify-probe.ts'
import { openTaxifyServer, taxifyTestKey } from './tax/testing/taxify-server.ts'

const clock = () => new Date('2026-11-24T15:00:00Z')
const originZip = '28570'
const timeZone = 'America/New_York'

/** Each vendor with its probe, by what is wrong with its settings. */
const vendors = {
  async UPS(changes: { url?: string; wrong?: true } = {}) {
    const server = await openUpsServer({ clock })
    const { wrong, url = server.url } = changes
    const account = { ...upsTestAccount, ...(wrong ? { clientSecret: 'not-the-secret' } : {}) }
    return { server, probe: probeUps({ ...account, url, name: 'Store', originZip, clock }) }
  },
  async Mode(changes: { url?: string; wrong?: true } = {}) {
    const server = await openModeServer({ clock })
    const { wrong, url = server.url } = changes
    return { server, probe: probeMode({ url, token: wrong ? 'not-the-token' : modeTestToken, originZip }) }
  },
  async Taxify(changes: { url?: string; wrong?: true } = {}) {
    const server = await openTaxifyServer({ clock })
    const { wrong, url = server.url } = changes
    const apiKey = wrong ? 'not-the-key' : taxifyTestKey
    return { server, probe: probeTaxify({ url, apiKey, originZip, timeZone, clock }) }
  },
}

async function open(name: keyof typeof vendors, changes: { url?: string; wrong?: true } = {}) {
  const opened = await vendors[name](changes)
  onTestFinished(() => opened.server.close())
  return opened
}

const run = (probe: Probe) => probe.run(new AbortController().signal)

describe.each(['UPS', 'Mode', 'Taxify'] as const)('the probe of %s', (name) => {
  it('gets a price for a sample', async () => {
    const { probe } = await open(name)
    expect(await run(probe)).toEqual({ ok: true, detail: expect.stringMatching(/\$\d+\.\d\d/) })
  })

  it('says what to check when the credentials are wrong, the address is, or the vendor is in trouble', async () => {
    const wrong = await open(name, { wrong: true })
    const refused = await run(wrong.probe)
    expect(refused).toMatchObject({ ok: false, advice: expect.stringMatching(new RegExp(name, 'i')) })
    expect(JSON.stringify(refused)).not.toContain('not-the-')
    const away = await open(name, { url: 'http://127.0.0.1:9' })
    expect(await run(away.probe)).toMatchObject({ problem: `${name} cannot be reached.` })
    const { server, probe } = await open(name)
    server.faults.next({ kind: 'status', status: 503 })
    expect(await run(probe)).toMatchObject({ problem: `${name} has an error of its own, 503.` })
    server.faults.next({ kind: 'malformed' })
    expect(await run(probe)).toMatchObject({ problem: `${name} gave no answer that can be read.` })
  })
})
