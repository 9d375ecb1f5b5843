import type { LookupFunction } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { createWebhookHttp } from './http.ts'
import type { WebhookRequest } from './port.ts'
import { answerWith, startReceiver } from './testing/receiver.ts'

const secret = `whsec_${Buffer.from('a secret of thirty-two bytes, ok').toString('base64')}`
const older = `whsec_${Buffer.from('an older one of the same length.').toString('base64')}`
const request = (url: string, facts: Partial<WebhookRequest> = {}): WebhookRequest => ({
  id: 'msg_1',
  url,
  at: new Date(),
  body: '{"type":"webhook.test"}',
  secrets: [secret],
  ...facts,
})
const anywhere = createWebhookHttp({ privateAddresses: true, timeoutMs: 5000 })
const guarded = createWebhookHttp({ privateAddresses: false, timeoutMs: 5000 })

/** Names lead to these addresses, one after the other. */
function namesLeadTo(...addresses: string[]) {
  const asked: string[] = []
  const lookup: LookupFunction = (hostname, { all }, answer) => {
    const address = addresses[Math.min(asked.length, addresses.length - 1)] ?? ''
    asked.push(hostname)
    const family = address.includes(':') ? 6 : 4
    if (all) answer(null, [{ address, family }])
    else answer(null, address, family)
  }
  return { lookup, asked }
}

describe('a webhook', () => {
  it('is signed so that the library of the specification verifies it', async () => {
    await using receiver = await startReceiver()
    const answer = await anywhere.send(request(receiver.url))
    expect(answer).toMatchObject({ status: 204, body: '', problem: null })
    const [{ body, headers } = { body: '', headers: {} }] = receiver.book
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({
      type: 'webhook.test',
    })
    expect(() => new Webhook(older).verify(body, headers as Record<string, string>)).toThrow()
    expect(headers['content-type']).toBe('application/json')
  })

  it('has a signature of each secret while one replaces another', async () => {
    await using receiver = await startReceiver()
    await anywhere.send(request(receiver.url, { secrets: [secret, older] }))
    const [{ body, headers } = { body: '', headers: {} }] = receiver.book
    for (const known of [secret, older])
      expect(() => new Webhook(known).verify(body, headers as Record<string, string>)).not.toThrow()
  })

  it('reports what the receiver answered, up to a kilobyte', async () => {
    await using receiver = await startReceiver()
    receiver.answer(answerWith(500, {}, `Out of order\0${'x'.repeat(200_000)}`))
    const answer = await anywhere.send(request(receiver.url))
    expect(answer).toMatchObject({ status: 500, problem: 'It answered 500.' })
    expect(answer.body).toMatch(/^Out of order\uFFFDx+$/)
    expect(answer.body.length).toBeLessThanOrEqual(1024)
  })

  it('counts a redirect as failed and follows it nowhere', async () => {
    await using elsewhere = await startReceiver()
    await using receiver = await startReceiver()
    receiver.answer(answerWith(307, { location: elsewhere.url }))
    expect(await anywhere.send(request(receiver.url))).toMatchObject({
      status: 307,
      problem: 'It answered 307, a redirect, which is not followed.',
    })
    expect(elsewhere.book).toEqual([])
  })

  it('fails when no answer comes in time', async () => {
    await using receiver = await startReceiver()
    receiver.answer(() => new Promise(() => undefined))
    const hasty = createWebhookHttp({ privateAddresses: true, timeoutMs: 100 })
    const answer = await hasty.send(request(receiver.url))
    expect(answer).toMatchObject({ status: null, problem: 'No answer within 0.1 seconds.' })
  })

  it('is delivered when the status came in time, though the rest of the answer never ends', async () => {
    await using receiver = await startReceiver()
    receiver.answer((_request, answer) => answer.writeHead(200).write('thanks'))
    const hasty = createWebhookHttp({ privateAddresses: true, timeoutMs: 500 })
    expect(await hasty.send(request(receiver.url))).toMatchObject({
      status: 200,
      body: 'thanks',
      problem: null,
    })
  })

  it('fails when the answer is not HTTP, the connection breaks, or nothing is there', async () => {
    await using receiver = await startReceiver()
    receiver.answer((_request, answer) => answer.socket?.end('no http at all\r\n\r\n'))
    expect((await anywhere.send(request(receiver.url))).problem).toBe('The answer is not valid HTTP.')
    receiver.answer((_request, answer) => answer.socket?.destroy())
    expect((await anywhere.send(request(receiver.url))).problem).toBe(
      'The connection was closed before an answer came.',
    )
    await receiver.kill()
    expect((await anywhere.send(request(receiver.url))).problem).toBe(
      'Nothing accepts connections at this address.',
    )
    await receiver.start()
  })

  it('goes on after a receiver closed an idle connection', async () => {
    await using receiver = await startReceiver()
    await anywhere.send(request(receiver.url))
    await receiver.kill()
    await receiver.start()
    expect((await anywhere.send(request(receiver.url))).status).toBe(204)
  })

  it('is ended by its signal', async () => {
    await using receiver = await startReceiver()
    const ended = new AbortController()
    receiver.answer(() => ended.abort())
    await expect(anywhere.send(request(receiver.url, { signal: ended.signal }))).rejects.toThrow()
  })
})

describe('an address of a webhook', () => {
  it.each([
    ['http://receiver.example/', 'http'],
    ['https://127.0.0.1/', 'private'],
    ['https://2130706433/', 'private'],
    ['https://0x7f.1/', 'private'],
    ['https://localhost/', 'private'],
    ['https://db.localhost./', 'private'],
    ['https://10.1.2.3/', 'private'],
    ['https://172.16.0.1/', 'private'],
    ['https://192.168.1.1/', 'private'],
    ['https://169.254.169.254/latest/meta-data', 'private'],
    ['https://168.63.129.16/', 'private'],
    ['https://100.100.100.200/', 'private'],
    ['https://0.0.0.0/', 'private'],
    ['https://224.0.0.1/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://[::]/', 'private'],
    ['https://[fe80::1]/', 'private'],
    ['https://[fd00:ec2::254]/', 'private'],
    ['https://[::ffff:127.0.0.1]/', 'private'],
    ['https://[::ffff:a00:1]/', 'private'],
    ['https://[64:ff9b::7f00:1]/', 'private'],
    ['https://[2002:7f00:1::]/', 'private'],
    ['https://receiver.example/hooks', null],
    ['https://8.8.8.8/', null],
    ['https://[2606:4700::1111]/', null],
  ] as const)('%s is refused: %s', (url, refusal) => {
    expect(guarded.refusalOf(url)).toBe(refusal)
    expect(anywhere.refusalOf(url)).toBeNull()
  })

  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '169.254.169.254',
    '168.63.129.16',
    '100.64.0.1',
    '::1',
    '::ffff:10.0.0.1',
  ])('gets nothing when its name leads to %s', async (address) => {
    const { lookup } = namesLeadTo(address)
    const transport = createWebhookHttp({ privateAddresses: false, timeoutMs: 5000, lookup })
    const answer = await transport.send(request('https://receiver.example/hooks'))
    expect(answer).toMatchObject({ status: null, problem: 'The name leads to a private address.' })
  })

  it('gets nothing when one of several addresses is private', async () => {
    const lookup: LookupFunction = (_hostname, _options, answer) =>
      answer(null, [
        { address: '8.8.8.8', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ])
    const transport = createWebhookHttp({ privateAddresses: false, timeoutMs: 5000, lookup })
    expect(await transport.send(request('https://receiver.example/'))).toMatchObject({
      problem: 'The name leads to a private address.',
    })
  })

  it('is looked up once, and the connection goes to what was looked up, whatever the name leads to next', async () => {
    await using receiver = await startReceiver()
    const { lookup, asked } = namesLeadTo('127.0.0.1', '203.0.113.9')
    const transport = createWebhookHttp({ privateAddresses: true, timeoutMs: 5000, lookup })
    const { port } = new URL(receiver.url)
    expect((await transport.send(request(`http://receiver.example:${port}/`))).status).toBe(204)
    expect(asked).toEqual(['receiver.example'])
    expect(receiver.book[0]?.headers.host).toBe(`receiver.example:${port}`)
  })

  it('gets nothing over http, even if it was allowed when the endpoint was made', async () => {
    await using receiver = await startReceiver()
    expect(await guarded.send(request(receiver.url))).toMatchObject({
      status: null,
      problem: 'Only https is allowed.',
    })
    expect(receiver.book).toEqual([])
  })
})
