import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { describe, expect, it } from 'vitest'
import { probeSmtp } from './smtp-probe.ts'

async function startServer(options: SMTPServerOptions = {}) {
  const recipients: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ password }, _session, done) {
      if (password === 'the password') done(null, { user: 'store' })
      else done(new Error(`Invalid login with ${password}`))
    },
    onData(stream, { envelope }, done) {
      recipients.push(...envelope.rcptTo.map(({ address }) => address))
      stream.resume()
      stream.on('end', () => done())
    },
    ...options,
  })
  server.on('error', () => undefined)
  const listening = Promise.withResolvers<void>()
  const socket = server.listen(0, '127.0.0.1', () => listening.resolve())
  await listening.promise
  const { port } = socket.address() as AddressInfo
  return {
    recipients,
    url: (password: string) => `smtp://store:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

const ask = (url: string, to?: string) =>
  probeSmtp({
    url,
    from: 'Frost Doors <parts@frost.example>',
    to,
    clock: () => new Date('2026-11-24T12:00:00Z'),
  }).run(new AbortController().signal)

describe('the question of the doctor to the mail server', () => {
  it('signs in and sends nothing, or one message to oneself', async () => {
    await using server = await startServer()
    expect(await ask(server.url('the password'))).toMatchObject({ ok: true })
    expect(server.recipients).toEqual([])
    expect(await ask(server.url('the password'), 'pat@store.example')).toMatchObject({ ok: true })
    expect(server.recipients).toEqual(['pat@store.example'])
  })

  it('says that the password is wrong', async () => {
    await using server = await startServer()
    expect(await ask(server.url('another one'))).toMatchObject({
      ok: false,
      advice: expect.stringContaining('the password in SMTP_URL'),
    })
  })

  it('says that the sender is refused', async () => {
    await using server = await startServer({
      onMailFrom: (_address, _session, done) => done(new Error('Sender not allowed')),
    })
    expect(await ask(server.url('the password'), 'pat@store.example')).toMatchObject({
      ok: false,
      problem: expect.stringContaining('Sender not allowed'),
      advice: expect.stringContaining('STORE_EMAIL'),
    })
  })

  it('says that nobody answers there', async () => {
    expect(await ask('smtp://127.0.0.1:1')).toMatchObject({
      ok: false,
      advice: expect.stringContaining('port'),
    })
  })
})
