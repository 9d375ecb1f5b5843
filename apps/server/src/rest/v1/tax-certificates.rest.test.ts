import { emailOf, larchfield, testPassword } from '@mullion/api/testing/people'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'

const sent = { state: 'MI', number: 'MI-4711', validFrom: '2026-01-01', validUntil: '2027-01-31' }

async function openShop() {
  const shop = await openTestApp({ people: 'with passwords' })
  const { id } = await (await shop.person('counter')).accounts.internalCompanies.create(larchfield)
  const as = async (person: 'owner' | 'admin' | 'otherOwner') => {
    const page = shop.browser()
    await page.signIn(emailOf(person), testPassword)
    const read = async (answer: Response) => {
      const isJson = answer.headers.get('content-type')?.includes('json')
      return { status: answer.status, body: isJson ? await answer.json() : await answer.text() }
    }
    return {
      get: async (path: string) => read(await page.send(`/api/v1/${path}`)),
      post: async (path: string, body?: object) =>
        read(
          await page.send(`/api/v1/${path}`, {
            method: 'POST',
            ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
          }),
        ),
      upload: async (path: string, change: Readonly<Record<string, string>> = {}, text = '%PDF-1.7 x') => {
        const body = new FormData()
        for (const [name, value] of Object.entries({ ...sent, ...change })) body.set(name, value)
        body.set('file', new File([text], 'mi.pdf'))
        return read(await page.send(`/api/v1/${path}`, { method: 'POST', body }))
      },
    }
  }
  return Object.assign(shop, { as, owners: ['companies/2', `internal-companies/${id}`] })
}

describe('tax certificates over REST', () => {
  it('are sent by a company, reviewed by staff, opened and withdrawn', async () => {
    await using shop = await openShop()
    const [owner, admin] = [await shop.as('owner'), await shop.as('admin')]
    const first = await owner.upload('tax-certificates')
    expect(first).toMatchObject({ status: 201, body: { ...sent, status: 'waiting' } })
    expect(await owner.upload('tax-certificates', { validUntil: '' })).toMatchObject({
      status: 201,
      body: { validUntil: null },
    })
    expect(await admin.get('tax-certificate-desk?search=arctic&page=1')).toMatchObject({
      status: 200,
      body: [{ id: 1, company: 'Arctic Door Service', companyId: 2 }, { id: 2 }],
    })
    expect(await admin.post('tax-certificate-desk/1/acceptance')).toMatchObject({
      status: 200,
      body: { status: 'accepted' },
    })
    const reason = 'Not signed.'
    expect(await admin.post('tax-certificate-desk/2/refusal', { reason })).toMatchObject({
      status: 200,
      body: { status: 'refused', reason },
    })
    expect(await owner.get('tax-certificates')).toMatchObject({
      status: 200,
      body: [
        { id: 2, status: 'refused' },
        { id: 1, status: 'accepted' },
      ],
    })
    expect(await owner.get('tax-certificates/1/file')).toEqual({ status: 200, body: '%PDF-1.7 x' })
    expect(await owner.post('tax-certificates/1/withdrawal')).toMatchObject({
      status: 200,
      body: { status: 'withdrawn' },
    })
    expect((await owner.post('tax-certificates/1/withdrawal')).status).toBe(409)
    expect((await admin.post('tax-certificate-desk/1/acceptance')).status).toBe(409)
    expect((await admin.post('tax-certificate-desk/1/refusal', { reason })).status).toBe(409)
  })

  it('are stored by staff for any company', async () => {
    await using shop = await openShop()
    const admin = await shop.as('admin')
    for (const path of shop.owners.map((each) => `${each}/tax-certificates`)) {
      expect((await admin.upload(path)).status).toBe(201)
      expect(await admin.get(path)).toMatchObject({ status: 200, body: [{ number: 'MI-4711' }] })
      expect(await admin.upload(path, { number: '' })).toMatchObject({
        status: 400,
        body: { fields: { number: expect.any(String) } },
      })
      expect((await admin.get(path.replace(/\d+/, 'x'))).status).toBe(400)
    }
    for (const path of ['companies/999/tax-certificates', 'internal-companies/999/tax-certificates']) {
      expect((await admin.get(path)).status).toBe(404)
      expect((await admin.upload(path)).status).toBe(404)
    }
  })

  it('name the field that is wrong, and are missing for others', async () => {
    await using shop = await openShop()
    const [owner, admin, other] = [
      await shop.as('owner'),
      await shop.as('admin'),
      await shop.as('otherOwner'),
    ]
    expect(await owner.upload('tax-certificates', { state: 'OR' })).toMatchObject({
      status: 400,
      body: { fields: { state: 'Choose a state from the list.' } },
    })
    expect(await owner.upload('tax-certificates', {}, 'no document')).toMatchObject({
      status: 400,
      body: { fields: { file: 'Please upload a PDF, PNG or JPEG file.' } },
    })
    await owner.upload('tax-certificates')
    expect((await other.get('tax-certificates/1/file')).status).toBe(404)
    expect((await other.post('tax-certificates/1/withdrawal')).status).toBe(404)
    expect((await owner.get('tax-certificates/x/file')).status).toBe(400)
    expect((await owner.post('tax-certificates/x/withdrawal')).status).toBe(400)
    expect((await admin.get('tax-certificate-desk?page=x')).status).toBe(400)
    expect((await admin.post('tax-certificate-desk/x/acceptance')).status).toBe(400)
    expect((await admin.post('tax-certificate-desk/1/refusal', { reason: '' })).status).toBe(400)
    expect((await admin.post('tax-certificate-desk/999/acceptance')).status).toBe(404)
    expect((await admin.post('tax-certificate-desk/999/refusal', { reason: 'x' })).status).toBe(404)
  })
})
