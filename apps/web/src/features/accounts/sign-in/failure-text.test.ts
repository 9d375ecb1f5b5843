import { createClient } from '@mullion/client/client'
import { signInRefused } from '@mullion/domain/accounts/account-errors'
import { describe, expect, it } from 'vitest'
import { failureText } from './failure-text.ts'

async function failureOf(fetch: () => Promise<Response>): Promise<unknown> {
  return createClient({ url: 'http://shop.test/trpc', fetch })
    .accounts.password.forgot.mutate({ email: 'bea@arctic.example' })
    .then(
      () => expect.unreachable('the call should fail'),
      (error: unknown) => error,
    )
}

const answer = (status: number, body: string) => async () =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } })

describe('what a form says of a call that failed', () => {
  it('is what the server says', async () => {
    const refusal = {
      message: 'Too many tries. Please wait a minute.',
      code: -32029,
      data: { kind: 'limited' },
    }
    const error = await failureOf(answer(429, JSON.stringify([{ error: refusal }])))
    expect(failureText(error, 'An error occurred')).toBe('Too many tries. Please wait a minute.')
    expect(failureText(signInRefused(), 'An error occurred')).toBe(signInRefused().message)
  })

  it('is the server’s own apology for a fault that nobody foresaw', async () => {
    const masked = { message: 'Something went wrong on our side.', code: -32603, data: { requestId: 'r-1' } }
    const error = await failureOf(answer(500, JSON.stringify([{ error: masked }])))
    expect(failureText(error, 'An error occurred')).toBe('Something went wrong on our side.')
  })

  it('names a dead line', async () => {
    const error = await failureOf(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(failureText(error, 'An error occurred')).toBe('Network error. Please try again.')
  })

  it.each([
    ['an answer without words', () => failureOf(answer(502, '<h1>Bad gateway</h1>'))],
    ['a fault in the page', async () => new Error('x is undefined')],
  ])('is the form’s own text for %s', async (_, failing) => {
    expect(failureText(await failing(), 'Failed to reset password')).toBe('Failed to reset password')
  })
})
