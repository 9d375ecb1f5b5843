import type { DealerRequestForm } from '@mullion/domain/accounts/dealer-request'
import { describe, expect, it } from 'vitest'
import { readError } from '../read-error.ts'
import { type NewDealerRequest, sendRequest } from './send-request.ts'

const form: DealerRequestForm = {
  firstName: 'Dana',
  lastName: 'Reyes',
  companyName: 'Frost Doors',
  email: 'dana@frost.example',
  address: '1 Cold Street',
  address2: '',
  city: 'Columbus',
  state: 'OH',
  zip: '43215',
  phoneNumber: '6145550100',
  accountsReceivableEmail: '',
  requirePONumbers: true,
  requirePOUpload: false,
}
const request: NewDealerRequest = { form, files: [], botCheck: 'solved' }

async function failure(answer: () => Promise<Response>) {
  return sendRequest(request, { fetch: answer }).then(
    () => expect.unreachable('the request should fail'),
    readError,
  )
}
const answering = (status: number, body: string) => failure(async () => new Response(body, { status }))

describe('sending a dealer request', () => {
  it('sends the form fields and files under their documented names', async () => {
    const sent: [string, FormData][] = []
    const files = [new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }), new File(['GIF89a'], 'b.gif')]
    await sendRequest(
      { ...request, files },
      {
        async fetch(url, init) {
          sent.push([String(url), init?.body as FormData])
          return new Response('{}', { status: 201 })
        },
      },
    )
    const [url, body] = sent[0] ?? []
    expect(url).toBe('/api/dealer-requests')
    expect(body?.getAll('taxExemptionFiles')).toMatchObject([{ name: 'a.pdf' }, { name: 'b.gif' }])
    body?.delete('taxExemptionFiles')
    expect(Object.fromEntries(body ?? [])).toEqual({
      ...form,
      requirePONumbers: 'true',
      requirePOUpload: 'false',
      recaptchaToken: 'solved',
    })
  })

  it("reports the server's field errors", async () => {
    const refused = { message: 'Invalid email format', fields: { email: 'Invalid email format' } }
    expect(await answering(400, JSON.stringify(refused))).toMatchObject({ ...refused, kind: 'invalid' })
  })

  it('reports when to retry after too many attempts', async () => {
    const error = await answering(429, '{"message":"Too many attempts. Try again in 5 minutes."}')
    expect(error).toMatchObject({ message: 'Too many attempts. Try again in 5 minutes.', kind: 'limited' })
  })

  it.each([
    [500, '{"message":"Something went wrong on our side. Please try again."}'],
    [502, '<h1>Bad gateway</h1>'],
    [400, 'null'],
  ])('reports a generic failure after a %i response without a useful message', async (status, body) => {
    const { message } = await answering(status, body)
    expect(message).toBe('Failed to submit dealer account request. Please try again.')
  })

  it('reports a network error', async () => {
    const error = await failure(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(error.kind).toBe('network')
  })
})
