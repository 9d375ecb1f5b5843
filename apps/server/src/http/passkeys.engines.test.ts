import { emailOf, testPassword } from '@mullion/api/testing/people'
import { appCode } from '@mullion/auth/testing/app-code'
import { softwareKey } from '@mullion/auth/testing/software-key'
import type { Passkey, PasskeyCreation, PasskeyRequest } from '@mullion/domain/accounts/passkey'
import { describe, expect, it } from 'vitest'
import { openTestApp, refusal, type TestApp } from '../testing/open-test-app.ts'
import { viewerOf } from '../testing/viewer-of.ts'

const email = emailOf('admin')
const site = { siteId: 'parts.mullion.example', origin: 'https://parts.mullion.example' }
type Page = ReturnType<TestApp['browser']>

async function dataOf<T>(answer: Response | Promise<Response>): Promise<T> {
  const body = (await (await answer).json()) as { result: { data: T } }
  return body.result.data
}
const codeOf = async (answer: Promise<Response>) => (await refusal(await answer)).data.appCode

/** An administrator with an authenticator app, signed in. */
async function withApp(shop: TestApp): Promise<{ page: Page; recoveryCodes: string[] }> {
  const page = shop.browser()
  await page.signIn(email, testPassword)
  const setup = await dataOf<{ uri: string; recoveryCodes: string[] }>(
    page.call('accounts.secondFactor.start', { password: testPassword }),
  )
  await page.call('accounts.secondFactor.enable', { code: appCode(setup.uri) })
  return { page, recoveryCodes: setup.recoveryCodes }
}

const startAdding = (page: Page) =>
  dataOf<PasskeyCreation>(page.call('accounts.passkeys.start', { password: testPassword }))

async function addKey(page: Page, key = softwareKey(), name = 'Desk key') {
  const { challenge } = await startAdding(page)
  const created = key.create({ ...site, challenge })
  const answer = await page.call('accounts.passkeys.add', { name, created })
  return { key, created, answer }
}

const listed = (page: Page) => dataOf<Passkey[]>(page.ask('accounts.passkeys.list'))

/** A browser in which the password was right, and what the store asks of a key there. */
async function halfSignedIn(shop: TestApp) {
  const page = shop.browser()
  const outcome = await dataOf<object>(page.signIn(email, testPassword))
  const { challenge, known } = await dataOf<PasskeyRequest>(page.call('accounts.session.requestPasskey'))
  return { page, outcome, known, asked: { ...site, challenge } }
}
const confirm = (page: Page, answer: object) => page.call('accounts.session.confirmByPasskey', answer)

describe('a passkey', () => {
  it('is added with the password, listed, used at sign-in instead of a code, and removed with the password', async () => {
    await using shop = await openTestApp({ people: 'with passwords' })
    const { page } = await withApp(shop)
    expect(await codeOf(page.call('accounts.passkeys.start', { password: 'not mine' }))).toBe(
      'accounts.password_wrong',
    )
    const { key, answer } = await addKey(page)
    expect(answer.status).toBe(200)

    const half = await halfSignedIn(shop)
    expect(half.outcome).toEqual({ outcome: 'second_factor', passkey: true })
    expect(half.known).toHaveLength(1)
    expect(await viewerOf(half.page)).toBeNull()
    expect((await confirm(half.page, key.use(half.asked))).status).toBe(200)
    expect((await viewerOf(half.page))?.user.email).toBe(email)

    const [row] = await listed(page)
    expect(row).toMatchObject({ name: 'Desk key', usedAt: expect.any(String) })
    const remove = (password: string) =>
      page.call('accounts.passkeys.remove', { passkeyId: row?.id ?? 0, password })
    expect(await codeOf(remove('not mine'))).toBe('accounts.password_wrong')
    expect((await remove(testPassword)).status).toBe(200)
    expect(await codeOf(remove(testPassword))).toBe('accounts.passkey_missing')
    expect((await halfSignedIn(shop)).outcome).toEqual({ outcome: 'second_factor', passkey: false })

    const actions = (await (await shop.person('super')).admin.auditLog.list({})).entries.map(
      ({ action }) => action,
    )
    expect(actions).toEqual(expect.arrayContaining(['passkey_added', 'passkey_removed', 'signed_in']))
    await shop.services.mail.sendDue()
    const mails = await Promise.all((await shop.mailbox.list()).map(({ id }) => shop.mailbox.read(id)))
    const texts = mails.map((mail) => mail?.text ?? '').join()
    expect(texts).toContain('A passkey was added')
    expect(texts).toContain('A passkey was removed')
  })

  it('answers each challenge once, soon, and for its own browser’s user', async () => {
    await using shop = await openTestApp({ people: 'with passwords' })
    const { page } = await withApp(shop)
    const { key, created } = await addKey(page)
    expect(await codeOf(page.call('accounts.passkeys.add', { name: 'Again', created }))).toBe(
      'accounts.passkey_refused',
    )

    const first = await halfSignedIn(shop)
    const answer = key.use(first.asked)
    expect((await confirm(first.page, answer)).status).toBe(200)
    const second = await halfSignedIn(shop)
    expect(await codeOf(confirm(second.page, answer))).toBe('accounts.passkey_refused')
    shop.pass(6 * 60_000)
    expect(await codeOf(confirm(second.page, key.use(second.asked)))).toBe('accounts.passkey_refused')
    expect(await codeOf(confirm(shop.browser(), key.use(second.asked)))).toBe('accounts.passkey_refused')
    expect(await viewerOf(second.page)).toBeNull()
  })

  it('works for the store’s own address and key only, and must count on', async () => {
    await using shop = await openTestApp({ people: 'with passwords' })
    const { page } = await withApp(shop)
    const { key } = await addKey(page)
    const tries = [
      (asked: Parameters<typeof key.use>[0]) => key.use({ ...asked, origin: 'https://parts.evil.example' }),
      (asked: Parameters<typeof key.use>[0]) => key.use({ ...asked, siteId: 'evil.example' }),
      (asked: Parameters<typeof key.use>[0]) => ({ ...softwareKey().use(asked), id: key.use(asked).id }),
      (asked: Parameters<typeof key.use>[0]) => softwareKey().use(asked),
    ]
    for (const use of tries) {
      const { page: other, asked } = await halfSignedIn(shop)
      expect(await codeOf(confirm(other, use(asked)))).toBe('accounts.passkey_refused')
    }
    const used = await halfSignedIn(shop)
    expect((await confirm(used.page, key.use(used.asked))).status).toBe(200)
    // A copy of the key counts from where it was copied.
    key.setCounter(0)
    const copied = await halfSignedIn(shop)
    expect(await codeOf(confirm(copied.page, key.use(copied.asked)))).toBe('accounts.passkey_refused')
  })

  it('needs two-step verification, and goes with it', async () => {
    await using shop = await openTestApp({ people: 'with passwords' })
    const plain = shop.browser()
    await plain.signIn(email, testPassword)
    expect(await codeOf(plain.call('accounts.passkeys.start', { password: testPassword }))).toBe(
      'accounts.second_factor_off',
    )
    const { page, recoveryCodes } = await withApp(shop)
    const { key } = await addKey(page)
    const made = await startAdding(page)
    const [code = ''] = recoveryCodes
    const off = await page.call('accounts.secondFactor.disable', { password: testPassword, code })
    expect(off.status).toBe(200)
    expect(await listed(page)).toEqual([])
    const created = softwareKey().create({ ...site, challenge: made.challenge })
    expect(await codeOf(page.call('accounts.passkeys.add', { name: 'Late', created }))).toBe(
      'accounts.second_factor_off',
    )
    expect(key).toBeDefined()
  })

  it('belongs to one user, who has at most ten', async () => {
    await using shop = await openTestApp({ people: 'with passwords' })
    const { page } = await withApp(shop)
    for (let at = 0; at < 10; at += 1) expect((await addKey(page)).answer.status).toBe(200)
    expect(await codeOf(page.call('accounts.passkeys.start', { password: testPassword }))).toBe(
      'accounts.too_many_passkeys',
    )
    const [mine] = await listed(page)
    const other = shop.browser()
    await other.signIn(emailOf('buyer'), testPassword)
    const theft = other.call('accounts.passkeys.remove', { passkeyId: mine?.id ?? 0, password: testPassword })
    expect(await codeOf(theft)).toBe('accounts.passkey_missing')
    expect(await listed(page)).toHaveLength(10)
  })
})
