import { describe, expect, it } from 'vitest'
import { describeMailTransport, orderMail } from './contract.ts'
import { createSmtpMail, needsTls } from './smtp.ts'
import { probeSmtp } from './smtp-probe.ts'
import { readRefusal } from './smtp-refusals.ts'
import { openMailServer } from './testing/mail-server.ts'
import { readMime } from './testing/mime.ts'

const from = 'Mullion Door Parts <parts@mullion.example>'

describeMailTransport('SMTP', async () => {
  const { url, received, close } = await openMailServer()
  return {
    transport: createSmtpMail({ url, from }),
    async delivered() {
      return received.map(({ to, raw }) => {
        const { headers: _, ...mail } = readMime(raw)
        return { to, ...mail }
      })
    },
    close,
  }
})

describe('a message over SMTP', () => {
  it("comes from the store, with a Message-ID in the store's domain", async () => {
    await using server = await openMailServer()
    await createSmtpMail({ url: server.url, from }).send(orderMail())
    const [{ sender, raw } = { sender: '', raw: '' }] = server.received
    expect(sender).toBe('parts@mullion.example')
    const { headers } = readMime(raw)
    expect(headers.get('from')).toBe('Mullion Door Parts <parts@mullion.example>')
    expect(headers.get('message-id')).toMatch(/^<[0-9a-f]{32}@mullion\.example>$/)
  })

  it('gains no header from a line break in its subject and no recipient from a comma in an address', async () => {
    await using server = await openMailServer()
    const { received } = server
    const subject = 'Order\r\nBcc: thief@elsewhere.example\r\n\r\nbody'
    const transport = createSmtpMail({ url: server.url, from, bounceAddress: 'bounces@mullion.example' })
    await transport.send(orderMail({ subject }))
    const odd = transport.send(orderMail({ to: ['buyer@polar.example, thief@elsewhere.example'] }))
    await odd.catch(() => undefined)
    expect(received.flatMap(({ to }) => to)).not.toContain('thief@elsewhere.example')
    const { headers, text } = readMime(received[0]?.raw ?? '')
    expect(headers.has('bcc')).toBe(false)
    expect(text).toBe('Thank you.')
  })

  it('has bounces sent to the bounce address, when there is one', async () => {
    await using server = await openMailServer()
    await createSmtpMail({ url: server.url, from, bounceAddress: 'bounces@mullion.example' }).send(
      orderMail(),
    )
    const [{ sender, raw } = { sender: '', raw: '' }] = server.received
    expect(sender).toBe('bounces@mullion.example')
    expect(readMime(raw).headers.get('from')).toBe(from)
  })

  it('signs in with the name and password in the URL', async () => {
    await using server = await openMailServer({ password: 'p@ss' })
    await createSmtpMail({ url: server.url, from }).send(orderMail())
    expect(server.received).toHaveLength(1)
  })
})

describe('a message over TLS', () => {
  it.each([
    ['smtp://store:hunter2@mail.example:587', true],
    ['smtp://mail.example:25', false],
    ['smtp://store:hunter2@localhost:587', false],
    ['smtp://store:hunter2@127.0.0.1.mail.example:587', true],
  ])('is required for a password on the network: %s, %s', (url, isNeeded) => {
    expect(needsTls(url)).toBe(isNeeded)
  })

  it.each(['starttls', 'implicit'] as const)(
    'is encrypted when its certificate is trusted (%s)',
    async (tls) => {
      await using server = await openMailServer({ tls, password: 'hunter2' })
      const { url, ca } = server
      await createSmtpMail({ url, from, ca }).send(orderMail())
      expect(server.received).toMatchObject([{ isEncrypted: true }])
    },
  )

  it.each(['starttls', 'implicit'] as const)(
    'is not sent to a server that nobody vouches for (%s)',
    async (tls) => {
      await using server = await openMailServer({ tls, password: 'hunter2' })
      await expect(createSmtpMail({ url: server.url, from }).send(orderMail())).rejects.toThrow(/certificate/)
      const other = await openMailServer({ tls })
      await other.close()
      const { ca } = other
      await expect(createSmtpMail({ url: server.url, from, ca }).send(orderMail())).rejects.toThrow(
        /certificate/,
      )
      expect([server.received, server.attempts]).toEqual([[], []])
    },
  )
})

describe('a refusal', () => {
  const send = (url: string, to = ['good@polar.example', 'odd@polar.example']) =>
    createSmtpMail({ url, from }).send(orderMail({ to }))
  const odd = 'odd@polar.example'

  it.each([
    [550, true],
    [452, false],
  ])('of one recipient with %d keeps the message from that one only', async (status, isFinal) => {
    await using server = await openMailServer()
    server.faults.next({ kind: 'status', status, path: odd })
    const reason = expect.stringContaining(String(status))
    expect(await send(server.url)).toEqual({ refused: [{ address: odd, reason, isFinal }] })
    expect(server.received).toMatchObject([{ to: ['good@polar.example'] }])
  })

  it('of every recipient is told for each', async () => {
    await using server = await openMailServer()
    server.faults.next({ kind: 'status', status: 550, path: 'good' })
    server.faults.next({ kind: 'status', status: 451, path: 'odd' })
    expect(await send(server.url)).toMatchObject({
      refused: [
        { address: 'good@polar.example', isFinal: true },
        { address: odd, isFinal: false },
      ],
    })
  })

  it('of the message for its mailbox ends it for everyone; any other is an error, so that it is sent again', async () => {
    await using server = await openMailServer()
    server.faults.next({ kind: 'status', status: 550, path: 'DATA' })
    expect(await send(server.url)).toMatchObject({ refused: [{ isFinal: true }, { isFinal: true }] })
    for (const status of [451, 554]) {
      server.faults.next({ kind: 'status', status, path: 'DATA' })
      await expect(send(server.url)).rejects.toThrow()
    }
  })

  it.each([
    ['550-5.1.1 The email account does not exist. 550 5.1.1 Try again', true],
    ['550 #5.1.0 Address rejected', true],
    ['550 5.1.10 Recipient not found', true],
    ['550 5.2.1 The mailbox is disabled', true],
    ['550 No such user', true],
    ['553 Mailbox name not allowed', true],
    ['554 5.7.1 <buyer@polar.example>: Relay access denied', false],
    ['550 5.7.60 Client does not have permissions to send as this sender', false],
    ['550 5.4.5 Daily user sending limit exceeded', false],
    ['554 Message rejected: Email address is not verified', false],
    ['553 5.1.8 Sender address rejected: Domain not found', false],
    ['552 5.2.2 Mailbox full', false],
    ['530 5.7.0 Must issue a STARTTLS command first', false],
  ])('is final only when it is about the mailbox: %s, %s', (response, final) => {
    const responseCode = Number(response.slice(0, 3))
    const error = Object.assign(new Error(response), { response, responseCode, recipient: odd })
    expect(readRefusal(error, [odd])).toMatchObject([{ isFinal: final }])
  })

  it('of the sender or the password is an error, because the settings are wrong', async () => {
    await using server = await openMailServer({ password: 'hunter2' })
    server.faults.next({ kind: 'status', status: 550, path: 'MAIL' })
    await expect(send(server.url)).rejects.toThrow()
    const failed = send(server.url.replace('hunter2', 'hunter3'))
    await expect(failed).rejects.toMatchObject({ code: 'EAUTH', responseCode: 535 })
    expect(await failed.catch((error: Error) => `${error.message} ${JSON.stringify(error)}`)).not.toContain(
      'hunter3',
    )
  })
})

describe('an undelivered message is an error, so that it is sent again', () => {
  it('when the connection ends in the middle of it; the second one has the same Message-ID', async () => {
    await using server = await openMailServer()
    const transport = createSmtpMail({ url: server.url, from })
    const content = 'OrderNumber\r\n'.repeat(20_000)
    const long = orderMail({ attachments: [{ filename: 'orders.csv', contentType: 'text/csv', content }] })
    await transport.send(long)
    server.faults.next({ kind: 'cut', path: 'DATA' })
    await expect(transport.send(long)).rejects.toThrow()
    await transport.send(long)
    const ids = server.received.map(({ raw }) => readMime(raw).identity)
    expect(ids).toHaveLength(2)
    expect(ids[1]).toBe(ids[0])
  })

  it('when the server takes too long', async () => {
    await using server = await openMailServer()
    server.faults.next({ kind: 'slow', path: 'MAIL' })
    const slow = createSmtpMail({ url: server.url, from, timeoutMs: 300 })
    await expect(slow.send(orderMail())).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  })

  it('when no server answers, without disclosing the password', async () => {
    const server = await openMailServer({ password: 'hunter2' })
    await server.close()
    const failed = createSmtpMail({ url: server.url, from }).send(orderMail())
    await expect(failed).rejects.toThrow(/ECONNREFUSED/)
    expect(await failed.catch((error: Error) => `${error.message} ${JSON.stringify(error)}`)).not.toContain(
      'hunter2',
    )
  })
})

describe('the probe of the mail server', () => {
  const to = 'parts@mullion.example'
  const probed = (change: Partial<Parameters<typeof probeSmtp>[0]> & { url: string }) =>
    probeSmtp({ from, to, clock: () => new Date(), ...change }).run(new AbortController().signal)

  it('sends the store a mail, or only signs in', async () => {
    await using server = await openMailServer({ tls: 'starttls', password: 'hunter2' })
    const { url, ca } = server
    expect(await probed({ url, ca, to: undefined })).toMatchObject({ ok: true })
    expect(server.received).toEqual([])
    expect(await probed({ url, ca })).toMatchObject({ ok: true })
    expect(server.received).toMatchObject([{ to: ['parts@mullion.example'] }])
  })

  it('names what is wrong', async () => {
    await using server = await openMailServer({ tls: 'starttls', password: 'hunter2' })
    const { ca, url } = server
    const wrong = url.replace('hunter2', 'hunter3')
    expect(await probed({ url })).toMatchObject({
      ok: false,
      advice: expect.stringContaining('SMTP_CA_FILE'),
    })
    expect(await probed({ url: wrong, ca })).toMatchObject({
      ok: false,
      advice: expect.stringContaining('password'),
    })
    expect(JSON.stringify(await probed({ url: wrong, ca }))).not.toContain('hunter3')
    expect(await probed({ url: url.replace('smtp:', 'smtps:'), ca })).toMatchObject({ ok: false })
    server.faults.next({ kind: 'status', status: 550, path: 'RCPT' })
    expect(await probed({ url, ca })).toMatchObject({ ok: false, problem: expect.stringContaining('550') })
    await server.close()
    expect(await probed({ url, ca })).toMatchObject({
      ok: false,
      advice: expect.stringContaining('SMTP_URL'),
    })
  })
})
