import { emailOf, testPassword } from '@mullion/api/testing/people'
import { appCode } from '@mullion/auth/testing/app-code'
import { quickPasswords } from '@mullion/auth/testing/quick-passwords'
import { sessions } from '@mullion/db/accounts/accounts.tables'
import { rateLimits } from '@mullion/db/security/security.tables'
import { describe, expect, it } from 'vitest'
import { openTestApp, refusal, type TestApp } from '../testing/open-test-app.ts'
import { viewerOf } from '../testing/viewer-of.ts'

const buyer = emailOf('buyer')
const people = 'with passwords' as const

async function mailedToken(shop: TestApp, parameter: string): Promise<string> {
  await shop.services.mail.sendDue()
  const [latest] = await shop.mailbox.list()
  const mail = latest && (await shop.mailbox.read(latest.id))
  return new RegExp(`[?&]${parameter}=([A-Za-z0-9_-]{43})`).exec(mail?.text ?? '')?.[1] ?? ''
}

/** Names and attributes of cookies, without values. */
const shapes = (answer: Response) =>
  answer.headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, '').toLowerCase())

describe('signing in over HTTP', () => {
  it('stores the session in a cookie that scripts cannot read and other sites do not send', async () => {
    await using shop = await openTestApp({ people })
    const page = shop.browser()
    const answer = await page.signIn(` ${buyer.toUpperCase()}`, testPassword)
    expect(answer.status).toBe(200)
    expect(shapes(answer).find((cookie) => cookie.startsWith('mullion.session_token'))).toMatch(
      /; path=\/; httponly; samesite=lax/,
    )
    expect((await viewerOf(page))?.user.email).toBe(buyer)
    await page.call('accounts.session.signOut')
    expect(await viewerOf(page)).toBeNull()
  })

  it('sends the cookie over HTTPS only when the store is served over HTTPS', async () => {
    const { createAuthenticator } = await import('@mullion/auth/authenticator')
    await using shop = await openTestApp({ people })
    const secret = 'a secret for tests that is long enough'
    const auth = createAuthenticator({
      ...{ db: shop.db, secret, secure: true, storeName: 'Mullion' },
      passwords: quickPasswords,
    })
    const exchange = { headers: new Headers(), answer: new Headers() }
    await auth.signIn(exchange, { email: buyer, password: testPassword, rememberMe: true })
    expect(exchange.answer.getSetCookie()[0]).toMatch(/^__Secure-mullion\.session_token=.*; Secure/i)
  })

  it('gives the same answer for an unknown email as for a wrong password', async () => {
    await using shop = await openTestApp({ people })
    const known = await refusal(await shop.browser().signIn(buyer, 'wrong password'))
    const unknown = await refusal(await shop.browser().signIn('nobody@arctic.example', 'wrong password'))
    expect({ ...unknown.data, requestId: '' }).toEqual({ ...known.data, requestId: '' })
    expect(unknown.message).toBe(known.message)
    expect(known.data.appCode).toBe('accounts.sign_in_refused')
  })

  it('takes as long for an unknown email as for a wrong password', async () => {
    await using shop = await openTestApp({ people, strongPasswords: true })
    const work = async (email: string) => {
      const before = process.cpuUsage()
      const exchange = { headers: new Headers(), answer: new Headers() }
      await shop.authenticator.signIn(exchange, { email, password: 'wrong password', rememberMe: false })
      return process.cpuUsage(before).user
    }
    await work(buyer)
    // If unknown addresses skipped the hash, they would take a hundredth of the time.
    expect(await work('nobody@arctic.example')).toBeGreaterThan((await work(buyer)) / 4)
  })

  it('limits wrong passwords to five per account and IP address, without revealing whether the account exists', async () => {
    await using shop = await openTestApp({ people })
    const page = shop.browser()
    const codes: (string | null)[] = []
    for (let at = 0; at < 6; at += 1)
      codes.push((await refusal(await page.signIn(buyer, 'wrong'))).data.appCode)
    expect(codes).toEqual([...Array(5).fill('accounts.sign_in_refused'), 'limits.too_many'])
    const right = await page.signIn(buyer, testPassword)
    expect(right.status).toBe(429)
    expect(JSON.stringify(await right.json())).not.toContain('arctic')
    const nobody: (string | null)[] = []
    for (let at = 0; at < 6; at += 1) {
      nobody.push((await refusal(await page.signIn('nobody@arctic.example', 'wrong'))).data.appCode)
    }
    expect(nobody).toEqual(codes)
    shop.pass(15 * 60_000)
    expect((await page.signIn(buyer, testPassword)).status).toBe(200)
  })

  it('does not let a stranger at another IP address lock an account', async () => {
    await using shop = await openTestApp({
      people,
      app: { session: { secure: false, trustProxy: true } },
    })
    const stranger = shop.browser({ 'X-Forwarded-For': '198.51.100.9' })
    for (let at = 0; at < 7; at += 1) await stranger.signIn(buyer, 'wrong')
    const dealer = shop.browser({ 'X-Forwarded-For': '203.0.113.20' })
    expect((await dealer.signIn(buyer, testPassword)).status).toBe(200)
  })

  it('enforces the limit on concurrent guesses', async () => {
    await using shop = await openTestApp({ people })
    const page = shop.browser()
    const answers = await Promise.all(Array.from({ length: 12 }, () => page.signIn(buyer, 'wrong')))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  })

  it('limits wrong passwords to thirty per IP address, across all accounts', async () => {
    await using shop = await openTestApp({ people })
    const page = shop.browser()
    const statuses: number[] = []
    for (let at = 0; at < 31; at += 1) statuses.push((await page.signIn(`p${at}@x.example`, 'wrong')).status)
    expect(statuses).toEqual([...Array(30).fill(401), 429])
  })

  it('does not count correct passwords toward the limit', async () => {
    await using shop = await openTestApp({ people })
    for (let at = 0; at < 3; at += 1) await shop.browser().signIn(buyer, testPassword)
    expect(await shop.db.read.select({ count: rateLimits.count }).from(rateLimits)).toEqual([{ count: 0 }])
  })
})

describe('a session', () => {
  it.each([
    ['made up', 'mullion.session_token=abc.def'],
    ['empty', 'mullion.session_token='],
    ['very long', `mullion.session_token=${'a'.repeat(6000)}.${'b'.repeat(40)}`],
    ['under another name', '__Secure-mullion.session_token=abc.def'],
  ])('is refused when its cookie is %s', async (_name, cookie) => {
    await using shop = await openTestApp({ people })
    const answer = await shop.get('/trpc/accounts.session.devices', { Cookie: cookie })
    expect(answer.status).toBe(401)
    expect((await shop.get('/trpc/accounts.session.viewer', { Cookie: cookie })).status).toBe(200)
  })

  it('is refused when its token was altered or its signature forged', async () => {
    await using shop = await openTestApp({ people })
    const page = shop.browser()
    await page.signIn(buyer, testPassword)
    const cookie = decodeURIComponent(page.jar.get('mullion.session_token') ?? '')
    const other = cookie.startsWith('a') ? 'b' : 'a'
    page.jar.set('mullion.session_token', encodeURIComponent(other + cookie.slice(1)))
    expect(await viewerOf(page)).toBeNull()
    const [token = ''] = cookie.split('.')
    page.jar.set('mullion.session_token', encodeURIComponent(`${token}.${'A'.repeat(43)}=`))
    expect(await viewerOf(page)).toBeNull()
  })

  it('ends when it expires', async () => {
    await using shop = await openTestApp({ people })
    const page = shop.browser()
    await page.signIn(buyer, testPassword)
    await shop.db.transaction((tx) => tx.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) }))
    expect(await viewerOf(page)).toBeNull()
    expect((await page.ask('accounts.session.devices')).status).toBe(401)
  })

  it('never reuses a token the browser brought along', async () => {
    await using shop = await openTestApp({ people })
    const page = shop.browser()
    page.jar.set('mullion.session_token', 'chosen-by-somebody-else.c2lnbmF0dXJl')
    await page.signIn(buyer, testPassword)
    expect(page.jar.get('mullion.session_token')).not.toContain('chosen-by-somebody-else')
  })

  it('ends immediately when signed out from another device, but not by another user', async () => {
    await using shop = await openTestApp({ people })
    const [desk, phone, stranger] = [shop.browser(), shop.browser(), shop.browser()] as const
    for (const page of [desk, phone]) await page.signIn(buyer, testPassword)
    await stranger.signIn(emailOf('stranger'), testPassword)
    const devices = (await (await desk.ask('accounts.session.devices')).json()) as {
      result: { data: { id: number; current: boolean }[] }
    }
    const other = devices.result.data.find(({ current }) => !current)
    const sneaky = await stranger.call('accounts.session.signOutDevice', { deviceId: other?.id })
    expect(sneaky.status).toBe(404)
    expect((await viewerOf(phone))?.user.email).toBe(buyer)
    await desk.call('accounts.session.signOutDevice', { deviceId: other?.id })
    expect(await viewerOf(phone)).toBeNull()
    expect((await viewerOf(desk))?.user.email).toBe(buyer)
  })
})

describe('a forgotten password', () => {
  it('is replaced once through the emailed link, which ends all sessions', async () => {
    await using shop = await openTestApp({ people })
    const otherBrowser = shop.browser()
    await otherBrowser.signIn(buyer, testPassword)
    const page = shop.browser()
    await page.call('accounts.password.forgot', { email: buyer })
    const token = await mailedToken(shop, 'reset')
    const newPassword = 'a colder room in may'
    const isGood = async () => {
      const answer = await page.call('accounts.password.checkLink', { token })
      return ((await answer.json()) as { result: { data: unknown } }).result.data
    }
    expect(await isGood()).toEqual({ good: true })
    const weak = await refusal(await page.call('accounts.password.reset', { token, newPassword: 'short' }))
    expect(weak.data.details.fields).toHaveProperty('newPassword')
    expect((await page.call('accounts.password.reset', { token, newPassword })).status).toBe(200)
    expect(await viewerOf(otherBrowser)).toBeNull()
    expect((await page.signIn(buyer, testPassword)).status).toBe(401)
    expect((await page.signIn(buyer, newPassword)).status).toBe(200)
    const again = await refusal(await page.call('accounts.password.reset', { token, newPassword }))
    expect(again.data.appCode).toBe('accounts.link_refused')
    expect(await isGood()).toEqual({ good: false })
  })

  it('gives the same answer for a known and an unknown email', async () => {
    await using shop = await openTestApp({ people })
    const page = shop.browser()
    const [known, unknown] = await Promise.all(
      [buyer, 'nobody@arctic.example'].map((email) => page.call('accounts.password.forgot', { email })),
    )
    expect(await unknown?.text()).toBe(await known?.text())
    expect([known?.status, unknown?.status]).toEqual([200, 200])
    await shop.services.mail.sendDue()
    expect((await shop.mailbox.list()).map(({ to }) => to)).toEqual([[buyer]])
  })

  it('is reset only once when its link is used twice at the same time', async () => {
    await using shop = await openTestApp({ people })
    const page = shop.browser()
    await page.call('accounts.password.forgot', { email: buyer })
    const token = await mailedToken(shop, 'reset')
    const both = await Promise.all(
      ['a colder room in may', 'a colder room in april'].map((newPassword) =>
        page.call('accounts.password.reset', { token, newPassword }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('requires a genuine reset link issued within the last hour', async () => {
    await using shop = await openTestApp({ people })
    const page = shop.browser()
    const newPassword = 'a colder room in may'
    const reset = async (token: string) =>
      (await refusal(await page.call('accounts.password.reset', { token, newPassword }))).data.appCode
    expect(await reset('A'.repeat(43))).toBe('accounts.link_refused')
    expect(await reset('short')).toBe('input.invalid')
    await page.call('accounts.password.forgot', { email: buyer })
    const first = await mailedToken(shop, 'reset')
    const verify = await refusal(await page.call('accounts.users.verifyEmail', { token: first }))
    expect(verify.data.appCode).toBe('accounts.link_refused')
    shop.pass(60 * 60_000)
    expect(await reset(first)).toBe('accounts.link_refused')
  })

  it('invalidates other reset links when it is reset or changed', async () => {
    await using shop = await openTestApp({ people })
    const page = shop.browser()
    const forget = async () => {
      await page.call('accounts.password.forgot', { email: buyer })
      shop.pass(1)
      return mailedToken(shop, 'reset')
    }
    const newPassword = 'a colder room in may'
    const reset = (token: string) => page.call('accounts.password.reset', { token, newPassword })
    const [first, second] = [await forget(), await forget()]
    expect(first).not.toBe(second)
    expect((await reset(first)).status).toBe(200)
    expect((await reset(second)).status).toBe(400)
    shop.pass(15 * 60_000)
    const third = await forget()
    await page.signIn(buyer, newPassword)
    const change = { oldPassword: newPassword, newPassword: 'a colder room in april' }
    expect((await page.call('accounts.password.change', change)).status).toBe(200)
    expect((await reset(third)).status).toBe(400)
  })

  it('can still be reset by its owner while a stranger keeps requesting links', async () => {
    await using shop = await openTestApp({ people, app: { session: { secure: false, trustProxy: true } } })
    const forgot = (address: string) =>
      shop.browser({ 'X-Forwarded-For': address }).call('accounts.password.forgot', { email: buyer })
    const strangers = Array.from({ length: 20 }, (_, at) => `198.51.100.${at + 20}`)
    await Promise.all(Array.from({ length: 5 }, () => forgot('198.51.100.9')))
    expect((await forgot('203.0.113.20')).status).toBe(200)
    const token = await mailedToken(shop, 'reset')
    await Promise.all(strangers.map(forgot))
    const reset = { token, newPassword: 'a colder room in may' }
    expect((await shop.browser().call('accounts.password.reset', reset)).status).toBe(200)
    await shop.services.mail.sendDue()
    const resets = (await shop.mailbox.list()).filter(({ subject }) => subject.startsWith('Choose a new'))
    expect(resets.length).toBeLessThanOrEqual(10)
  })

  it('takes as long for an unknown email', async () => {
    await using shop = await openTestApp({ people })
    const took = async (email: string) => {
      const startedAt = performance.now()
      await shop.browser().call('accounts.password.forgot', { email })
      return performance.now() - startedAt
    }
    expect(await took(buyer)).toBeGreaterThanOrEqual(119)
    expect(await took('nobody@arctic.example')).toBeGreaterThanOrEqual(119)
  })

  it('can be requested three times in 15 minutes', async () => {
    await using shop = await openTestApp({ people })
    const page = shop.browser()
    const statuses: number[] = []
    for (let at = 0; at < 4; at += 1) {
      statuses.push((await page.call('accounts.password.forgot', { email: buyer })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

describe('changing a password', () => {
  const newPassword = 'a colder room in may'

  it('requires the old password, ends other sessions and keeps the current one', async () => {
    await using shop = await openTestApp({ people })
    const [desk, phone] = [shop.browser(), shop.browser()] as const
    for (const page of [desk, phone]) await page.signIn(buyer, testPassword)
    const wrong = await refusal(
      await desk.call('accounts.password.change', { oldPassword: 'not mine', newPassword }),
    )
    expect(wrong.data).toMatchObject({
      appCode: 'accounts.password_wrong',
      details: { fields: { oldPassword: expect.any(String) } },
    })
    const changed = await desk.call('accounts.password.change', { oldPassword: testPassword, newPassword })
    expect(changed.status).toBe(200)
    expect((await viewerOf(desk))?.user.email).toBe(buyer)
    expect(await viewerOf(phone)).toBeNull()
  })

  it.each([
    ['short', 'short'],
    ['common', 'password123'],
    ['the user’s email', buyer],
    ['the same as the old one', testPassword],
  ])('refuses a password that is %s', async (_name, refused) => {
    await using shop = await openTestApp({ people })
    const page = shop.browser()
    await page.signIn(buyer, testPassword)
    const answer = await page.call('accounts.password.change', {
      oldPassword: testPassword,
      newPassword: refused,
    })
    expect((await refusal(answer)).data.appCode).toBe('accounts.password_refused')
  })

  it('is the only thing a temporary password allows, and it expires after seven days', async () => {
    await using shop = await openTestApp({ people })
    const owner = shop.browser()
    await owner.signIn(emailOf('owner'), testPassword)
    const person = { firstname: 'Nia', lastname: 'New', email: 'nia@arctic.example' }
    await owner.call('accounts.users.create', person)
    await shop.services.mail.sendDue()
    const [latest] = await shop.mailbox.list()
    const mail = latest && (await shop.mailbox.read(latest.id))
    const password = /\n([a-z2-9]{4}(?:-[a-z2-9]{4}){3})\n/.exec(mail?.text ?? '')?.[1] ?? ''
    const page = shop.browser()
    const signedIn = (await (await page.signIn(person.email, password)).json()) as {
      result: { data: { viewer: { requiredAction: string } } }
    }
    expect(signedIn.result.data.viewer.requiredAction).toBe('change_password')
    const early = await refusal(await page.ask('accounts.users.details', { userId: 1 }))
    expect(early.data.appCode).toBe('accounts.change_password')
    await page.call('accounts.password.change', { oldPassword: password, newPassword })
    expect((await page.ask('accounts.users.details', { userId: 1 })).status).toBe(404)

    await owner.call('accounts.users.create', { ...person, email: 'late@arctic.example' })
    await shop.services.mail.sendDue()
    const [late] = await shop.mailbox.list()
    const lateMail = late && (await shop.mailbox.read(late.id))
    const old = /\n([a-z2-9]{4}(?:-[a-z2-9]{4}){3})\n/.exec(lateMail?.text ?? '')?.[1] ?? ''
    shop.pass(7 * 24 * 60 * 60_000)
    expect((await shop.browser().signIn('late@arctic.example', old)).status).toBe(401)
  })
})

describe('a sign-in that races a password reset', () => {
  it('does not survive the reset', async () => {
    await using shop = await openTestApp({ people })
    const [thief, owner] = [shop.browser(), shop.browser()] as const
    await owner.call('accounts.password.forgot', { email: buyer })
    const token = await mailedToken(shop, 'reset')
    const reset = owner.call('accounts.password.reset', { token, newPassword: 'a colder room in may' })
    for (let at = 0; at < 8; at += 1) await Promise.all([thief.signIn(buyer, testPassword)])
    await reset
    expect(await viewerOf(thief)).toBeNull()
  })
})

describe('mandatory two-step verification for staff', () => {
  it('must be set up before anything else', async () => {
    await using shop = await openTestApp({ people, deps: { staffSecondFactor: true } })
    const page = shop.browser()
    await page.signIn(emailOf('admin'), testPassword)
    const refused = await refusal(await page.ask('accounts.users.list', {}))
    expect(refused.data.appCode).toBe('accounts.set_up_second_factor')
    const part = (await (await page.ask('catalog.part', { partId: 1 })).json()) as {
      result: { data: object }
    }
    expect(part.result.data).not.toHaveProperty('privateNotes')
    expect((await page.call('accounts.secondFactor.start', { password: testPassword })).status).toBe(200)
    const customer = shop.browser()
    await customer.signIn(buyer, testPassword)
    expect((await viewerOf(customer))?.user.email).toBe(buyer)
    expect((await customer.call('accounts.secondFactor.start', { password: testPassword })).status).toBe(403)
  })
})

describe('two-step verification', () => {
  it('ends other sessions, accepts each code once, and requires password and code to turn off', async () => {
    await using shop = await openTestApp({ people })
    const [page, other] = [shop.browser(), shop.browser()]
    for (const each of [page, other]) await each.signIn(emailOf('admin'), testPassword)
    const started = await page.call('accounts.secondFactor.start', { password: testPassword })
    const { result } = (await started.json()) as {
      result: { data: { uri: string; recoveryCodes: string[] } }
    }
    const code = appCode(result.data.uri)
    expect((await page.call('accounts.secondFactor.enable', { code })).status).toBe(200)
    expect(await viewerOf(other)).toBeNull()
    expect((await viewerOf(page))?.user.email).toBe(emailOf('admin'))

    await other.signIn(emailOf('admin'), testPassword)
    const again = await refusal(await other.call('accounts.session.confirmSignIn', { code }))
    expect(again.data.appCode).toBe('accounts.code_refused')

    const off = async (given: object) => (await page.call('accounts.secondFactor.disable', given)).status
    expect(await off({ password: testPassword })).toBe(400)
    expect(await off({ password: testPassword, code: '000000' })).toBe(400)
    expect(await off({ password: testPassword, code })).toBe(400)
    const [recovery = ''] = result.data.recoveryCodes
    expect(await off({ password: 'not mine', code: recovery })).toBe(400)
    expect(await off({ password: testPassword, code: recovery })).toBe(200)
    await shop.services.mail.sendDue()
    const texts = await Promise.all((await shop.mailbox.list()).map(({ id }) => shop.mailbox.read(id)))
    const mailTexts = texts.map((mail) => mail?.text ?? '').join()
    expect(mailTexts).toContain('was turned on')
    expect(mailTexts).toContain('was turned off')
  })
})

describe('a password change', () => {
  it('is announced by email to the user', async () => {
    await using shop = await openTestApp({ people })
    const page = shop.browser()
    await page.signIn(buyer, testPassword)
    const change = { oldPassword: testPassword, newPassword: 'a colder room in may' }
    expect((await page.call('accounts.password.change', change)).status).toBe(200)
    await shop.services.mail.sendDue()
    expect(await shop.mailbox.list()).toMatchObject([{ to: [buyer] }])
  })
})
