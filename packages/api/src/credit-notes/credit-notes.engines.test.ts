import { listCreditNotesOfOrder } from '@mullion/db/credit-notes/credit-note.repository'
import { listAuditLines } from '@mullion/db/testing/stored-rows'
import { creditedCents } from '@mullion/domain/credit-notes/credit-amounts'
import { formatMoney } from '@mullion/domain/money'
import { noAnswer } from '@mullion/integrations/payments/errors'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import { describe, expect, it } from 'vitest'
import {
  clerk,
  creditMails,
  creditRequest,
  everything,
  heldCents,
  issueCredit,
  orderRow,
  placeOrder,
} from '../testing/credit-notes.ts'
import { openTestShop } from '../testing/open-test-shop.ts'
import { pdfText } from '../testing/pdf-text.ts'

const minute = 60_000

describe('a credit note', () => {
  it('gives part of a card order to the card, with a mail, and takes exactly the rest at last', async () => {
    await using shop = await openTestShop({ people: true })
    const id = await placeOrder(shop, 1, [3])
    const { grandTotalCents } = await orderRow(shop, id)
    const first = await issueCredit(
      shop,
      creditRequest(id, { reason: 'returned', lines: [{ lineNo: 1, quantity: 1 }] }),
    )
    expect(first).toMatchObject({ number: 'CN100001', means: 'card', state: 'given' })
    expect(first.gatewayId).not.toBeNull()
    expect(await heldCents(shop, id)).toBe(grandTotalCents - first.totalCents)
    const rest = await issueCredit(shop, creditRequest(id, { requestKey: 'request-2', ...everything([2]) }))
    expect(rest).toMatchObject({ number: 'CN100002', means: 'card', state: 'given' })
    expect(first.totalCents + rest.totalCents).toBe(grandTotalCents)
    expect(await heldCents(shop, id)).toBe(0)
    expect(creditedCents(await orderRow(shop, id))).toBe(grandTotalCents)
    expect(await creditMails(shop)).toEqual([
      'Credit CN100001 for your order W100001',
      'Credit CN100002 for your order W100001',
    ])
    expect((await listAuditLines(shop.db.read, 5)).map(({ action }) => action)).toContain(
      'credit_note_issued',
    )
    await expect(
      issueCredit(shop, creditRequest(id, { requestKey: 'request-3', ...everything([1]) })),
    ).rejects.toMatchObject({
      code: 'credits.over_line',
    })
    expect((await shop.services.reconciliation.compare(new Date(0))).findings).toEqual([])
  })

  it('of a whole card order takes its charge back', async () => {
    await using shop = await openTestShop({ people: true })
    const id = await placeOrder(shop, 1, [2])
    expect(await issueCredit(shop, creditRequest(id, everything([2])))).toMatchObject({
      means: 'void',
      state: 'given',
    })
    expect(await heldCents(shop, id)).toBe(0)
    shop.pass(10 * minute)
    expect((await shop.services.reconciliation.compare(new Date(0))).findings).toEqual([])
  })

  it('of an order on terms is on account at once, and asks no gateway', async () => {
    await using shop = await openTestShop({ people: true })
    const id = await placeOrder(shop, 1, [2], true)
    expect(await issueCredit(shop, creditRequest(id, everything([2])))).toMatchObject({
      means: 'account',
      state: 'given',
    })
    expect(await creditMails(shop)).toHaveLength(1)
  })

  it('is attached to its mail as PDF, to whoever ordered, as it was when the money went back', async () => {
    await using shop = await openTestShop({ people: true })
    for (const [at, onTerms] of [false, true].entries()) {
      const id = await placeOrder(shop, at, [3], onTerms)
      const note = await issueCredit(shop, creditRequest(id, { lines: [{ lineNo: 1, quantity: 2 }] }))
      await shop.services.mail.sendDue()
      const mail = await shop.mailbox.read(`credit_note:${note.id}`)
      const [file] = mail?.attachments ?? []
      expect(file).toMatchObject({
        filename: `credit_note_${note.number}.pdf`,
        contentType: 'application/pdf',
        encoding: 'base64',
      })
      const shown = await pdfText(Buffer.from(file?.content ?? '', 'base64'))
      const { number } = await orderRow(shop, id)
      for (const text of [note.number, number, '2 EA', formatMoney(note.totalCents), 'Given back'])
        expect(shown).toContain(text)
      expect(mail?.text.includes('orders of your account')).toBe(onTerms)
    }
  })

  it('is made once for a repeated request, and never gives more than was sold to two at once', async () => {
    await using shop = await openTestShop({ people: true })
    const id = await placeOrder(shop, 1, [3])
    const same = creditRequest(id, { lines: [{ lineNo: 1, quantity: 2 }] })
    const other = shop.secondServer()
    const [one, two] = await Promise.all([issueCredit(shop, same), issueCredit(shop, same, other)])
    expect(one.id).toBe(two.id)
    const race = await Promise.allSettled(
      [shop.services, other].map((by, at) =>
        issueCredit(shop, { ...same, requestKey: `race-${at}-key` }, by),
      ),
    )
    expect(race.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const last = await Promise.allSettled(
      [shop.services, other].map((by, at) =>
        issueCredit(
          shop,
          creditRequest(id, { requestKey: `last-${at}`, lines: [{ lineNo: 1, quantity: 1 }] }),
          by,
        ),
      ),
    )
    expect(last.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await shop.services.creditNotes.repair()
    const notes = await listCreditNotesOfOrder(shop.db.read, id)
    expect(notes.map(({ state }) => state)).toEqual(['given', 'given'])
    const given = notes.reduce((total, { totalCents }) => total + totalCents, 0)
    expect(await heldCents(shop, id)).toBe((await orderRow(shop, id)).grandTotalCents - given)
  })

  it('that the gateway refuses waits for staff, and is given once they try again', async () => {
    let refuses = true
    const gateway = (sandbox: PaymentGateway): PaymentGateway => ({
      ...sandbox,
      credit: async (asked) =>
        refuses ? { outcome: 'refused', reason: 'The card is closed.' } : sandbox.credit(asked),
    })
    await using shop = await openTestShop({ people: true, gateway })
    const id = await placeOrder(shop, 1, [3])
    const note = await issueCredit(shop, creditRequest(id, { lines: [{ lineNo: 1, quantity: 1 }] }))
    expect(note).toMatchObject({ state: 'attention', problem: 'The card is closed.' })
    expect(await shop.services.creditNotes.repair()).toBe(0)
    expect(await creditMails(shop)).toEqual([])
    refuses = false
    const { creditNotes } = shop.services
    expect(await creditNotes.retry(clerk, note.id)).toMatchObject({ state: 'given' })
    await expect(creditNotes.retry(clerk, note.id)).rejects.toMatchObject({ code: 'credits.not_in_trouble' })
    expect(await heldCents(shop, id)).toBe((await orderRow(shop, id)).grandTotalCents - note.totalCents)
  })

  it('without an answer is looked up, and sent again once the gateway must know of it', async () => {
    let [lost, asked] = [true, 0]
    const gateway = (sandbox: PaymentGateway): PaymentGateway => ({
      ...sandbox,
      async credit(request) {
        asked += 1
        if (lost) throw noAnswer()
        return sandbox.credit(request)
      },
    })
    await using shop = await openTestShop({ people: true, gateway })
    const id = await placeOrder(shop, 1, [3])
    const note = await issueCredit(shop, creditRequest(id, { lines: [{ lineNo: 1, quantity: 1 }] }))
    expect(note.state).toBe('sending')
    lost = false
    shop.pass(minute)
    await shop.services.creditNotes.repair()
    expect(asked).toBe(1)
    shop.pass(15 * minute)
    await shop.services.creditNotes.repair()
    await shop.services.creditNotes.repair()
    expect(await listCreditNotesOfOrder(shop.db.read, id)).toMatchObject([{ state: 'given' }])
    expect([asked, await heldCents(shop, id)]).toEqual([
      2,
      (await orderRow(shop, id)).grandTotalCents - note.totalCents,
    ])
  })
})
