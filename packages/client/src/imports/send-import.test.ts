import { describe, expect, it } from 'vitest'
import { sendImport } from './send-import.ts'

const file = new File(['part_number,part_price\n'], 'winter prices.csv')

function server(status: number, body: unknown) {
  const sent: { url?: string; type?: string | null; body?: unknown } = {}
  const answering: typeof fetch = async (url, init) => {
    Object.assign(sent, { url, type: new Headers(init?.headers).get('Content-Type'), body: init?.body })
    return new Response(JSON.stringify(body), { status })
  }
  return { sent, fetch: answering }
}

describe('sending an import file', () => {
  it('sends the file with its name and returns the state of the import', async () => {
    const { sent, fetch } = server(201, { id: 7, state: 'staged' })
    expect(await sendImport('prices', file, { fetch })).toMatchObject({ id: 7, state: 'staged' })
    expect(sent).toEqual({ url: '/api/imports/prices?name=winter+prices.csv', type: 'text/csv', body: file })
  })

  it.each([400, 413])('reports why the server refused the file with a %i', async (status) => {
    const { fetch } = server(status, { message: 'A file can be at most 50 MB.' })
    const refused = { kind: 'invalid', message: 'A file can be at most 50 MB.' }
    await expect(sendImport('prices', file, { fetch })).rejects.toMatchObject(refused)
  })

  it("shows its own message instead of the server's when the server fails", async () => {
    const { fetch } = server(500, { message: 'stack' })
    const failed = { kind: 'unavailable', message: 'We couldn’t send the file. Please try again.' }
    await expect(sendImport('prices', file, { fetch })).rejects.toMatchObject(failed)
  })
})
