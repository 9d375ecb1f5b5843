import { describe, expect, it } from 'vitest'
import { sendPoDocument } from './send-po-document.ts'

const file = new File(['%PDF-1.7'], 'po.pdf')

function server(status: number, body: unknown) {
  const sent: { headers?: Headers; file?: unknown } = {}
  const answering: typeof fetch = async (_url, init) => {
    sent.headers = new Headers(init?.headers)
    if (init?.body instanceof FormData) sent.file = init.body.get('file')
    return new Response(JSON.stringify(body), { status })
  }
  return { sent, fetch: answering }
}

describe('uploading a PO document', () => {
  it('returns its id and sends the company that staff act for', async () => {
    const { sent, fetch } = server(201, { poDocumentId: 'doc-1' })
    expect(await sendPoDocument(file, { fetch, actingFor: 7 })).toBe('doc-1')
    expect(sent.headers?.get('X-Acting-For')).toBe('7')
    expect((sent.file as File).name).toBe('po.pdf')
    await sendPoDocument(file, { fetch })
    expect(sent.headers?.get('X-Acting-For')).toBeNull()
  })

  it('reports what is wrong with the file at the file field', async () => {
    const text = 'Please upload a PDF, PNG or JPEG file.'
    const { fetch } = server(400, { message: text, fields: { file: text } })
    await expect(sendPoDocument(file, { fetch })).rejects.toMatchObject({
      kind: 'invalid',
      message: text,
      details: { fields: { file: text } },
    })
  })

  it('says who the page believes is signed in, and can be sent again after a sign-in', async () => {
    const { sent, fetch } = server(401, { message: 'You were signed out. Sign in to continue.' })
    const upload = sendPoDocument(file, { fetch, signedInAs: '5' })
    await expect(upload).rejects.toMatchObject({ kind: 'unauthenticated', code: 'accounts.signed_out' })
    expect(sent.headers?.get('X-Signed-In-As')).toBe('5')
  })

  it('reports a server failure as unavailable', async () => {
    const { fetch } = server(500, { message: 'stack' })
    await expect(sendPoDocument(file, { fetch })).rejects.toMatchObject({ kind: 'unavailable' })
  })
})
