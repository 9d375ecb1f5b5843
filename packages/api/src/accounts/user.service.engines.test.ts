import { findPasswordHash } from '@mullion/db/accounts/credential.repository'
import { findUserByEmail } from '@mullion/db/accounts/user.repository'
import { listAuditLines } from '@mullion/db/testing/stored-rows'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { emailOf } from '../testing/people.ts'
import { createFirstSuperAdmin } from './first-admin.service.ts'

type Shop = Awaited<ReturnType<typeof openTestShop>>

const newPerson = { firstname: 'Nia', lastname: 'New', email: 'nia@arctic.example' }
const coded = (code: string) => ({ cause: expect.objectContaining({ code }) })

async function mails(shop: Shop): Promise<{ subject: string; text: string; to: readonly string[] }[]> {
  await shop.services.mail.sendDue()
  const entries = await shop.mailbox.list()
  const messages = await Promise.all(entries.map(({ id }) => shop.mailbox.read(id)))
  return messages.flatMap((message) => (message ? [message] : []))
}

const tokenIn = (text: string, parameter: string) =>
  new RegExp(`[?&]${parameter}=([A-Za-z0-9_-]{43})`).exec(text)?.[1] ?? ''

describe('adding a user', () => {
  it('emails them a temporary password, which they must change', async () => {
    await using shop = await openTestShop({ people: true })
    const owner = await shop.person('owner')
    const added = await owner.accounts.users.create({ ...newPerson, email: 'NIA@arctic.example ' })
    expect(added).toMatchObject({ ...newPerson, role: 'user' })
    const user = await findUserByEmail(shop.db.read, newPerson.email)
    expect(user).toMatchObject({ companyId: (await owner.accounts.session.viewer())?.user.company.id })
    expect(user?.passwordChangeRequired).toBe(true)
    const [welcome] = await mails(shop)
    expect(welcome?.to).toEqual([newPerson.email])
    const password = /\n([a-z2-9]{4}(?:-[a-z2-9]{4}){3})\n/.exec(welcome?.text ?? '')?.[1] ?? ''
    const hash = await findPasswordHash(shop.db.read, user?.id ?? 0)
    expect(await shop.authenticator.verifyPassword(password, hash)).toBe(true)
  })

  it('is refused for an email already in use, and leaves nothing behind', async () => {
    await using shop = await openTestShop({ people: true })
    const owner = await shop.person('owner')
    const taken = owner.accounts.users.create({ ...newPerson, email: emailOf('stranger') })
    await expect(taken).rejects.toMatchObject(coded('accounts.email_taken'))
    expect((await owner.accounts.users.list({})).total).toBe(2)
    expect(await mails(shop)).toEqual([])
  })

  it('lets a company admin probe only ten emails an hour, and staff any number', async () => {
    await using shop = await openTestShop({ people: true })
    const [owner, admin] = [await shop.person('owner'), await shop.person('admin')]
    const companyId = (await owner.accounts.session.viewer())?.user.company.id ?? 0
    const taken = { ...newPerson, email: emailOf('stranger') }
    const forStaff = { ...taken, companyId }
    const buyer = { userId: shop.ids.buyer, role: 'user', ...newPerson } as const
    for (let at = 0; at < 9; at += 1) {
      await expect(owner.accounts.users.create(taken)).rejects.toMatchObject(coded('accounts.email_taken'))
      await expect(admin.accounts.users.create(forStaff)).rejects.toMatchObject(coded('accounts.email_taken'))
    }
    // Unused email addresses do not count toward the limit.
    await owner.accounts.users.create(newPerson)
    await expect(owner.accounts.users.update({ ...buyer, email: taken.email })).rejects.toMatchObject(
      coded('accounts.email_taken'),
    )
    for (const email of [taken.email, 'nobody@arctic.example']) {
      await expect(owner.accounts.users.create({ ...taken, email })).rejects.toMatchObject(
        coded('limits.too_many'),
      )
    }
    await expect(owner.accounts.users.update({ ...buyer, email: taken.email })).rejects.toMatchObject(
      coded('limits.too_many'),
    )
    await expect(admin.accounts.users.create(forStaff)).rejects.toMatchObject(coded('accounts.email_taken'))
    shop.pass(60 * 60_000)
    await owner.accounts.users.create({ ...newPerson, email: 'nobody@arctic.example' })
  })

  it('is limited per admin, together with changed emails but not with other edits', async () => {
    await using shop = await openTestShop({ people: true })
    const owner = await shop.person('owner')
    const { email, ...names } = newPerson
    const buyer = { userId: shop.ids.buyer, role: 'user', ...names } as const
    await shop.services.limits.add('people-mailed', `user:${shop.ids.owner}`, 99)
    for (const name of ['Nia', 'Mia', 'Tia']) {
      const change = { ...buyer, firstname: name, email: emailOf('buyer') }
      expect(await owner.accounts.users.update(change)).toMatchObject({ firstname: name })
    }
    for (let at = 0; at < 2; at += 1)
      expect(await owner.accounts.users.update({ ...buyer, email })).toMatchObject({ pendingEmail: email })
    const limited = coded('limits.too_many')
    const another = { ...newPerson, email: 'nobody@arctic.example' }
    await expect(owner.accounts.users.update({ ...buyer, ...another })).rejects.toMatchObject(limited)
    await expect(owner.accounts.users.create(another)).rejects.toMatchObject(limited)
  })

  it.each([
    ['owner', 'frank_user'],
    ['owner', 'super_admin'],
    ['admin', 'frank_user'],
    ['admin', 'super_admin'],
  ] as const)('does not let %s assign the role %s', async (person, role) => {
    await using shop = await openTestShop({ people: true })
    const caller = await shop.person(person)
    await expect(caller.accounts.users.create({ ...newPerson, role })).rejects.toMatchObject(
      coded('accounts.not_allowed'),
    )
  })

  it('keeps staff in the house company and customers out of it', async () => {
    await using shop = await openTestShop({ people: true })
    const boss = await shop.person('super')
    const arctic = (await (await shop.person('owner')).accounts.session.viewer())?.user.company.id
    const refused = coded('accounts.not_allowed')
    const { create } = boss.accounts.users
    await expect(create({ ...newPerson, role: 'frank_user', companyId: arctic })).rejects.toMatchObject(
      refused,
    )
    await expect(create({ ...newPerson, role: 'user' })).rejects.toMatchObject(refused)
    expect(await create({ ...newPerson, role: 'frank_user' })).toMatchObject({ role: 'frank_user' })
  })

  it('does not let a company admin choose another company', async () => {
    await using shop = await openTestShop({ people: true })
    const owner = await shop.person('owner')
    const polar = (await (await shop.person('stranger')).accounts.session.viewer())?.user.company.id ?? 0
    const missing = coded('accounts.company_missing')
    await expect(owner.accounts.users.create({ ...newPerson, companyId: polar })).rejects.toMatchObject(
      missing,
    )
    await expect(owner.accounts.users.list({ companyId: polar })).rejects.toMatchObject(missing)
    await expect(owner.accounts.users.list({ companyId: 9999 })).rejects.toMatchObject(missing)
  })

  it('refuses unknown fields', async () => {
    await using shop = await openTestShop({ people: true })
    const owner = await shop.person('owner')
    const sneaky = { ...newPerson, passwordChangeRequired: false, emailVerified: true, discountRate: 0.1 }
    await expect(owner.accounts.users.create(sneaky)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('changing a user', () => {
  const change = (shop: Shop, facts: object = {}) => ({
    userId: shop.ids.buyer,
    firstname: 'Bea',
    lastname: 'Changed',
    email: emailOf('buyer'),
    role: 'user' as const,
    ...facts,
  })

  it('updates name and role, and ends the user’s sessions when the role changes', async () => {
    await using shop = await openTestShop({ people: 'with passwords' })
    const exchange = { headers: new Headers(), answer: new Headers() }
    const login = { email: emailOf('buyer'), password: 'cold-storage-42', rememberMe: false }
    await shop.authenticator.signIn(exchange, login)
    const headers = new Headers({ cookie: exchange.answer.getSetCookie()[0]?.split(';')[0] ?? '' })
    const owner = await shop.person('owner')
    await owner.accounts.users.update(change(shop))
    expect(await shop.authenticator.session(headers)).not.toBeNull()
    const changed = await owner.accounts.users.update(change(shop, { role: 'company_admin' }))
    expect(changed).toMatchObject({ lastname: 'Changed', role: 'company_admin' })
    expect(await shop.authenticator.session(headers)).toBeNull()
  })

  it('makes a new email effective once verified, through a link that works once', async () => {
    await using shop = await openTestShop({ people: true })
    const owner = await shop.person('owner')
    const email = 'bea.new@arctic.example'
    expect(await owner.accounts.users.update(change(shop, { email }))).toMatchObject({
      email: emailOf('buyer'),
      pendingEmail: email,
    })
    const sent = await mails(shop)
    const mail = sent.find(({ to }) => to.includes(email))
    expect(sent.find(({ to }) => to.includes(emailOf('buyer')))?.text).toContain(`being changed to ${email}`)
    const token = tokenIn(mail?.text ?? '', 'confirmEmail')
    const guest = shop.guest()
    expect(await guest.accounts.users.verifyEmail({ token })).toEqual({ email })
    expect(await findUserByEmail(shop.db.read, email)).toMatchObject({
      id: shop.ids.buyer,
      pendingEmail: null,
    })
    const received = (await mails(shop)).filter(({ to }) => to.includes(emailOf('buyer')))
    expect(received.map(({ text }) => text).join()).toContain(`You now sign in with ${email}`)
    await expect(guest.accounts.users.verifyEmail({ token })).rejects.toMatchObject(
      coded('accounts.link_refused'),
    )
  })

  it('keeps a new email pending and its link valid without emailing again, unless the change is canceled', async () => {
    await using shop = await openTestShop({ people: true })
    const { update } = (await shop.person('owner')).accounts.users
    const email = 'bea.new@arctic.example'
    await update(change(shop, { email }))
    const sent = await mails(shop)
    const token = tokenIn(sent.find(({ to }) => to.includes(email))?.text ?? '', 'confirmEmail')
    const pendingChange = { email: emailOf('buyer'), pendingEmail: email }
    expect(await update(change(shop, { email, lastname: 'Again' }))).toMatchObject(pendingChange)
    expect(await update(change(shop, { lastname: 'Once more' }))).toMatchObject(pendingChange)
    expect(await update(change(shop, { email, cancelEmailChange: true }))).toMatchObject(pendingChange)
    expect(await mails(shop)).toHaveLength(sent.length)
    expect(await shop.guest().accounts.users.verifyEmail({ token })).toEqual({ email })

    await update(change(shop, { email: emailOf('buyer') }))
    const canceled = await update(change(shop, { email, cancelEmailChange: true }))
    expect(canceled).toMatchObject({ email, pendingEmail: null })
  })

  it('emails another link for a new email once the first has expired', async () => {
    await using shop = await openTestShop({ people: true })
    const { update } = (await shop.person('owner')).accounts.users
    const email = 'bea.new@arctic.example'
    const links = async () => (await mails(shop)).filter(({ to }) => to.includes(email)).length
    await update(change(shop, { email }))
    shop.pass(72 * 60 * 60_000)
    await update(change(shop, { email }))
    expect(await links()).toBe(2)
  })

  it('is impossible for another company’s admin, for whom the user does not exist', async () => {
    await using shop = await openTestShop({ people: true })
    const other = await shop.person('otherOwner')
    const missing = coded('accounts.user_missing')
    await expect(other.accounts.users.update(change(shop))).rejects.toMatchObject(missing)
    await expect(other.accounts.users.remove({ userId: shop.ids.buyer })).rejects.toMatchObject(missing)
    await expect(other.accounts.users.details({ userId: shop.ids.buyer })).rejects.toMatchObject(missing)
    await expect(other.accounts.users.remove({ userId: 999_999 })).rejects.toMatchObject(missing)
  })

  it('is refused on staff for everyone but a super_admin', async () => {
    await using shop = await openTestShop({ people: true })
    const admin = await shop.person('admin')
    const counter = change(shop, { userId: shop.ids.counter, role: 'frank_user', email: emailOf('counter') })
    const refused = coded('accounts.not_allowed')
    await expect(admin.accounts.users.update(counter)).rejects.toMatchObject(refused)
    await expect(admin.accounts.users.remove({ userId: shop.ids.super })).rejects.toMatchObject(refused)
    const boss = await shop.person('super')
    expect(await boss.accounts.users.update(counter)).toMatchObject({ lastname: 'Changed' })
  })

  it('never lets users demote or delete themselves', async () => {
    await using shop = await openTestShop({ people: true })
    const owner = await shop.person('owner')
    const demoted = change(shop, { userId: shop.ids.owner, email: emailOf('owner'), role: 'user' })
    await expect(owner.accounts.users.update(demoted)).rejects.toMatchObject(coded('accounts.not_yourself'))
    await expect(owner.accounts.users.remove({ userId: shop.ids.owner })).rejects.toMatchObject(
      coded('accounts.not_yourself'),
    )
  })

  it('leaves at least one super_admin, even when two delete each other at the same time', async () => {
    await using shop = await openTestShop({ people: true })
    const first = await shop.person('super')
    const second = await first.accounts.users.create({ ...newPerson, role: 'super_admin' })
    const promoted = {
      ...newPerson,
      userId: shop.ids.admin,
      email: emailOf('admin'),
      role: 'super_admin',
    } as const
    await first.accounts.users.update(promoted)
    const caller = await shop.person('admin')
    await first.accounts.users.remove({ userId: second.id })
    const both = await Promise.allSettled([
      first.accounts.users.remove({ userId: shop.ids.admin }),
      caller.accounts.users.remove({ userId: shop.ids.super }),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('deleting a user', () => {
  it('ends their sessions, blocks sign-in, and frees their email', async () => {
    await using shop = await openTestShop({ people: 'with passwords' })
    const exchange = { headers: new Headers(), answer: new Headers() }
    const login = { email: emailOf('buyer'), password: 'cold-storage-42', rememberMe: false }
    await shop.authenticator.signIn(exchange, login)
    const owner = await shop.person('owner')
    await owner.accounts.users.remove({ userId: shop.ids.buyer })
    const headers = new Headers({ cookie: exchange.answer.getSetCookie()[0]?.split(';')[0] ?? '' })
    expect(await shop.authenticator.session(headers)).toBeNull()
    expect(await shop.authenticator.signIn(exchange, login)).toEqual({ outcome: 'refused' })
    expect((await owner.accounts.users.list({})).users.map(({ id }) => id)).toEqual([shop.ids.owner])
    expect(await owner.accounts.users.create({ ...newPerson, email: emailOf('buyer') })).toBeTruthy()
  })
})

describe('the list of a company’s users', () => {
  it('has twelve per page, in the order they were added', async () => {
    await using shop = await openTestShop({ people: true })
    const owner = await shop.person('owner')
    for (let at = 0; at < 12; at += 1) {
      await owner.accounts.users.create({ ...newPerson, email: `person${at}@arctic.example` })
    }
    const pages = await Promise.all([1, 2, 3].map((page) => owner.accounts.users.list({ page })))
    expect(pages.map(({ users, total, pages: count }) => [users.length, total, count])).toEqual([
      [12, 14, 2],
      [2, 14, 2],
      [0, 14, 2],
    ])
    const ids = pages.flatMap(({ users }) => users.map(({ id }) => id))
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
  })

  it('is open to administrators for any company, and defaults to the house company', async () => {
    await using shop = await openTestShop({ people: true })
    const admin = await shop.person('admin')
    expect((await admin.accounts.users.list({})).users.map(({ role }) => role)).toEqual([
      'frank_user',
      'frank_admin',
      'super_admin',
    ])
    const arctic = (await (await shop.person('owner')).accounts.session.viewer())?.user.company.id
    expect((await admin.accounts.users.list({ companyId: arctic })).total).toBe(2)
  })
})

describe('the first super_admin', () => {
  it('can be created only once', async () => {
    await using shop = await openTestShop()
    await shop.services.companies.ensureHouse()
    await shop.services.companies.ensureHouse()
    const password = await createFirstSuperAdmin({ ...shop, demo: false }, newPerson)
    const user = await findUserByEmail(shop.db.read, newPerson.email)
    expect(user).toMatchObject({ role: 'super_admin', companyId: 1, passwordChangeRequired: true })
    const hash = await findPasswordHash(shop.db.read, user?.id ?? 0)
    expect(await shop.authenticator.verifyPassword(password, hash)).toBe(true)
    await expect(
      createFirstSuperAdmin({ ...shop, demo: false }, { ...newPerson, email: 'b@house.example' }),
    ).rejects.toMatchObject({
      code: 'accounts.not_the_first',
    })
  })
})

describe('the audit log', () => {
  it('records who did what to whom, for which company, and from which IP address', async () => {
    await using shop = await openTestShop({ people: true })
    const owner = await shop.person('owner')
    const { id } = await owner.accounts.users.create(newPerson)
    await owner.accounts.users.update({ ...newPerson, userId: id, role: 'company_admin' })
    await owner.accounts.users.remove({ userId: id })
    const lines = await listAuditLines(shop.db.read, 10)
    expect(lines.map(({ action }) => action)).toEqual([
      'user_deleted',
      'role_changed',
      'user_changed',
      'user_created',
    ])
    for (const line of lines) {
      expect(line).toMatchObject({
        actorId: `user:${shop.ids.owner}`,
        role: 'company_admin',
        subject: `user:${id}`,
        ipAddress: '203.0.113.7',
      })
      expect(line.companyId).not.toBeNull()
    }
  })

  it('is append-only: the database refuses to change or delete a line', async () => {
    const { auditLog } = await import('@mullion/db/security/security.tables')
    await using shop = await openTestShop({ people: true })
    await (await shop.person('owner')).accounts.users.create(newPerson)
    await expect(
      shop.db.transaction((tx) => tx.update(auditLog).set({ subject: 'user:1' })),
    ).rejects.toThrow()
    await expect(shop.db.transaction((tx) => tx.delete(auditLog))).rejects.toThrow()
    expect(await listAuditLines(shop.db.read, 10)).toHaveLength(1)
  })
})
