import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { describe, expect, it } from 'vitest'
import { describeMailTransport, orderMail } from './contract.ts'
import { createSmtpMail } from './smtp.ts'
import { readMime } from './testing/mime.ts'

const from = 'Mullion Door Parts <parts@mullion.example>'

interface Received {
  readonly sender: string
  readonly to: readonly string[]
  readonly raw: string
}

async function startServer(options: SMTPServerOptions = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const sender = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({ sender, to, raw: Buffer.concat(chunks).toString('latin1') })
        done()
      })
    },
    ...options,
  })
  const listening = Promise.withResolvers<void>()
  const socket = server.listen(0, '127.0.0.1', () => listening.resolve())
  await listening.promise
  const { port } = socket.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  return { host: `127.0.0.1:${port}`, received, close }
}

describeMailTransport('SMTP', async () => {
  const { host, received, close } = await startServer()
  return {
    transport: createSmtpMail({ url: `smtp://${host}`, from }),
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
    const { host, received, close } = await startServer()
    await createSmtpMail({ url: `smtp://${host}`, from }).send(orderMail())
    await close()
    const [{ sender, raw } = { sender: '', raw: '' }] = received
    expect(sender).toBe('parts@mullion.example')
    const { headers } = readMime(raw)
    expect(headers.get('from')).toBe('Mullion Door Parts <parts@mullion.example>')
    expect(headers.get('message-id')).toMatch(/^<[0-9a-f]{32}@mullion\.example>$/)
  })

  it('gains no header from a line break in its subject and no recipient from a comma in an address', async () => {
    const { host, received, close } = await startServer()
    const subject = 'Order\r\nBcc: thief@elsewhere.example\r\n\r\nbody'
    const transport = createSmtpMail({ url: `smtp://${host}`, from })
    await transport.send(orderMail({ subject }))
    const odd = transport.send(orderMail({ to: ['buyer@polar.example, thief@elsewhere.example'] }))
    await odd.catch(() => undefined)
    await close()
    expect(received.flatMap(({ to }) => to)).not.toContain('thief@elsewhere.example')
    const { headers, text } = readMime(received[0]?.raw ?? '')
    expect(headers.has('bcc')).toBe(false)
    expect(text).toBe('Thank you.')
  })

  it('signs in with the name and password in the URL', async () => {
    const seen: unknown[] = []
    const { host, close } = await startServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        seen.push(username, password)
        done(null, { user: username })
      },
    })
    await createSmtpMail({ url: `smtp://store:p%40ss@${host}`, from }).send(orderMail())
    await close()
    expect(seen).toEqual(['store', 'p@ss'])
  })
})

describe('an undelivered message is an error, so that it is retried', () => {
  it('when the server refuses the recipient', async () => {
    const { host, close } = await startServer({
      onRcptTo: (_address, _session, done) => done(new Error('no such mailbox')),
    })
    await expect(createSmtpMail({ url: `smtp://${host}`, from }).send(orderMail())).rejects.toThrow()
    await close()
  })

  it('when no server answers, without disclosing the password', async () => {
    const { host, close } = await startServer()
    await close()
    const failed = createSmtpMail({ url: `smtp://store:hunter2@${host}`, from }).send(orderMail())
    await expect(failed).rejects.toThrow(/ECONNREFUSED/)
    expect(await failed.catch((error: Error) => `${error.message} ${JSON.stringify(error)}`)).not.toContain(
      'hunter2',
    )
  })
})
