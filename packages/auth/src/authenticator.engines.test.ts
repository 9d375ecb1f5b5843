import { scryptSync } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { createCompany } from '@mullion/db/accounts/company.repository'
import { setPasswordHash } from '@mullion/db/accounts/credential.repository'
import { listSessions, removeSessions } from '@mullion/db/accounts/session.repository'
import { createUser } from '@mullion/db/accounts/user.repository'
import { openTestDatabase, type TestDatabase } from '@mullion/db/testing/open-test-database'
import { companyRow, userRow } from '@mullion/db/testing/people'
import { describe, expect, it } from 'vitest'
import { createAuthenticator } from './authenticator.ts'
import type { Exchange } from './port.ts'
import { appCode } from './testing/app-code.ts'
import { quickPasswords } from './testing/quick-passwords.ts'

const email = 'pat@arctic.example'
const password = 'a cold room in june'
const secret = 'a secret for tests that is long enough'

function browser() {
  const jar = new Map<string, string>()
  return {
    jar,
    async ask<T>(work: (exchange: Exchange) => Promise<T>): Promise<T> {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const exchange = { headers: new Headers({ cookie }), answer: new Headers() }
      const result = await work(exchange)
      for (const set of exchange.answer.getSetCookie()) {
        const [pair = ''] = set.split(';')
        const at = pair.indexOf('=')
        if (/max-age=0/i.test(set)) jar.delete(pair.slice(0, at))
        else jar.set(pair.slice(0, at), pair.slice(at + 1))
      }
      return result
    },
  }
}

async function withPat(db: TestDatabase) {
  const auth = createAuthenticator({
    ...{ db, secret, secure: false, storeName: 'Mullion' },
    passwords: quickPasswords,
  })
  const hash = await auth.hashPassword(password)
  const pat = await db.transaction(async (tx) => {
    const company = await createCompany(tx, companyRow({ name: 'Arctic' }))
    const user = await createUser(tx, userRow({ email, companyId: company.id }))
    if (!user) throw new Error('Pat was not stored.')
    await setPasswordHash(tx, user.id, { hash, now: new Date() })
    return user
  })
  const signIn = (page: ReturnType<typeof browser>, rememberMe = false) =>
    page.ask((exchange) => auth.signIn(exchange, { email, password, rememberMe }))
  return { auth, pat, signIn }
}

describe('sign-in', () => {
  it('opens a session for the correct password and ends it on sign-out', async () => {
    await using db = await openTestDatabase()
    const { auth, pat, signIn } = await withPat(db)
    const page = browser()
    expect(await signIn(page)).toEqual({ outcome: 'signed_in', userId: pat.id })
    expect(await page.ask(({ headers }) => auth.session(headers))).toMatchObject({ userId: pat.id })
    const before = new Map(page.jar)
    await page.ask((exchange) => auth.signOut(exchange))
    expect(await page.ask(({ headers }) => auth.session(headers))).toBeNull()
    const replay = new Headers({ cookie: [...before].map(([name, value]) => `${name}=${value}`).join('; ') })
    expect(await auth.session(replay)).toBeNull()
  })

  it.each([
    ['a wrong password', { email, password: 'a cold room in july' }],
    ['an unknown email', { email: 'nobody@arctic.example', password }],
  ])('refuses %s and sets no cookie', async (_name, typed) => {
    await using db = await openTestDatabase()
    const { auth } = await withPat(db)
    const page = browser()
    const result = await page.ask((exchange) => auth.signIn(exchange, { ...typed, rememberMe: false }))
    expect(result).toEqual({ outcome: 'refused' })
    expect(page.jar.size).toBe(0)
  })

  it('lasts 12 hours or until the browser closes, or 30 days with remember me', async () => {
    await using db = await openTestDatabase()
    const { pat, auth } = await withPat(db)
    const cookies: string[] = []
    for (const rememberMe of [false, true]) {
      const exchange = { headers: new Headers(), answer: new Headers() }
      await auth.signIn(exchange, { email, password, rememberMe })
      cookies.push(exchange.answer.getSetCookie().find((cookie) => cookie.includes('session_token')) ?? '')
    }
    const hours = (await listSessions(db.read, pat.id, new Date()))
      .map(({ expiresAt }) => Math.round((expiresAt.getTime() - Date.now()) / 3_600_000))
      .sort((a, b) => a - b)
    expect(hours).toEqual([12, 720])
    expect(cookies[0]).not.toMatch(/max-age|expires/i)
    expect(cookies[1]).toMatch(/max-age=2592000/i)
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly; SameSite=Lax/i)
  })

  it('does not store the token that the cookie carries', async () => {
    await using db = await openTestDatabase()
    const { pat, signIn } = await withPat(db)
    const page = browser()
    await signIn(page)
    const [session] = await listSessions(db.read, pat.id, new Date())
    const cookie = decodeURIComponent(page.jar.get('mullion.session_token') ?? '')
    expect(cookie.length).toBeGreaterThan(32)
    expect(cookie).not.toContain(session?.token)
  })

  it('starts a new session every time and ignores a forged cookie', async () => {
    await using db = await openTestDatabase()
    const { auth, signIn } = await withPat(db)
    const page = browser()
    await signIn(page)
    const first = page.jar.get('mullion.session_token')
    await signIn(page)
    expect(page.jar.get('mullion.session_token')).not.toBe(first)
    const forged = browser()
    forged.jar.set('mullion.session_token', 'chosen-by-an-attacker.c2lnbmF0dXJl')
    expect(await forged.ask(({ headers }) => auth.session(headers))).toBeNull()
  })

  it('stops working immediately in every browser whose session is removed', async () => {
    await using db = await openTestDatabase()
    const { auth, pat, signIn } = await withPat(db)
    const pages = [browser(), browser()] as const
    for (const page of pages) await signIn(page)
    const mine = await pages[0].ask(({ headers }) => auth.session(headers))
    await db.transaction((tx) => removeSessions(tx, pat.id, mine?.id ?? null))
    expect(await pages[0].ask(({ headers }) => auth.session(headers))).not.toBeNull()
    expect(await pages[1].ask(({ headers }) => auth.session(headers))).toBeNull()
  })
})

describe('two-step verification', () => {
  it('is required once enabled, and accepts an authenticator code, or each recovery code once', async () => {
    await using db = await openTestDatabase()
    const { auth, pat, signIn } = await withPat(db)
    const page = browser()
    await signIn(page)
    expect(await page.ask((exchange) => auth.startSecondFactor(exchange, 'not the password'))).toBeNull()
    const setup = await page.ask((exchange) => auth.startSecondFactor(exchange, password))
    if (!setup) throw new Error('No secret was given.')
    expect(await page.ask((exchange) => auth.enableSecondFactor(exchange, '000000'))).toBe(false)
    expect(await page.ask((exchange) => auth.enableSecondFactor(exchange, appCode(setup.uri)))).toBe(true)

    const other = browser()
    expect(await signIn(other)).toEqual({ outcome: 'second_factor' })
    expect(await other.ask(({ headers }) => auth.session(headers))).toBeNull()
    expect(await other.ask((exchange) => auth.confirmSignIn(exchange, '123456'))).toEqual({
      outcome: 'refused',
    })
    const confirmed = await other.ask((exchange) => auth.confirmSignIn(exchange, appCode(setup.uri)))
    expect(confirmed).toEqual({ outcome: 'signed_in', userId: pat.id })
    expect(await other.ask(({ headers }) => auth.session(headers))).toMatchObject({ userId: pat.id })

    const [recovery = ''] = setup.recoveryCodes
    const outcomes: string[] = []
    for (const _try of [1, 2]) {
      const lost = browser()
      await signIn(lost)
      outcomes.push((await lost.ask((exchange) => auth.confirmSignIn(exchange, recovery))).outcome)
    }
    expect(outcomes).toEqual(['signed_in', 'refused'])
  })

  it('locks the account after 10 wrong codes, even for the correct code, and says when to retry', async () => {
    await using db = await openTestDatabase()
    const { auth, signIn } = await withPat(db)
    const page = browser()
    await signIn(page)
    const setup = await page.ask((exchange) => auth.startSecondFactor(exchange, password))
    await page.ask((exchange) => auth.enableSecondFactor(exchange, appCode(setup?.uri ?? '')))
    const tried = async (code: string) => {
      const other = browser()
      await signIn(other)
      return other.ask((exchange) => auth.confirmSignIn(exchange, code))
    }
    for (let at = 0; at < 10; at += 1) await tried('123456')
    await expect(tried(appCode(setup?.uri ?? ''))).rejects.toMatchObject({
      code: 'limits.too_many',
      details: { retryAfterSeconds: 900 },
    })
  })

  it('can be turned off with the password', async () => {
    await using db = await openTestDatabase()
    const { auth, signIn } = await withPat(db)
    const page = browser()
    await signIn(page)
    const setup = await page.ask((exchange) => auth.startSecondFactor(exchange, password))
    await page.ask((exchange) => auth.enableSecondFactor(exchange, appCode(setup?.uri ?? '')))
    expect(await page.ask((exchange) => auth.disableSecondFactor(exchange, 'not the password'))).toBe(false)
    expect(await page.ask((exchange) => auth.disableSecondFactor(exchange, password))).toBe(true)
    expect(await signIn(browser())).toMatchObject({ outcome: 'signed_in' })
  })
})

describe('passwords', () => {
  it('are hashed with unique salts, and an account without a hash matches no password', async () => {
    await using db = await openTestDatabase()
    const auth = createAuthenticator({ db, secret, secure: false, storeName: 'Mullion' })
    const hashes = await Promise.all([auth.hashPassword(password), auth.hashPassword(password)])
    expect(hashes[0]).not.toBe(hashes[1])
    expect(await auth.verifyPassword(password, hashes[0] ?? '')).toBe(true)
    expect(await auth.verifyPassword('another', hashes[0] ?? '')).toBe(false)
    expect(await auth.verifyPassword('nobody has this password', null)).toBe(false)
  })

  it('are hashed a few at a time, leaving threads for file access', async () => {
    await using db = await openTestDatabase()
    const auth = createAuthenticator({ db, secret, secure: false, storeName: 'Mullion' })
    let hashed = 0
    const hashes = Array.from({ length: 12 }, () => auth.hashPassword(password).then(() => hashed++))
    await stat(import.meta.filename)
    // Hashing and files share Node's four threads: without the queue, hashing would take all four, and eight more
    // hashes would go first.
    expect(hashed).toBeLessThan(4)
    await Promise.all(hashes)
  })

  it('are hashed with scrypt at the recommended cost', async () => {
    await using db = await openTestDatabase()
    const auth = createAuthenticator({ db, secret, secure: false, storeName: 'Mullion' })
    const [salt = '', key] = (await auth.hashPassword(password)).split(':')
    const recommended = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }
    expect(scryptSync(password, salt, 64, recommended).toString('hex')).toBe(key)
  })

  it('require a signing secret of sufficient length', async () => {
    await using db = await openTestDatabase()
    expect(() => createAuthenticator({ db, secret: 'short', secure: false, storeName: 'Mullion' })).toThrow(
      RangeError,
    )
  })
})
