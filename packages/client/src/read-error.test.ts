import { AppError } from '@mullion/domain/error'
import { describe, expect, it } from 'vitest'
import { type Client, createClient } from './client.ts'
import { isLostConnection, isTransient, readError } from './read-error.ts'

const answering = (status: number, body: string): Client =>
  createClient({
    url: 'http://shop.test',
    retries: { times: 0 },
    fetch: async () => new Response(body, { status, headers: { 'content-type': 'application/json' } }),
  })

async function failureOf(client: Client): Promise<unknown> {
  return client.catalog.part.query({ partId: 7 }).then(
    () => expect.unreachable('the call should fail'),
    (error: unknown) => error,
  )
}

const refusal = (message: string, data: object) =>
  JSON.stringify([{ error: { message, code: -32600, data } }])

describe('reading an error', () => {
  it('keeps the message, code, kind and request id of a server error', async () => {
    const client = answering(
      404,
      refusal('This part is no longer sold.', {
        code: 'NOT_FOUND',
        appCode: 'catalog.part_missing',
        kind: 'missing',
        requestId: 'r-17',
      }),
    )
    expect(readError(await failureOf(client))).toEqual({
      message: 'This part is no longer sold.',
      fields: {},
      code: 'catalog.part_missing',
      requestId: 'r-17',
      kind: 'missing',
    })
  })

  it('keeps field messages by field path and drops anything that is not text', async () => {
    const client = answering(
      400,
      refusal('Invalid ZIP format', {
        appCode: 'checkout.address_invalid',
        kind: 'invalid',
        details: { fields: { 'shipAddress.postalCode': 'Invalid ZIP format', odd: 4 } },
      }),
    )
    const read = readError(await failureOf(client))
    expect(read.fields).toEqual({ 'shipAddress.postalCode': 'Invalid ZIP format' })
    expect(read.kind).toBe('invalid')
  })

  it('reports a lost connection as a network error that is worth retrying', async () => {
    const client = createClient({
      url: 'http://shop.test',
      retries: { times: 0 },
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    })
    const failure = await failureOf(client)
    expect(readError(failure)).toMatchObject({ message: 'Network error. Please try again.', kind: 'network' })
    expect(isTransient(failure)).toBe(true)
    expect(isLostConnection(failure)).toBe(true)
  })

  it('treats a response that is not JSON as a fault, not as a network error', async () => {
    const failure = await failureOf(answering(502, '<h1>Bad gateway</h1>'))
    expect(readError(failure)).toMatchObject({ code: 'client.unreadable', kind: 'unknown' })
    expect(isLostConnection(failure)).toBe(false)
    expect(isTransient(failure)).toBe(false)
  })

  it('reads an error thrown on the page like one from the server', () => {
    const error = new AppError('invalid', 'cart.empty', 'Your cart is empty.')
    expect(readError(error)).toMatchObject({
      message: 'Your cart is empty.',
      code: 'cart.empty',
      kind: 'invalid',
    })
  })

  it('never shows the message of any other error', () => {
    expect(readError(new Error('x is undefined')).message).toBe('Something went wrong. Please try again.')
    expect(readError('boom').kind).toBe('unknown')
  })
})
