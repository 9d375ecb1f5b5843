import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MailAttachment, MailMessage, MailTransport } from './port.ts'

/** A message as delivered; `identity` is equal for two copies of one message. */
export interface DeliveredMail {
  readonly identity: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly MailAttachment[]
}

export interface TransportUnderTest {
  readonly transport: MailTransport
  /** All delivered messages, oldest first. */
  delivered(): Promise<DeliveredMail[]>
  close(): Promise<void>
}

/** An order confirmation to one buyer, with the fields a test cares about. */
export function orderMail(facts: Partial<MailMessage> = {}): MailMessage {
  return {
    id: 'order-confirmation:W100001',
    to: ['buyer@polar.example'],
    subject: 'Your order W100001',
    html: '<p>Thank you.</p>',
    text: 'Thank you.',
    attachments: [],
    ...facts,
  }
}

export function describeMailTransport(name: string, makeTransport: () => Promise<TransportUnderTest>): void {
  describe(`${name} is a mail transport`, () => {
    let under: TransportUnderTest
    beforeEach(async () => {
      under = await makeTransport()
    })
    afterEach(() => under.close())

    it('delivers subject, text and HTML to every recipient', async () => {
      const to = ['buyer@polar.example', 'accounting@polar.example']
      await under.transport.send(orderMail({ to }))
      const { subject, html, text } = orderMail()
      expect(await under.delivered()).toEqual([
        { identity: expect.any(String), to, subject, text, html, attachments: [] },
      ])
    })

    it('preserves non-ASCII text and long lines', async () => {
      const text = `Türdichtung 36″ × 84″ — ½ in\n${'gasket '.repeat(200)}end = done`
      const html = `<p>${text}</p>`
      await under.transport.send(orderMail({ subject: 'Bestätigung: Türdichtung ½″', text, html }))
      expect(await under.delivered()).toMatchObject([{ subject: 'Bestätigung: Türdichtung ½″', text, html }])
    })

    it('delivers an attachment unchanged', async () => {
      const attachment = {
        filename: 'orders-20261120.csv',
        contentType: 'text/csv',
        content: 'OrderNumber,ShipToName\r\nW100001,"Cafe ""Zoë"""\r\n',
      }
      await under.transport.send(orderMail({ attachments: [attachment] }))
      expect(await under.delivered()).toMatchObject([{ attachments: [attachment] }])
    })

    it('delivers a PDF byte for byte', async () => {
      const bytes = Uint8Array.from([...Buffer.from('%PDF-1.7\r\n'), ...Array(256).keys()])
      const attachment = {
        filename: 'credit_note_CN100001.pdf',
        contentType: 'application/pdf',
        content: Buffer.from(bytes).toString('base64'),
        encoding: 'base64' as const,
      }
      await under.transport.send(orderMail({ attachments: [attachment] }))
      expect(await under.delivered()).toMatchObject([{ attachments: [attachment] }])
    })

    it('gives a message that is sent twice one identity', async () => {
      await under.transport.send(orderMail())
      await under.transport.send(orderMail())
      const identities = (await under.delivered()).map(({ identity }) => identity)
      expect(new Set(identities).size).toBe(1)
    })

    it('gives two messages with the same text different identities', async () => {
      await under.transport.send(orderMail({ id: 'order-confirmation:W100001' }))
      await under.transport.send(orderMail({ id: 'order-confirmation:W100002' }))
      const identities = (await under.delivered()).map(({ identity }) => identity)
      expect(new Set(identities).size).toBe(2)
    })
  })
}
