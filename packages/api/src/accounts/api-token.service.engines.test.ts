import { apiTokens } from '@mullion/db/accounts/api-token.tables'
import { findPasswordHash } from '@mullion/db/accounts/credential.repository'
import { createUser } from '@mullion/db/accounts/user.repository'
import { userRow } from '@mullion/db/testing/people'
import { listAuditLines } from '@mullion/db/testing/stored-rows'
import { maxTokens, tokenPattern } from '@mullion/domain/accounts/api-token'
import type { Ability } from '@mullion/domain/accounts/permissions'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { refusedAs, type TestShop } from '../testing/ready-to-order.ts'

const ipAddress = '203.0.113.9'
const nightly = { name: 'Nightly', abilities: ['browse', 'useAccount'] as Ability[] }
const scales = { name: 'Scales', email: 'scales@house.example', role: 'frank_user' } as const

async function mails(shop: TestShop) {
  await shop.services.mail.sendDue()
  const entries = await shop.mailbox.list()
  return Promise.all(entries.map(({ id }) => shop.mailbox.read(id)))
}

describe('an API token', () => {
  it('is shown once, and stored as a hash with its beginning', async () => {
    await using shop = await openTestShop({ people: true })
    const buyer = await shop.person('buyer')
    const { secret, token } = await buyer.accounts.tokens.create({ ...nightly, expiresInDays: 90 })
    expect(secret).toMatch(tokenPattern)
    expect(token).toMatchObject({
      ...nightly,
      prefix: secret.slice(0, 8),
      expiresAt: new Date(shop.clock().getTime() + 90 * 86_400_000).toISOString(),
      lastUse: null,
    })
    const { tokens } = await buyer.accounts.tokens.list()
    expect(tokens).toEqual([token])
    const stored = JSON.stringify([
      await shop.db.read.select().from(apiTokens),
      await listAuditLines(shop.db.read, 9),
    ])
    expect(stored).toContain(secret.slice(0, 8))
    expect(stored).not.toContain(secret.slice(8))
  })

  it('is announced to its owner by mail, and audited when it is made and revoked', async () => {
    await using shop = await openTestShop({ people: true })
    const buyer = await shop.person('buyer')
    const { secret, token } = await buyer.accounts.tokens.create(nightly)
    await buyer.accounts.tokens.revoke({ tokenId: token.id })
    const [mail] = await mails(shop)
    expect(mail?.text).toContain('An API token named “Nightly” was made for your account.')
    expect(mail?.text).not.toContain(secret.slice(8))
    const lines = await listAuditLines(shop.db.read, 2)
    expect(lines.map(({ action, actorId, subject }) => [action, actorId, subject])).toEqual([
      ['token_revoked', `user:${shop.ids.buyer}`, `user:${shop.ids.buyer}`],
      ['token_created', `user:${shop.ids.buyer}`, `user:${shop.ids.buyer}`],
    ])
  })

  it('has no permission that its maker does not have, and at least one', async () => {
    await using shop = await openTestShop({ people: true })
    const create = async (person: 'buyer' | 'super', abilities: Ability[]) =>
      (await shop.person(person)).accounts.tokens.create({ name: 'Bold', abilities })
    await expect(create('buyer', ['browse', 'administer'])).rejects.toMatchObject(
      refusedAs('accounts.ability_not_yours'),
    )
    await expect(create('super', ['manageServiceAccounts'])).rejects.toMatchObject(
      refusedAs('accounts.ability_not_yours'),
    )
    await expect(create('super', [])).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('cannot be revoked by another user, who is told that there is none', async () => {
    await using shop = await openTestShop({ people: true })
    const { token, secret } = await (await shop.person('buyer')).accounts.tokens.create(nightly)
    const tokenId = token.id
    for (const name of ['stranger', 'owner', 'super'] as const) {
      const revoking = (await shop.person(name)).accounts.tokens.revoke({ tokenId })
      await expect(revoking).rejects.toMatchObject(refusedAs('accounts.token_missing'))
    }
    expect(await shop.services.apiTokens.signedInBy(secret, ipAddress)).toMatchObject({
      self: { userId: shop.ids.buyer, token: { id: tokenId, abilities: nightly.abilities } },
    })
  })

  it('ends on all servers at once when one of them revokes it', async () => {
    await using shop = await openTestShop({ people: true })
    const servers = [shop.services, shop.secondServer()]
    const buyer = await shop.person('buyer')
    const { secret, token } = await buyer.accounts.tokens.create(nightly)
    for (const { apiTokens } of servers) await apiTokens.signedInBy(secret, ipAddress)
    await buyer.accounts.tokens.revoke({ tokenId: token.id })
    for (const { apiTokens } of servers) {
      await expect(apiTokens.signedInBy(secret, ipAddress)).rejects.toMatchObject({
        code: 'accounts.token_invalid',
      })
    }
  })

  it(`is one of at most ${maxTokens}, also when two servers make some at the same time`, async () => {
    await using shop = await openTestShop({ people: true })
    const servers = [await shop.person('buyer'), await shop.person('buyer', shop.secondServer())]
    const outcomes = await Promise.all(
      Array.from({ length: maxTokens + 5 }, (_, at) =>
        servers[at % 2]?.accounts.tokens.create(nightly).then(
          () => 'made',
          (error) => error.cause.code,
        ),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(maxTokens)
    expect(outcomes.filter((outcome) => outcome === 'accounts.too_many_tokens')).toHaveLength(5)
    await (await shop.person('stranger')).accounts.tokens.create(nightly)
  })

  it('is counted by all servers together', async () => {
    await using shop = await openTestShop({ people: true })
    const servers = [shop.services, shop.secondServer()]
    const counts = await Promise.all(
      Array.from({ length: 6 }, async (_, at) => (await servers[at % 2]?.apiTokens.countCalls(7, 2))?.calls),
    )
    expect(counts.toSorted((a = 0, b = 0) => a - b)).toEqual([2, 4, 6, 8, 10, 12])
  })

  it('of one use at the same time on two servers is recorded once a minute', async () => {
    await using shop = await openTestShop({ people: true })
    const { secret } = await (await shop.person('buyer')).accounts.tokens.create(nightly)
    const servers = [shop.services, shop.secondServer()]
    await Promise.all(servers.map(({ apiTokens }, at) => apiTokens.signedInBy(secret, `203.0.113.${at}`)))
    const { tokens } = await (await shop.person('buyer')).accounts.tokens.list()
    expect(tokens[0]?.lastUse).toMatchObject({ at: shop.clock().toISOString() })
  })
})

describe('staff', () => {
  it('see and revoke the tokens of the users they manage, and no others', async () => {
    await using shop = await openTestShop({ people: true })
    const { token } = await (await shop.person('buyer')).accounts.tokens.create(nightly)
    const admin = await shop.person('admin')
    const userId = shop.ids.buyer
    expect(await admin.admin.userTokens.list({ userId })).toEqual({ tokens: [token], grantable: [] })
    await expect(admin.admin.userTokens.list({ userId: shop.ids.super })).rejects.toMatchObject(
      refusedAs('accounts.not_allowed'),
    )
    const stranger = { userId: shop.ids.stranger, tokenId: token.id }
    await expect(admin.admin.userTokens.revoke(stranger)).rejects.toMatchObject(
      refusedAs('accounts.token_missing'),
    )
    await admin.admin.userTokens.revoke({ userId, tokenId: token.id })
    expect((await admin.admin.userTokens.list({ userId })).tokens).toEqual([])
    const [line] = await listAuditLines(shop.db.read, 1)
    expect(line).toMatchObject({
      action: 'token_revoked',
      actorId: `user:${shop.ids.admin}`,
      subject: `user:${userId}`,
    })
  })
})

describe('a service of the house', () => {
  it('is an account without a password whose tokens a super admin makes', async () => {
    await using shop = await openTestShop({ people: true })
    const boss = await shop.person('super')
    const service = await boss.admin.serviceAccounts.create(scales)
    expect(service).toMatchObject({ firstname: 'Scales', service: true, invited: false })
    const { secret } = await boss.admin.serviceAccounts.createToken({
      ...{ userId: service.id, name: 'Dock 1', abilities: ['browse', 'actForCompany'] },
    })
    const signedIn = await shop.services.apiTokens.signedInBy(secret, ipAddress)
    expect(signedIn).toMatchObject({ requiredAction: null, self: { userId: service.id, role: 'frank_user' } })
    expect((await boss.admin.userTokens.list({ userId: service.id })).tokens).toHaveLength(1)
    await shop.services.passwords.forgot(scales.email, ipAddress)
    expect((await mails(shop)).map((mail) => mail?.subject)).toEqual([
      'Your Mullion Door Parts account was changed',
    ])
    expect(await findPasswordHash(shop.db.read, service.id)).toBeNull()
  })

  it('never becomes a super admin, gets no password, and ends with its account', async () => {
    await using shop = await openTestShop({ people: true })
    const boss = await shop.person('super')
    const { id: userId, ...service } = await boss.admin.serviceAccounts.create(scales)
    const { secret } = await boss.admin.serviceAccounts.createToken({
      userId,
      name: 'Dock 1',
      abilities: ['browse'],
    })
    const { firstname, lastname, email } = service
    const promoting = boss.accounts.users.update({ userId, firstname, lastname, email, role: 'super_admin' })
    await expect(promoting).rejects.toMatchObject(refusedAs('accounts.service_account'))
    await expect(boss.admin.users.requirePasswordChange({ userId })).rejects.toMatchObject(
      refusedAs('accounts.service_account'),
    )
    await expect(boss.admin.users.resendInvitation({ userId })).rejects.toBeDefined()
    await boss.accounts.users.remove({ userId })
    await expect(shop.services.apiTokens.signedInBy(secret, ipAddress)).rejects.toMatchObject({
      code: 'accounts.token_invalid',
    })
  })

  it('needs no second factor where staff do', async () => {
    await using shop = await openTestShop({ people: true, deps: { staffSecondFactor: true } })
    const boss = await shop.person('super')
    const { id: userId } = await boss.admin.serviceAccounts.create(scales)
    const { secret } = await boss.admin.serviceAccounts.createToken({
      userId,
      name: 'Dock 1',
      abilities: ['browse'],
    })
    expect(await shop.services.apiTokens.signedInBy(secret, ipAddress)).toMatchObject({
      requiredAction: null,
    })
    const own = await (await shop.person('counter')).accounts.tokens.create(nightly)
    await expect(shop.services.apiTokens.signedInBy(own.secret, ipAddress)).rejects.toMatchObject({
      code: 'accounts.set_up_second_factor',
    })
  })
})

describe('users managed with a token', () => {
  async function withToken(shop: TestShop, name: 'super' | 'owner', abilities: Ability[]) {
    const person = await shop.person(name)
    const { secret } = await person.accounts.tokens.create({ name: 'People', abilities })
    return shop.as((await shop.services.apiTokens.signedInBy(secret, ipAddress)).self)
  }
  const ned = { firstname: 'Ned', lastname: 'Next', email: 'ned@arctic.example' }

  it('never get a role that may do more than the token', async () => {
    await using shop = await openTestShop({ people: true })
    const plain = await withToken(shop, 'super', ['manageCompanyUsers'])
    const staff = plain.accounts.users.create({ ...ned, role: 'super_admin' })
    await expect(staff).rejects.toMatchObject(refusedAs('accounts.not_allowed'))
    const owner = await withToken(shop, 'owner', ['manageCompanyUsers'])
    await expect(owner.accounts.users.create({ ...ned, role: 'company_admin' })).rejects.toMatchObject(
      refusedAs('accounts.not_allowed'),
    )
    expect(await owner.accounts.users.create(ned)).toMatchObject({ role: 'user' })
    const whole = await withToken(shop, 'owner', [
      'manageCompanyUsers',
      'viewCompanyOrders',
      'manageApprovals',
      'manageTaxCertificates',
    ])
    const admin = await whole.accounts.users.create({
      ...ned,
      email: 'ada@arctic.example',
      role: 'company_admin',
    })
    expect(admin).toMatchObject({ role: 'company_admin' })
  })

  it('keep their email address, whatever else changes, and the audit log names the token', async () => {
    await using shop = await openTestShop({ people: true })
    const owner = await withToken(shop, 'owner', ['manageCompanyUsers'])
    const companyId = (await (await shop.person('owner')).accounts.session.viewer())?.user.company.id ?? 0
    const row = userRow({ ...ned, companyId })
    const { id: userId = 0 } = (await shop.db.transaction((tx) => createUser(tx, row))) ?? {}
    const edit = { ...ned, userId, role: 'user' } as const
    const moving = owner.accounts.users.update({ ...edit, email: 'thief@arctic.example' })
    await expect(moving).rejects.toMatchObject(refusedAs('accounts.not_by_token'))
    expect(await owner.accounts.users.update({ ...edit, firstname: 'Edna' })).toMatchObject({
      firstname: 'Edna',
    })
    const [line] = await listAuditLines(shop.db.read, 1)
    expect(line).toMatchObject({ action: 'user_changed', details: { tokenId: expect.any(Number) } })
  })
})
