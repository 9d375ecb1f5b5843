import { emailOf, larchfield, testPassword } from '@mullion/api/testing/people'
import type { CompanyPrice } from '@mullion/domain/admin/company-price'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'

const contract = { kind: 'contract', partNumber: '0100-01', priceCents: 500, validFrom: '2026-11-01' }
const tag = { kind: 'tag', tag: 'Hinges', discountHundredths: 1250, validFrom: '2026-11-01' }

async function openShop() {
  const shop = await openTestApp({
    people: 'with passwords',
    parts: [{ id: 1, number: '0100-01', priceCents: 1000, tags: ['Hinges'] }],
  })
  const { id } = await (await shop.person('counter')).accounts.internalCompanies.create(larchfield)
  const page = shop.browser()
  await page.signIn(emailOf('admin'), testPassword)
  const send = async (method: string, path: string, body?: object) => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await page.send(`/api/v1/${path}`, {
      method,
      ...(body && { headers, body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: await answer.json() }
  }
  return Object.assign(shop, { send, owners: ['companies/2', `internal-companies/${id}`] })
}

describe('special prices over REST', () => {
  it('are added, listed with what the company pays today, changed and removed', async () => {
    await using shop = await openShop()
    const { send } = shop
    for (const owner of shop.owners) {
      const added = await send('POST', `${owner}/prices`, contract)
      expect(added).toMatchObject({ status: 201, body: { partName: expect.any(String), priceCents: 500 } })
      expect((await send('POST', `${owner}/prices`, tag)).status).toBe(201)
      const { id } = added.body as CompanyPrice
      expect(await send('PUT', `${owner}/prices/${id}`, { ...contract, priceCents: 450 })).toMatchObject({
        status: 200,
        body: { id, priceCents: 450 },
      })
      expect(await send('GET', `${owner}/prices`)).toMatchObject({
        status: 200,
        body: [
          { id, validity: 'now', today: { priceCents: 450, priceReason: { rule: 'contract' } } },
          { kind: 'tag', discountHundredths: 1250, today: null },
        ],
      })
      expect(await send('DELETE', `${owner}/prices/${id}`)).toEqual({ status: 200, body: { ok: true } })
      expect((await send('GET', `${owner}/prices`)).body).toHaveLength(1)
    }
  })

  it('are refused with the field named', async () => {
    await using shop = await openShop()
    const { send } = shop
    for (const owner of shop.owners) {
      const { id } = (await send('POST', `${owner}/prices`, contract)).body as CompanyPrice
      const later = await send('POST', `${owner}/prices`, { ...contract, validFrom: '2026-12-01' })
      const second = later.body as CompanyPrice
      expect(await send('POST', `${owner}/prices`, contract)).toMatchObject({
        status: 409,
        body: { code: 'admin.company_price_taken', fields: { validFrom: expect.any(String) } },
      })
      expect((await send('PUT', `${owner}/prices/${second.id}`, contract)).status).toBe(409)
      for (const [method, path] of [
        ['POST', 'prices'],
        ['PUT', `prices/${id}`],
      ] as const) {
        const wrong = { ...contract, partNumber: '9999-99' }
        expect(await send(method, `${owner}/${path}`, wrong)).toMatchObject({
          status: 400,
          body: { fields: { partNumber: 'Part number not found.' } },
        })
        expect((await send(method, `${owner}/${path}`, { ...tag, priceCents: 5 })).status).toBe(400)
      }
    }
  })

  it('are missing for unknown companies and prices', async () => {
    await using shop = await openShop()
    const { send } = shop
    for (const owner of ['companies/999', 'internal-companies/999']) {
      expect((await send('GET', `${owner}/prices`)).status).toBe(404)
      expect((await send('POST', `${owner}/prices`, contract)).status).toBe(404)
    }
    for (const owner of shop.owners) {
      expect((await send('PUT', `${owner}/prices/999`, contract)).status).toBe(404)
      expect((await send('DELETE', `${owner}/prices/999`)).status).toBe(404)
      expect((await send('GET', `${owner.replace(/\d+/, 'x')}/prices`)).status).toBe(400)
    }
  })
})
