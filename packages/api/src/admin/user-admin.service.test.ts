import { findPasswordHash } from '@mullion/db/accounts/credential.repository'
import { listDueMail } from '@mullion/db/mail/mail.repository'
import { listAuditLines } from '@mullion/db/testing/stored-rows'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { emailOf, testPassword } from '../testing/people.ts'

type Shop = Awaited<ReturnType<typeof openTestShop>>
const refused = (code: string) => ({ cause: { code } })
const nia = { firstname: 'Nia', lastname: 'New', email: 'nia@arctic.example' }

async function openShop() {
  const shop = await openTestShop({ people: true })
  const owner = await shop.person('owner')
  const { id: userId } = await owner.accounts.users.create(nia)
  return { ...shop, userId, owner, users: (await shop.person('admin')).admin.users }
}

async function passwordsMailed(shop: Pick<Shop, 'db'>): Promise<string[]> {
  const mails = await listDueMail(shop.db.read, new Date('2100-01-01'), 100)
  return mails.map(({ text }) => /\n([a-z2-9]{4}(?:-[a-z2-9]{4}){3})\n/.exec(text)?.[1] ?? '')
}

describe('resending an invitation', () => {
  it('emails a new temporary password, which replaces the first', async () => {
    await using shop = await openShop()
    shop.pass(8 * 86_400_000)
    expect(await shop.users.resendInvitation({ userId: shop.userId })).toMatchObject({
      ...nia,
      invited: true,
    })
    const [first = '', second = '', ...others] = await passwordsMailed(shop)
    expect(others).toEqual([])
    const hash = await findPasswordHash(shop.db.read, shop.userId)
    expect(await shop.authenticator.verifyPassword(first, hash)).toBe(false)
    expect(await shop.authenticator.verifyPassword(second, hash)).toBe(true)
    const [line] = await listAuditLines(shop.db.read, 1)
    expect(line).toMatchObject({ action: 'invitation_resent', subject: `user:${shop.userId}` })
  })

  it('is refused for a user who has already set a password', async () => {
    await using shop = await openShop()
    const resend = shop.users.resendInvitation({ userId: shop.ids.buyer })
    await expect(resend).rejects.toMatchObject(refused('admin.not_invited'))
  })
})

async function signedIn(shop: Shop) {
  const exchange = { headers: new Headers(), answer: new Headers() }
  const login = { email: emailOf('buyer'), password: testPassword, rememberMe: false }
  await shop.authenticator.signIn(exchange, login)
  return new Headers({ cookie: exchange.answer.getSetCookie()[0]?.split(';')[0] ?? '' })
}

describe('a signed-in user', () => {
  it('can do nothing until they change their password when an administrator requires it', async () => {
    await using shop = await openTestShop({ people: 'with passwords' })
    const headers = await signedIn(shop)
    const tryAll = async () => {
      const { accounts, cart, orders } = await shop.session(headers)
      return Promise.allSettled([
        accounts.users.details({ userId: shop.ids.buyer }),
        accounts.addresses.list(),
        accounts.cards.list(),
        orders.list({ scope: 'user' }),
        cart.share({ cart: [{ partId: 1, quantity: 1, comments: [] }] }),
      ])
    }
    const done = Array.from({ length: 5 }, () => ({ status: 'fulfilled' }))
    expect(await tryAll()).toMatchObject(done)

    const { users } = (await shop.person('admin')).admin
    await users.requirePasswordChange({ userId: shop.ids.buyer })
    const [line] = await listAuditLines(shop.db.read, 1)
    expect(line).toMatchObject({ action: 'password_change_required', subject: `user:${shop.ids.buyer}` })
    const reason = refused('accounts.change_password')
    expect(await tryAll()).toMatchObject(done.map(() => ({ status: 'rejected', reason })))

    const { password } = (await shop.session(headers)).accounts
    await password.change({ oldPassword: testPassword, newPassword: 'a colder room in may' })
    expect(await tryAll()).toMatchObject(done)
  })

  it('is signed out everywhere when an administrator ends their sessions, and no one else is', async () => {
    await using shop = await openTestShop({ people: 'with passwords' })
    const [first, second] = [await signedIn(shop), await signedIn(shop)]
    const { users } = (await shop.person('admin')).admin
    expect(await users.endSessions({ userId: shop.ids.owner })).toEqual({ ended: 0 })
    expect(await shop.authenticator.session(first)).not.toBeNull()
    expect(await users.endSessions({ userId: shop.ids.buyer })).toEqual({ ended: 2 })
    for (const headers of [first, second]) expect(await shop.authenticator.session(headers)).toBeNull()
    const [line] = await listAuditLines(shop.db.read, 1)
    expect(line).toMatchObject({ action: 'sessions_ended', subject: `user:${shop.ids.buyer}` })
  })
})

describe.each(['resendInvitation', 'requirePasswordChange', 'endSessions'] as const)('%s', (action) => {
  it('is refused to an admin for staff, and for unknown users', async () => {
    await using shop = await openShop()
    const staff = shop.users[action]({ userId: shop.ids.super })
    await expect(staff).rejects.toMatchObject(refused('accounts.not_allowed'))
    await expect(shop.users[action]({ userId: 9999 })).rejects.toMatchObject(refused('accounts.user_missing'))
  })
})
