import { createClient } from '@mullion/client/client'
import { signInRefused } from '@mullion/domain/accounts/account-errors'
import { createUserInput } from '@mullion/domain/accounts/user'
import { describe, expect, it } from 'vitest'
import { failureText, pickServerErrors, problemsOf } from './form-problems.ts'

const fields = ['firstname', 'lastname', 'email', 'role'] as const
const dana = { firstname: 'Dana', lastname: 'Reyes', email: 'dana@arctic.example', role: 'user' }

describe('form problems', () => {
  it('are empty when the schema accepts the form', () => {
    expect(problemsOf(createUserInput, dana, { fields })).toEqual({})
  })

  it('are the first problem of each of its fields, and no other', () => {
    const draft = { ...dana, firstname: '', email: 'dana', nickname: 'D' }
    const found = problemsOf(createUserInput, draft, { fields })
    expect(Object.keys(found).sort()).toEqual(['email', 'firstname'])
    expect(found.email).toBe('Invalid email format')
    expect(Object.keys(problemsOf(createUserInput, draft, { fields: ['email'] }))).toEqual(['email'])
  })

  it('use the form’s own text for an empty field', () => {
    const draft = { ...dana, firstname: '  ', email: 'dana' }
    expect(problemsOf(createUserInput, draft, { fields, emptyText: 'Please fill this in.' })).toEqual({
      firstname: 'Please fill this in.',
      email: 'Invalid email format',
    })
  })
})

describe('server errors for fields', () => {
  const errors = { email: 'Taken.', 'form.email': 'Not this one.', 'form.other': 'No.', files: 'Too many.' }

  it('go to the fields of the form', () => {
    expect(pickServerErrors(fields, errors)).toEqual({ email: 'Taken.' })
  })

  it('are found under the server’s prefix', () => {
    expect(pickServerErrors(fields, errors, 'form.')).toEqual({ email: 'Not this one.' })
  })
})

async function failureOf(fetch: () => Promise<Response>): Promise<unknown> {
  return createClient({ url: 'http://shop.test', fetch })
    .accounts.password.forgot.mutate({ email: 'bea@arctic.example' })
    .then(
      () => expect.unreachable('the call should fail'),
      (error: unknown) => error,
    )
}

const answer = (status: number, body: string) => async () =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } })

describe('the failure text of a form', () => {
  it('is the server’s message', async () => {
    const refusal = {
      message: 'Too many attempts. Try again in a minute.',
      code: -32029,
      data: { kind: 'limited' },
    }
    const error = await failureOf(answer(429, JSON.stringify([{ error: refusal }])))
    expect(failureText(error, 'An error occurred')).toBe('Too many attempts. Try again in a minute.')
    expect(failureText(signInRefused(), 'An error occurred')).toBe(signInRefused().message)
  })

  it('is the server’s general message for an unexpected error', async () => {
    const masked = { message: 'Something went wrong on our side.', code: -32603, data: { requestId: 'r-1' } }
    const error = await failureOf(answer(500, JSON.stringify([{ error: masked }])))
    expect(failureText(error, 'An error occurred')).toBe('Something went wrong on our side.')
  })

  it('names a network error', async () => {
    const error = await failureOf(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(failureText(error, 'An error occurred')).toBe('Network error. Please try again.')
  })

  it.each([
    ['a response without a message', () => failureOf(answer(502, '<h1>Bad gateway</h1>'))],
    ['an error in the page', async () => new Error('x is undefined')],
  ])('is the form’s own text for %s', async (_, failing) => {
    expect(failureText(await failing(), 'Failed to reset password')).toBe('Failed to reset password')
  })
})
