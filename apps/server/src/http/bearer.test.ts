import { emailOf, larchfield, type TestPerson, testPassword } from '@mullion/api/testing/people'
import { apiTokens } from '@mullion/db/accounts/api-token.tables'
import type { Ability } from '@mullion/domain/accounts/permissions'
import { describe, expect, it } from 'vitest'
import { type AppFacts, hinges, openTestApp, refusal } from '../testing/open-test-app.ts'
import { viewerOf } from '../testing/viewer-of.ts'

const people = 'with passwords' as const
const minute = 60_000
const everyone = { session: { secure: false, trustProxy: true } } as const

async function openShop(facts: AppFacts = {}) {
  const shop = await openTestApp({ people, parts: hinges, ...facts })
  /** Makes a token as one of the users; returns its secret and a client that sends it. */
  async function withToken(
    name: TestPerson,
    abilities: readonly Ability[],
    from: Record<string, string> = {},
  ) {
    const person = await shop.person(name)
    const made = await person.accounts.tokens.create({ name: 'Nightly', abilities: [...abilities] })
    return { ...made, client: shop.browser({ Authorization: `Bearer ${made.secret}`, ...from }) }
  }
  return { ...shop, withToken }
}

const codeOf = async (answer: Response) => (await refusal(answer)).data.appCode

describe('a request with an API token', () => {
  it('acts as its maker, for procedures and paths', async () => {
    await using shop = await openShop()
    const { client } = await shop.withToken('buyer', ['browse', 'useAccount'])
    expect((await viewerOf(client))?.user.email).toBe(emailOf('buyer'))
    const address = await client.post('/api/addresses', { ...larchAddress, userId: shop.ids.buyer })
    expect(address.status).toBe(201)
    const part = (await (await client.ask('catalog.part', { partId: 1 })).json()) as {
      result: { data: { priceCents: number } }
    }
    expect(part.result.data.priceCents).toBe(1063)
  })

  it('can ask about its own token, and about no other', async () => {
    await using shop = await openShop()
    const { client, token } = await shop.withToken('buyer', ['browse', 'useAccount'])
    const current = await (await client.ask('accounts.tokens.current')).json()
    expect(current).toMatchObject({
      result: { data: { id: token.id, name: 'Nightly', allowed: ['browse', 'useAccount'] } },
    })
    expect(await codeOf(await client.ask('accounts.tokens.list'))).toBe('accounts.not_by_token')
    const person = await shop.person('buyer')
    expect(await person.accounts.tokens.current()).toBeNull()
  })

  it('ignores the cookies sent along, and never sets one', async () => {
    await using shop = await openShop()
    const { client } = await shop.withToken('buyer', ['useAccount', 'browse'])
    const owner = shop.browser()
    await owner.signIn(emailOf('owner'), testPassword)
    for (const [name, value] of owner.jar) client.jar.set(name, value)
    expect((await viewerOf(client))?.user.email).toBe(emailOf('buyer'))
    for (const answer of [
      await client.call('checkout.quote', {}),
      await client.post('/api/orders', {}),
      await client.get('/api/users/logout'),
      await client.call('accounts.session.signOut'),
    ]) {
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    expect((await viewerOf(owner))?.user.email).toBe(emailOf('owner'))
  })

  it('is not checked for the page it comes from', async () => {
    await using shop = await openShop()
    const { client } = await shop.withToken('buyer', ['useAccount'], { 'Sec-Fetch-Site': 'cross-site' })
    expect((await client.post('/api/addresses', larchAddress)).status).toBe(201)
  })

  it('orders for the company that staff name, as far as the token may', async () => {
    await using shop = await openShop()
    const counter = await shop.person('counter')
    const { id } = await counter.accounts.internalCompanies.create(larchfield)
    const from = { 'X-Acting-For': String(id) }
    const able = await shop.withToken('counter', ['browse', 'actForCompany'], from)
    const acting = await able.client.ask('accounts.internalCompanies.acting')
    expect(await acting.json()).toMatchObject({ result: { data: { id, name: larchfield.name } } })
    const unable = await shop.withToken('counter', ['browse'], from)
    const refused = await unable.client.ask('accounts.internalCompanies.acting')
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'accounts.acting_refused'])
  })

  it.each([
    ['made up', `Bearer mul_${'A'.repeat(43)}`],
    ['malformed', 'bearer nothing'],
    ['missing', 'Bearer'],
    ['very long', `Bearer ${'A'.repeat(6000)}`],
  ])('is a 401 everywhere when the token is %s, whoever is signed in', async (_name, authorization) => {
    await using shop = await openShop()
    const client = shop.browser({ Authorization: authorization })
    await shop.browser().signIn(emailOf('owner'), testPassword)
    for (const answer of [
      await client.ask('catalog.search', { text: 'hinge' }),
      await client.ask('accounts.session.viewer'),
      await client.get('/api/partsMas/search?searchQuery=hinge'),
      await client.get('/images/reference/0100-01.png'),
      await client.post('/api/addresses', larchAddress),
    ]) {
      expect(answer.status).toBe(401)
      expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    }
    expect(shop.logged).toEqual([])
  })

  it('sees internal parts and their reference images only with that permission', async () => {
    await using shop = await openShop()
    const sees = await shop.withToken('counter', ['browse', 'seeInternalParts'])
    const plain = await shop.withToken('counter', ['browse'])
    expect((await sees.client.ask('catalog.part', { partId: 3 })).status).toBe(200)
    const refused = await plain.client.ask('catalog.part', { partId: 3 })
    expect(await codeOf(refused)).toBe('catalog.part_missing')
  })

  it('reaches the records of others only with that permission', async () => {
    await using shop = await openShop()
    const own = await shop.withToken('admin', ['useAccount', 'manageCompanyUsers'])
    const all = await shop.withToken('admin', ['useAccount', 'manageCompanyUsers', 'administer'])
    for (const [procedure, input] of [
      ['orders.list', { scope: 'all' }],
      ['orders.list', { scope: 'user', userId: shop.ids.buyer }],
      ['accounts.users.list', { companyId: 2 }],
      ['accounts.users.details', { userId: shop.ids.buyer }],
    ] as const) {
      expect([403, 404]).toContain((await own.client.ask(procedure, input)).status)
      expect((await all.client.ask(procedure, input)).status).toBe(200)
    }
    expect((await own.client.ask('orders.list', { scope: 'user' })).status).toBe(200)
  })

  it('does not open the mailbox page, whatever it may do', async () => {
    await using shop = await openShop({ app: { reachable: true } })
    const all = await shop.withToken('super', ['administer', 'useAccount', 'browse'])
    expect((await all.client.get('/mailbox')).status).not.toBe(200)
    const page = shop.browser()
    await page.signIn(emailOf('super'), testPassword)
    expect((await page.get('/mailbox')).status).toBe(200)
  })
})

const larchAddress = {
  label: 'Dock',
  nameOrCompany: 'Arctic Door Service',
  address1: '1 Freezer Street',
  postalCode: '43215',
  city: 'Columbus',
  state: 'OH',
}

describe('a token', () => {
  it('ends at once when it is revoked, expires, or its owner is deleted', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const works = async ({ client }: Awaited<ReturnType<typeof shop.withToken>>) =>
      (await client.get('/api/partsMas/search?searchQuery=hinge')).status
    const revoked = await shop.withToken('buyer', ['browse'])
    const deleted = await shop.withToken('buyer', ['browse'])
    expect([await works(revoked), await works(deleted)]).toEqual([200, 200])
    await buyer.accounts.tokens.revoke({ tokenId: revoked.token.id })
    expect([await works(revoked), await works(deleted)]).toEqual([401, 200])
    await (await shop.person('owner')).accounts.users.remove({ userId: shop.ids.buyer })
    expect(await works(deleted)).toBe(401)
  })

  it('works until the minute it expires', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    const { secret } = await buyer.accounts.tokens.create({
      ...{ name: 'Trial', abilities: ['browse'], expiresInDays: 30 },
    })
    const client = shop.browser({ Authorization: `Bearer ${secret}` })
    shop.pass(30 * 24 * 60 * minute - 1)
    expect((await client.ask('catalog.part', { partId: 1 })).status).toBe(200)
    shop.pass(1)
    const answer = await client.ask('catalog.part', { partId: 1 })
    expect([answer.status, await codeOf(answer)]).toEqual([401, 'accounts.token_invalid'])
  })

  it('may do less when its owner may, from the next request on', async () => {
    await using shop = await openShop()
    const { client } = await shop.withToken('owner', ['manageCompanyUsers', 'useAccount'])
    expect((await client.ask('accounts.users.list', {})).status).toBe(200)
    const boss = await shop.person('super')
    await boss.accounts.users.update({
      ...{ userId: shop.ids.owner, firstname: 'Olga', lastname: 'Test', email: emailOf('owner') },
      role: 'user',
    })
    expect((await client.ask('accounts.users.list', {})).status).toBe(403)
    expect((await client.ask('accounts.addresses.list')).status).toBe(200)
  })

  it('is blocked while its owner has to change the password', async () => {
    await using shop = await openShop()
    const { client } = await shop.withToken('buyer', ['browse'])
    await (await shop.person('admin')).admin.users.requirePasswordChange({ userId: shop.ids.buyer })
    const answer = await client.ask('catalog.part', { partId: 1 })
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'accounts.change_password'])
  })

  it('remembers its last use, written at most once a minute', async () => {
    await using shop = await openShop({ app: everyone })
    const { client } = await shop.withToken('buyer', ['browse'], { 'X-Forwarded-For': '198.51.100.7' })
    const uses = () => shop.db.read.select({ at: apiTokens.usedAt, from: apiTokens.usedFrom }).from(apiTokens)
    const use = () => client.ask('catalog.part', { partId: 1 })
    await use()
    const first = shop.clock()
    shop.pass(minute)
    await use()
    expect(await uses()).toEqual([{ at: first, from: '198.51.100.7' }])
    shop.pass(1)
    await use()
    expect(await uses()).toEqual([{ at: shop.clock(), from: '198.51.100.7' }])
  })
})

describe('the calls of a token', () => {
  const limited = { app: { ...everyone, tokenCallsPerMinute: 3, catalogCallsPerMinute: 1800 } }

  it('have a budget of their own, announced in each answer', async () => {
    await using shop = await openShop(limited)
    const one = await shop.withToken('buyer', ['browse'])
    const other = await shop.withToken('buyer', ['browse'])
    const first = await one.client.ask('catalog.part', { partId: 1 })
    expect(first.headers.get('ratelimit-policy')).toBe('"token";q=3;w=60')
    expect(first.headers.get('ratelimit')).toBe('"token";r=2;t=60')
    shop.pass(20_000)
    const batch = '/trpc/catalog.part,catalog.part?batch=1&input='
    const input = encodeURIComponent(JSON.stringify({ 0: { partId: 1 }, 1: { partId: 1 } }))
    expect((await one.client.get(batch + input)).headers.get('ratelimit')).toBe('"token";r=0;t=40')
    for (const refused of [
      await one.client.ask('catalog.part', { partId: 1 }),
      await one.client.get('/api/partsMas/search?searchQuery=hinge'),
    ]) {
      expect(refused.status).toBe(429)
      expect(refused.headers.get('retry-after')).toBe('40')
      expect(refused.headers.get('ratelimit')).toBe('"token";r=0;t=40')
    }
    expect((await other.client.ask('catalog.part', { partId: 1 })).status).toBe(200)
    shop.pass(40_000)
    expect((await one.client.ask('catalog.part', { partId: 1 })).status).toBe(200)
  })

  it('use nothing of their IP address, and wrong tokens are limited by it', async () => {
    await using shop = await openShop({ app: { ...everyone, catalogCallsPerMinute: 1 } })
    const from = { 'X-Forwarded-For': '198.51.100.7' }
    const { client } = await shop.withToken('buyer', ['browse'], from)
    expect((await client.ask('catalog.part', { partId: 1 })).status).toBe(200)
    expect((await shop.browser(from).ask('catalog.part', { partId: 1 })).status).toBe(200)
    const statuses: number[] = []
    for (let at = 0; at < 31; at += 1) {
      const wrong = shop.browser({ ...from, Authorization: `Bearer mul_${String(at).padStart(43, 'A')}` })
      statuses.push((await wrong.ask('accounts.session.viewer')).status)
    }
    expect(statuses).toEqual([...Array(30).fill(401), 429])
    expect((await client.ask('accounts.session.viewer')).status).toBe(200)
    const elsewhere = shop.browser({ 'X-Forwarded-For': '198.51.100.8', Authorization: 'Bearer wrong' })
    expect((await elsewhere.ask('accounts.session.viewer')).status).toBe(401)
  })
})
