import type { WebhookRequest } from '@mullion/integrations/webhooks/port'
import { answerWith, startReceiver } from '@mullion/integrations/webhooks/testing/receiver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWebhookThread } from './webhook-worker.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const requestsTo = (url: string, ...ids: string[]): WebhookRequest[] =>
  ids.map((id) => ({ id, url, at: new Date(), body: `{"id":"${id}"}`, secrets: [secret] }))
const going = () => new AbortController().signal

let thread: ReturnType<typeof createWebhookThread>
beforeAll(() => {
  thread = createWebhookThread({ privateAddresses: true })
})
afterAll(() => thread.close())

describe('webhooks sent in a thread', { timeout: 30_000 }, () => {
  it('arrive in order, signed, and their answers come back', async () => {
    await using receiver = await startReceiver()
    const answers = await thread.sendInOrder(requestsTo(receiver.url, 'one', 'two', 'three'), going())
    expect(answers.map(({ status, problem }) => [status, problem])).toEqual([
      [204, null],
      [204, null],
      [204, null],
    ])
    expect(receiver.accepted()).toEqual(['one', 'two', 'three'])
    for (const { headers } of receiver.book) expect(headers['webhook-signature']).toMatch(/^v1,/)
  })

  it('end at the first that fails', async () => {
    await using receiver = await startReceiver()
    receiver.answer((request, answer) =>
      request.id === 'two' ? answerWith(500)(request, answer) : answerWith(200)(request, answer),
    )
    const answers = await thread.sendInOrder(requestsTo(receiver.url, 'one', 'two', 'three'), going())
    expect(answers.map(({ status }) => status)).toEqual([200, 500])
    expect(receiver.book.map(({ id }) => id)).toEqual(['one', 'two'])
  })

  it('that a stopping server ends count as not made, those before them as made', async () => {
    await using receiver = await startReceiver()
    const stopping = new AbortController()
    receiver.answer((request, answer) => {
      if (request.id === 'one') return answer.writeHead(200).end()
      stopping.abort()
      return new Promise(() => undefined)
    })
    const answers = await thread.sendInOrder(requestsTo(receiver.url, 'one', 'two', 'three'), stopping.signal)
    expect(answers.map(({ status }) => status)).toEqual([200])
    expect(await thread.sendInOrder(requestsTo(receiver.url, 'four'), stopping.signal)).toEqual([])
  })

  it('never go to private addresses unless a setting allows it', async () => {
    await using receiver = await startReceiver()
    const guarded = createWebhookThread({ privateAddresses: false })
    try {
      const answers = await guarded.sendInOrder(requestsTo(receiver.url, 'one'), going())
      expect(answers).toMatchObject([{ status: null, problem: expect.any(String) }])
      expect(receiver.book).toEqual([])
    } finally {
      await guarded.close()
    }
  })

  it('are sent again by another thread when one is lost', async () => {
    await using receiver = await startReceiver()
    const losing = createWebhookThread({ privateAddresses: true })
    receiver.answer(() => new Promise(() => undefined))
    const lost = losing.sendInOrder(requestsTo(receiver.url, 'one'), going())
    const refused = expect(lost).rejects.toThrow()
    await losing.close()
    await refused
    receiver.answer()
    expect(await losing.sendInOrder(requestsTo(receiver.url, 'one'), going())).toHaveLength(1)
    await losing.close()
  })
})
