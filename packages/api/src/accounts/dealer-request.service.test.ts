import { readdirSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import {
  listPendingFiles,
  listPendingRequests,
  listStoredNames,
} from '@mullion/db/accounts/dealer-request.repository'
import type { Database } from '@mullion/db/database'
import { DatabaseUnavailable } from '@mullion/db/database-unavailable'
import { listDueMail } from '@mullion/db/mail/mail.repository'
import { listAuditLines } from '@mullion/db/testing/stored-rows'
import { guest } from '@mullion/domain/accounts/actor'
import { maxFileBytes } from '@mullion/domain/accounts/dealer-request'
import { createDiskFiles } from '@mullion/integrations/private-files/disk'
import { describe, expect, it } from 'vitest'
import { mailedTokens, pdfFile, requestForm, sendAndVerify, sendRequest } from '../testing/dealer-requests.ts'
import { openTestShop } from '../testing/open-test-shop.ts'
import { solve } from '../testing/order-form.ts'
import { emailOf } from '../testing/people.ts'

type Shop = Awaited<ReturnType<typeof openTestShop>>

const hour = 3_600_000

const storedFiles = (shop: Shop) => {
  try {
    return readdirSync(shop.requestFilesDir)
  } catch {
    return []
  }
}
const actorAt = (address: string) => guest('guest-one-session-key0', address)
const mails = (shop: Shop) => listDueMail(shop.db.read, new Date('2100-01-01'), 100)
const verify = (shop: Shop, token: string) => shop.guest().accounts.requests.verify({ token })
const refused = (code: string) => ({ cause: { code } })
const html = (name: string) => ({
  name,
  type: 'application/pdf',
  bytes: new TextEncoder().encode('<!doctype html><script>alert(1)</script>'),
})

describe('submitting a dealer request', () => {
  it.each([requestForm.email, emailOf('buyer')])(
    'emails a recipient at most three times an hour, whatever the sender’s IP address: %s',
    async (email) => {
      await using shop = await openTestShop({ people: true })
      const send = async (at: number) => {
        const guest = shop.as(actorAt(`198.51.100.${at}`))
        const botCheck = await solve(await guest.checkout.challenge())
        await guest.accounts.requests.submit({
          form: { ...requestForm, email },
          files: [pdfFile()],
          botCheck,
        })
      }
      for (const at of [1, 2, 3]) await send(at)
      const before = storedFiles(shop)
      await expect(send(4)).rejects.toMatchObject(refused('limits.too_many'))
      expect(await mails(shop)).toHaveLength(3)
      expect(storedFiles(shop)).toEqual(before)
      shop.pass(hour)
      await send(5)
      expect(await mails(shop)).toHaveLength(4)
    },
  )

  it('emails a verification link and none of the submitted text', async () => {
    await using shop = await openTestShop()
    await sendRequest(shop, [pdfFile()], { companyName: 'Win at casino.example' })
    const [mail, ...others] = await mails(shop)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipients: ['dana@frost.example'] })
    expect(mail?.text).toMatch(/https:\/\/parts\.mullion\.example\/\?emailVerify=[\w-]{43}\n/)
    expect(mail?.text).toContain('comes from our parts address, parts@mullion.example')
    expect(`${mail?.subject} ${mail?.html} ${mail?.text}`).not.toMatch(/casino|Dana|Reyes/)
    expect(storedFiles(shop)).toHaveLength(1)
    expect(await listPendingRequests(shop.db.read)).toEqual([])
  })

  it.each([
    ['an HTML page named as a PDF', [html('certificate.pdf')]],
    ['a file over 2 MB', [pdfFile('big.pdf', maxFileBytes + 1)]],
    ['files over 10 MB in total', Array.from({ length: 6 }, () => pdfFile('a.pdf', maxFileBytes - 1))],
    ['eleven files', Array.from({ length: 11 }, () => pdfFile())],
  ])('is refused with %s, without using up the bot check', async (_title, files) => {
    let checks = 0
    const botCheck = { challenge: async () => null, verify: async () => ++checks > 0 }
    await using shop = await openTestShop({ deps: { botCheck } })
    const input = { form: requestForm, files, botCheck: 'token' }
    await expect(shop.guest().accounts.requests.submit(input)).rejects.toMatchObject(
      refused('accounts.request_files_refused'),
    )
    expect([checks, storedFiles(shop), await mails(shop)]).toEqual([0, [], []])
  })

  it.each([
    ['../../x.pdf', 'x.pdf'],
    ['C:\\a\\b.pdf', 'b.pdf'],
    ['x\u0000.pdf', 'x.pdf'],
    ['x\u202efdp.exe', 'xfdp.exe.pdf'],
    [`${'x'.repeat(496)}.pdf`, `${'x'.repeat(116)}.pdf`],
    ['x.pdf"\r\nSet-Cookie: a=b', 'x.pdfSet-Cookie a=b.pdf'],
  ])('saves a file named %j as %j, under a random name on disk', async (name, shown) => {
    await using shop = await openTestShop()
    await sendAndVerify(shop, [pdfFile(name)])
    expect(await listPendingFiles(shop.db.read)).toMatchObject([
      { name: shown, contentType: 'application/pdf', sizeBytes: 400, storedAs: storedFiles(shop)[0] },
    ])
    expect(storedFiles(shop)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
  })

  it('without a solved bot check stores nothing and sends no email', async () => {
    await using shop = await openTestShop()
    const input = { form: requestForm, files: [pdfFile()], botCheck: 'made up' }
    await expect(shop.guest().accounts.requests.submit(input)).rejects.toMatchObject({
      cause: {
        code: 'accounts.request_bot_check_failed',
        details: { fields: { botCheck: expect.any(String) } },
      },
    })
    expect([storedFiles(shop), await mails(shop)]).toEqual([[], []])
  })

  it('names invalid fields by their path', async () => {
    await using shop = await openTestShop()
    const input = { form: { ...requestForm, email: 'dana@frost' }, files: [], botCheck: '' }
    await expect(shop.guest().accounts.requests.submit(input)).rejects.toMatchObject({
      cause: { issues: [{ path: ['form', 'email'], message: 'Invalid email format' }] },
    })
  })

  it('is limited to ten an hour per IP address', async () => {
    await using shop = await openTestShop()
    for (let at = 0; at < 10; at++) await sendRequest(shop, [], { email: `dana${at}@frost.example` })
    await expect(sendRequest(shop)).rejects.toMatchObject(refused('limits.too_many'))
    shop.pass(hour)
    await sendRequest(shop)
  })

  it('twice keeps both requests until one is verified, which discards the other', async () => {
    await using shop = await openTestShop()
    await sendRequest(shop, [pdfFile('first.pdf')])
    await sendRequest(shop, [pdfFile('second.pdf')], { companyName: 'Somebody Else Inc' })
    expect(storedFiles(shop)).toHaveLength(2)
    const [first = '', second = ''] = await mailedTokens(shop)
    expect(await verify(shop, first)).toEqual({ verified: true })
    expect(storedFiles(shop)).toHaveLength(1)
    expect(await verify(shop, second)).toEqual({ verified: false })
    const [pending, ...others] = await listPendingRequests(shop.db.read)
    expect(others).toEqual([])
    expect(pending?.companyName).not.toBe('Somebody Else Inc')
  })

  it('again leaves an already verified request unchanged', async () => {
    await using shop = await openTestShop()
    await sendAndVerify(shop, [pdfFile()])
    await sendRequest(shop)
    expect(await listPendingRequests(shop.db.read)).toHaveLength(1)
    expect(storedFiles(shop)).toHaveLength(1)
  })

  it('can be followed by resending the email alone; the first link still works', async () => {
    await using shop = await openTestShop()
    await sendRequest(shop)
    const guest = shop.guest()
    await guest.accounts.requests.resend({ email: requestForm.email })
    const [first = '', second = ''] = await mailedTokens(shop)
    expect(second).not.toBe('')
    expect(await verify(shop, first)).toEqual({ verified: true })
    expect(await verify(shop, second)).toEqual({ verified: false })
    await guest.accounts.requests.resend({ email: requestForm.email })
    await guest.accounts.requests.resend({ email: 'nobody@frost.example' })
    expect(await mailedTokens(shop, 'nobody@frost.example')).toEqual([])
    await expect(guest.accounts.requests.resend({ email: requestForm.email })).rejects.toMatchObject(
      refused('limits.too_many'),
    )
  })

  it('with an email that has an account stores nothing and tells only that user', async () => {
    await using shop = await openTestShop({ people: true })
    const stranger = await sendRequest(shop, [pdfFile()])
    const known = await sendRequest(shop, [pdfFile()], { email: emailOf('buyer') })
    expect(known).toEqual(stranger)
    expect(storedFiles(shop)).toHaveLength(1)
    const mail = (await mails(shop)).find(({ recipients }) => recipients.includes(emailOf('buyer')))
    expect(mail?.subject).toBe('You already have an account at Mullion Door Parts')
    expect(mail?.text).toContain('Forgot Password')
    expect(mail?.text).not.toContain('emailVerify')
  })

  it('leaves no files or email behind when it cannot be stored', async () => {
    let checked = false
    const botCheck = { challenge: async () => null, verify: async () => (checked = true) }
    const db = (real: Database): Database => ({
      ...real,
      transaction: (work) =>
        real.transaction(async (tx) => {
          const result = await work(tx)
          if (checked) throw new Error('The disk is full.')
          return result
        }),
    })
    await using shop = await openTestShop({ db, deps: { botCheck } })
    const input = { form: requestForm, files: [pdfFile(), pdfFile()], botCheck: 'token' }
    await expect(shop.guest().accounts.requests.submit(input)).rejects.toThrow('The disk is full.')
    expect([storedFiles(shop), await mails(shop)]).toEqual([[], []])
  })

  it('keeps its files when the database goes away, because it may have stored the request', async () => {
    let hasFiles = () => false
    const db = (real: Database): Database => ({
      ...real,
      async transaction(work) {
        const result = await real.transaction(work)
        if (hasFiles()) throw new DatabaseUnavailable('The connection was lost.')
        return result
      },
    })
    await using shop = await openTestShop({ db })
    hasFiles = () => storedFiles(shop).length > 0
    await expect(sendRequest(shop, [pdfFile()])).rejects.toThrow()
    const named = await listStoredNames(shop.db.read)
    expect([named.length, storedFiles(shop)]).toEqual([1, named])
  })

  it('leaves no first file behind when the second cannot be stored', async () => {
    let dir = ''
    let puts = 0
    const files = () => createDiskFiles({ dir })
    const requestFiles = {
      put: (bytes: Uint8Array) => (++puts === 2 ? Promise.reject(new Error('full')) : files().put(bytes)),
      open: (name: string) => files().open(name),
      remove: (name: string) => files().remove(name),
      sweep: () => Promise.resolve(),
    }
    await using shop = await openTestShop({ deps: { requestFiles } })
    dir = shop.requestFilesDir
    await expect(sendRequest(shop, [pdfFile(), pdfFile()])).rejects.toThrow('full')
    expect([puts, storedFiles(shop), await mails(shop)]).toEqual([2, [], []])
  })
})

describe('the verification link of a dealer request', () => {
  it('puts the request on the staff list and notifies the store', async () => {
    await using shop = await openTestShop()
    const form = { requirePONumbers: true, accountsReceivableEmail: 'ar@frost.example' }
    await sendRequest(shop, [pdfFile(), pdfFile()], form)
    const [token = ''] = await mailedTokens(shop)
    shop.pass(71 * hour)
    expect(await verify(shop, token)).toEqual({ verified: true })
    const verifiedAt = shop.clock()
    expect(await listPendingRequests(shop.db.read)).toMatchObject([{ stage: 'pending', verifiedAt }])
    const mail = (await mails(shop)).find(({ recipients }) => recipients.includes('orders@mullion.example'))
    expect(mail?.subject).toBe('New customer account request: Frost Doors')
    expect(mail?.text).toContain('Contact:\nDana Reyes\ndana@frost.example\n(614) 555-0100\n')
    expect(mail?.text).toContain('Accounts receivable: ar@frost.example')
    expect(mail?.text).toContain('Needs: PO numbers, tax exemption (2 documents)')
    const [line] = await listAuditLines(shop.db.read, 1)
    expect(line).toMatchObject({ action: 'request_verified', role: 'guest', ipAddress: '203.0.113.7' })
  })

  it('escapes the request’s text in the email to staff', async () => {
    await using shop = await openTestShop()
    await sendAndVerify(shop, [], { companyName: '<img src=x onerror=alert(1)>' })
    const mail = (await mails(shop)).find(({ recipients }) => recipients.includes('orders@mullion.example'))
    expect(mail?.html).not.toContain('<img')
    expect(mail?.html).toContain('&lt;img')
  })

  it('works once', async () => {
    await using shop = await openTestShop()
    await sendAndVerify(shop)
    const [token = ''] = await mailedTokens(shop)
    expect(await verify(shop, token)).toEqual({ verified: false })
    expect(await mails(shop)).toHaveLength(2)
  })

  it('works once when used twice at the same time', async () => {
    await using shop = await openTestShop()
    await sendRequest(shop)
    const [token = ''] = await mailedTokens(shop)
    const answers = await Promise.all([verify(shop, token), verify(shop, token)])
    expect(answers.filter(({ verified }) => verified)).toHaveLength(1)
    expect(await listPendingRequests(shop.db.read)).toHaveLength(1)
    expect(await mails(shop)).toHaveLength(2)
  })

  it('expires after 72 hours', async () => {
    await using shop = await openTestShop()
    await sendRequest(shop)
    const [token = ''] = await mailedTokens(shop)
    shop.pass(72 * hour)
    expect(await verify(shop, token)).toEqual({ verified: false })
    expect(await listPendingRequests(shop.db.read)).toEqual([])
  })

  it.each([
    ['empty', ''],
    ['a well-formed token', 'A'.repeat(43)],
    ['of the greatest length', 'a'.repeat(200)],
    ['SQL', "' or 1=1 --"],
    ['a null byte', '\u0000'],
  ])('does not work when made up: %s', async (_title, token) => {
    await using shop = await openTestShop()
    await sendRequest(shop)
    expect(await verify(shop, token)).toEqual({ verified: false })
  })

  it('does not work with a token for another purpose', async () => {
    await using shop = await openTestShop({ people: true })
    await sendRequest(shop)
    await shop.guest().accounts.password.forgot({ email: emailOf('buyer') })
    const reset = (await mails(shop)).flatMap(({ text }) => /\?reset=([\w-]+)/.exec(text)?.[1] ?? [])
    expect(await verify(shop, reset[0] ?? '')).toEqual({ verified: false })
  })

  it('cannot be guessed indefinitely', async () => {
    await using shop = await openTestShop()
    for (let at = 0; at < 30; at++) await verify(shop, `guess ${at}`)
    await expect(verify(shop, 'guess')).rejects.toMatchObject(refused('limits.too_many'))
  })
})

describe('cleanup of dealer requests', () => {
  /** Backdates a file to the test's clock, since the disk has its own. */
  const age = (shop: Shop, name: string, hours: number) => {
    const then = new Date(shop.clock().getTime() - hours * hour)
    return utimes(join(shop.requestFilesDir, name), then, then)
  }

  it('deletes a request not verified within 72 hours, with its files', async () => {
    await using shop = await openTestShop()
    await sendRequest(shop, [pdfFile()])
    shop.pass(72 * hour - 1)
    await shop.services.dealerRequests.deleteExpired()
    expect(storedFiles(shop)).toHaveLength(1)
    shop.pass(1)
    await shop.services.dealerRequests.deleteExpired()
    expect(storedFiles(shop)).toEqual([])
  })

  it('keeps a verified request as long as it is pending', async () => {
    await using shop = await openTestShop()
    await sendAndVerify(shop, [pdfFile()])
    shop.pass(1000 * hour)
    await age(shop, storedFiles(shop)[0] ?? '', 1000)
    await shop.services.dealerRequests.deleteExpired()
    expect(storedFiles(shop)).toHaveLength(1)
    expect(await listPendingRequests(shop.db.read)).toHaveLength(1)
  })

  it('deletes orphaned files older than 72 hours, such as after a crash', async () => {
    await using shop = await openTestShop()
    await sendAndVerify(shop, [pdfFile()])
    const [named = ''] = storedFiles(shop)
    const files = createDiskFiles({ dir: shop.requestFilesDir })
    const [old, young] = [await files.put(pdfFile().bytes), await files.put(pdfFile().bytes)]
    for (const name of [named, old]) await age(shop, name, 73)
    await age(shop, young, 71)
    await shop.services.dealerRequests.deleteExpired()
    expect(storedFiles(shop).sort()).toEqual([named, young].sort())
  })

  it('continues when a file cannot be removed, and logs a warning', async () => {
    const requestFiles = {
      put: async () => 'a'.repeat(32),
      open: async () => null,
      remove: () => Promise.reject(new Error('The disk is read-only.')),
      sweep: async () => undefined,
    }
    await using shop = await openTestShop({ deps: { requestFiles } })
    await sendRequest(shop, [pdfFile()])
    shop.pass(72 * hour)
    await shop.services.dealerRequests.deleteExpired()
    expect(shop.logged).toMatchObject([{ level: 'warn' }])
  })
})
