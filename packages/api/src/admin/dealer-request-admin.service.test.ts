import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { listAuditLines } from '@mullion/db/testing/stored-rows'
import { describe, expect, it } from 'vitest'
import { pdfFile, requestForm, sendAndVerify, sendRequest } from '../testing/dealer-requests.ts'
import { openTestShop } from '../testing/open-test-shop.ts'

const refused = (code: string) => ({ cause: { code } })
const day = 86_400_000
const frost = { email: 'one@frost.example', companyName: 'Frost One' }
const glacier = { email: 'two@glacier.example', companyName: 'Glacier Two' }

describe('pending dealer requests', () => {
  it('are the verified ones, oldest first, with the details staff need', async () => {
    await using shop = await openTestShop({ people: true })
    await sendRequest(shop, [], { email: 'never@frost.example' })
    await sendAndVerify(shop, [pdfFile('certificate.pdf', 900)], frost)
    const verifiedAt = shop.clock().toISOString()
    shop.pass(60_000)
    await sendAndVerify(shop, [], glacier)
    const admin = await shop.person('admin')
    const [first, second, ...others] = await admin.admin.requests.pending()
    expect(first).toEqual({
      ...requestForm,
      ...frost,
      id: 2,
      taxExemptProvided: true,
      files: [{ id: 1, name: 'certificate.pdf', sizeBytes: 900 }],
      verifiedAt,
    })
    expect(second).toMatchObject({ ...glacier, taxExemptProvided: false, files: [] })
    expect(others).toEqual([])
    expect((await admin.admin.requests.list({})).rows).toEqual([first, second])
  })

  it('no longer include a removed request, whose files are deleted a day later', async () => {
    await using shop = await openTestShop({ people: true })
    await sendAndVerify(shop, [pdfFile('one.pdf')], frost)
    await sendAndVerify(shop, [pdfFile('two.pdf')], glacier)
    const admin = await shop.person('admin')
    const removed = await admin.admin.requests.remove({ requestId: 1 })
    expect(removed).toMatchObject({ id: 1, companyName: 'Frost One', files: [{ name: 'one.pdf' }] })
    expect(await admin.admin.requests.pending()).toMatchObject([{ id: 2, files: [{ name: 'two.pdf' }] }])
    const [line] = await listAuditLines(shop.db.read, 1)
    expect(line).toMatchObject({ action: 'request_removed', subject: 'request:1', role: 'frank_admin' })
    await expect(admin.admin.requests.file({ fileId: 1 })).rejects.toMatchObject(
      refused('accounts.request_file_missing'),
    )
    shop.pass(day - 1)
    await shop.services.dealerRequests.deleteExpired()
    expect(readdirSync(shop.requestFilesDir)).toHaveLength(2)
    shop.pass(1)
    await shop.services.dealerRequests.deleteExpired()
    expect(readdirSync(shop.requestFilesDir)).toHaveLength(1)
    expect(await admin.admin.requests.pending()).toMatchObject([{ id: 2, files: [{ name: 'two.pdf' }] }])
  })

  it('can be restored with their files for a day after being removed', async () => {
    await using shop = await openTestShop({ people: true })
    await sendAndVerify(shop, [pdfFile('one.pdf')], frost)
    const { requests } = (await shop.person('admin')).admin
    const [pending] = await requests.pending()
    await requests.remove({ requestId: 1 })
    shop.pass(day - 1)
    expect(await requests.restore({ requestId: 1 })).toEqual(pending)
    expect(await requests.pending()).toEqual([pending])
    expect(await requests.file({ fileId: 1 })).toMatchObject({ name: 'one.pdf' })
    const lines = await listAuditLines(shop.db.read, 2)
    expect(lines[1]).toMatchObject({ action: 'request_restored', subject: 'request:1' })
    const restore = () => requests.restore({ requestId: 1 })
    await expect(restore()).rejects.toMatchObject(refused('accounts.request_missing'))
    await requests.remove({ requestId: 1 })
    shop.pass(day)
    await expect(restore()).rejects.toMatchObject(refused('accounts.request_missing'))
  })

  it('can be removed only once, and only after verification', async () => {
    await using shop = await openTestShop({ people: true })
    await sendRequest(shop, [pdfFile()])
    const admin = await shop.person('super')
    const remove = () => admin.admin.requests.remove({ requestId: 1 })
    await expect(remove()).rejects.toMatchObject(refused('accounts.request_missing'))
    await sendAndVerify(shop, [], frost)
    const both = await Promise.allSettled(
      [2, 2].map((requestId) => admin.admin.requests.remove({ requestId })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('the documents of a dealer request', () => {
  it('open for administrators, with each opening in the audit log', async () => {
    await using shop = await openTestShop({ people: true })
    await sendAndVerify(shop, [{ ...pdfFile('scan.png'), type: 'image/png' }])
    for (const who of ['admin', 'super'] as const) {
      const opened = await (await shop.person(who)).admin.requests.file({ fileId: 1 })
      expect(opened).toMatchObject({ name: 'scan.png.pdf', contentType: 'application/pdf' })
      expect(Buffer.from(opened.bytes)).toEqual(Buffer.from(pdfFile().bytes))
    }
    const lines = await listAuditLines(shop.db.read, 2)
    expect(lines).toMatchObject([
      { action: 'request_file_opened', actorId: `user:${shop.ids.super}`, subject: 'request:1' },
      { action: 'request_file_opened', actorId: `user:${shop.ids.admin}`, details: { fileId: 1 } },
    ])
  })

  it.each([
    ['buyer', 'accounts.not_allowed'],
    ['owner', 'accounts.not_allowed'],
    ['counter', 'accounts.not_allowed'],
  ] as const)('and the list are refused to the %s', async (who, code) => {
    await using shop = await openTestShop({ people: true })
    await sendAndVerify(shop, [pdfFile()])
    const { requests } = (await shop.person(who)).admin
    const tries = [
      () => requests.file({ fileId: 1 }),
      () => requests.pending(),
      () => requests.remove({ requestId: 1 }),
    ]
    for (const tryIt of tries) await expect(tryIt()).rejects.toMatchObject(refused(code))
    expect(readdirSync(shop.requestFilesDir)).toHaveLength(1)
  })

  it('and the list are refused to guests, including the sender', async () => {
    await using shop = await openTestShop()
    await sendAndVerify(shop, [pdfFile()])
    const { requests } = shop.guest().admin
    const tries = [
      () => requests.file({ fileId: 1 }),
      () => requests.pending(),
      () => requests.remove({ requestId: 1 }),
    ]
    for (const tryIt of tries) await expect(tryIt()).rejects.toMatchObject(refused('accounts.sign_in_needed'))
  })

  it('do not open before the request is verified', async () => {
    await using shop = await openTestShop({ people: true })
    await sendRequest(shop, [pdfFile()])
    const { requests } = (await shop.person('super')).admin
    await expect(requests.file({ fileId: 1 })).rejects.toMatchObject(refused('accounts.request_file_missing'))
  })

  it('are reported missing when lost from disk, with no audit log entry', async () => {
    await using shop = await openTestShop({ people: true })
    await sendAndVerify(shop, [pdfFile()])
    await rm(shop.requestFilesDir, { recursive: true })
    const { requests } = (await shop.person('super')).admin
    await expect(requests.file({ fileId: 1 })).rejects.toMatchObject(refused('accounts.request_file_missing'))
    const [line] = await listAuditLines(shop.db.read, 1)
    expect(line).toMatchObject({ action: 'request_verified' })
  })
})
