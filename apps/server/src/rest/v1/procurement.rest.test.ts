import { emailOf, testPassword } from '@mullion/api/testing/people'
import { createPunchoutVisit } from '@mullion/db/punchout/punchout-visit.repository'
import type { PunchoutSecret } from '@mullion/domain/punchout/punchout'
import { expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'

it('procurement systems and their visits are listed, visits are ended, and a secret is replaced', async () => {
  await using shop = await openTestApp({ people: 'with passwords' })
  const admin = await shop.person('admin')
  const system = { name: 'Arctic Buying', senderDomain: 'NetworkID', senderIdentity: 'AN01' }
  const { buyerId, secret } = await admin.punchout.buyers.create({
    ...system,
    userEmail: emailOf('buyer'),
  })
  const visitId = await shop.db.transaction((tx) =>
    createPunchoutVisit(tx, {
      ...{ buyerId, startHash: 'start', keyHash: 'key', operation: 'create', buyerCookie: 'cookie' },
      ...{ fromDomain: 'NetworkID', fromIdentity: 'AN01', returnUrl: 'https://buyer.example/back' },
      ...{ lines: [], missing: [], createdAt: shop.clock(), startedAt: shop.clock() },
    }),
  )
  const page = shop.browser()
  await page.signIn(emailOf('admin'), testPassword)
  const send = async (method: string, path: string) => {
    const answer = await page.send(`/api/v1/${path}`, { method })
    return { status: answer.status, body: await answer.json() }
  }
  expect(await send('GET', 'procurement-systems')).toMatchObject({
    status: 200,
    body: [{ id: buyerId, ...system, companyName: 'Arctic Door Service', returnedAt: null }],
  })
  const replaced = await send('POST', `procurement-systems/${buyerId}/secret`)
  expect(replaced).toMatchObject({ status: 200, body: { buyerId } })
  expect((replaced.body as PunchoutSecret).secret).not.toBe(secret)
  expect((await send('POST', 'procurement-systems/99/secret')).status).toBe(404)

  expect(await shop.services.punchout.actorBy('key', '203.0.113.7')).toBeNull()
  expect(await send('GET', 'procurement-visits')).toMatchObject({
    status: 200,
    body: [{ id: visitId, buyerId, buyerName: 'Arctic Buying', operation: 'create' }],
  })
  expect(await send('DELETE', `procurement-visits/${visitId}`)).toEqual({ status: 200, body: { ok: true } })
  expect(await send('DELETE', `procurement-visits/${visitId}`)).toMatchObject({
    status: 404,
    body: { code: 'punchout.visit_over' },
  })
  expect((await send('GET', 'procurement-visits')).body).toEqual([])
})
