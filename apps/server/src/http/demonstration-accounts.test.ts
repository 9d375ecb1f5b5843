import { createFirstSuperAdmin } from '@mullion/api/accounts/first-admin.service'
import { createServices } from '@mullion/api/services'
import { emailOf, testPassword } from '@mullion/api/testing/people'
import { users } from '@mullion/db/accounts/accounts.tables'
import { demoStoreInfo } from '@mullion/domain/store-info'
import { describe, expect, it } from 'vitest'
import { openTestApp, refusal } from '../testing/open-test-app.ts'
import { viewerOf } from '../testing/viewer-of.ts'

async function openStoreOf({ demo }: { readonly demo: boolean }) {
  const storeInfo = { ...demoStoreInfo, demo }
  const shop = await openTestApp({ people: 'with passwords', deps: { storeInfo } })
  await shop.db.transaction((tx) => tx.update(users).set({ demonstration: true }))
  return shop
}

describe('a demo account', () => {
  it('can sign in while the store is a demo', async () => {
    await using shop = await openStoreOf({ demo: true })
    expect((await shop.browser().signIn(emailOf('super'), testPassword)).status).toBe(200)
  })

  it('cannot sign in to a real store, with the same error as a wrong password', async () => {
    await using shop = await openStoreOf({ demo: false })
    const page = shop.browser()
    const refused = await page.signIn(emailOf('super'), testPassword)
    expect(refused.status).toBe(401)
    expect((await refusal(refused)).data.appCode).toBe('accounts.sign_in_refused')
    expect(await viewerOf(page)).toBeNull()
  })

  it('is signed out once the store is no longer a demo', async () => {
    await using shop = await openStoreOf({ demo: true })
    const page = shop.browser()
    await page.signIn(emailOf('super'), testPassword)
    const headers = new Headers({ cookie: [...page.jar].map((pair) => pair.join('=')).join('; ') })
    const services = createServices({ ...shop.deps, storeInfo: { ...demoStoreInfo, demo: false } })
    expect(await shop.services.sessions.signedInBy(headers, '')).not.toBeNull()
    expect(await services.sessions.signedInBy(headers, '')).toBeNull()
  })

  it('does not stop the operator of a real store from creating the first super admin', async () => {
    await using shop = await openStoreOf({ demo: false })
    const person = { email: 'pat@coldfront.com', firstname: 'Pat', lastname: 'Quinn' }
    await expect(createFirstSuperAdmin({ ...shop, demo: true }, person)).rejects.toMatchObject({
      code: 'accounts.not_the_first',
    })
    const password = await createFirstSuperAdmin({ ...shop, demo: false }, person)
    expect((await shop.browser().signIn(person.email, password)).status).toBe(200)
  })
})
