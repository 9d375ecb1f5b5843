import { MullionError } from '@mullion/client/client'
import { describe, expect, it } from 'vitest'
import { failureOf } from './failure.ts'

const facts = { fields: {}, code: 'client.network', requestId: null, retryAfterSeconds: null }

/** What the client throws after `fetch` threw: the cause is at the end of a chain. */
function networkError(code: string, message = 'failed'): MullionError {
  const socket = Object.assign(new Error(message), { code })
  const cause = new Error('fetch failed', { cause: new TypeError('fetch failed', { cause: socket }) })
  return new MullionError({ ...facts, message: 'Network error.', kind: 'network', status: null, cause })
}

describe('what a command says', () => {
  it('names the certificate, and how to trust its authority', () => {
    expect(failureOf(networkError('UNABLE_TO_VERIFY_LEAF_SIGNATURE'))).toMatchObject({
      message: 'The certificate of the server is not trusted.',
      hint: expect.stringContaining('NODE_EXTRA_CA_CERTS=root.crt'),
      exitCode: 6,
    })
  })

  it('says what is wrong with a certificate that no authority can mend', () => {
    expect(failureOf(networkError('CERT_HAS_EXPIRED', 'certificate has expired'))).toMatchObject({
      message: 'The certificate of the server is not valid.',
      hint: 'certificate has expired (CERT_HAS_EXPIRED)',
    })
  })

  it('keeps to the connection for everything else', () => {
    expect(failureOf(networkError('ECONNREFUSED'))).toMatchObject({
      message: 'Network error.',
      hint: 'Check the address of the server and the connection to it.',
    })
  })

  it('asks whether the store runs when only its proxy answers', () => {
    const error = new MullionError({
      ...facts,
      message: 'Something went wrong.',
      kind: 'unknown',
      status: 502,
    })
    expect(failureOf(error)).toMatchObject({
      hint: expect.stringContaining('systemctl status mullion'),
      exitCode: 6,
    })
  })
})
