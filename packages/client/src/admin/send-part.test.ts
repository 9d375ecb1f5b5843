import type { PartCells } from '@mullion/domain/admin/part-form'
import { describe, expect, it } from 'vitest'
import { readError } from '../read-error.ts'
import { type SentPart, sendPart } from './send-part.ts'

const cells = { part_number: '4321-07', part_name: 'HNG' } as PartCells
const added: SentPart = { partId: null, cells, updatedAt: '', image: null, referenceImage: null }

const refused = (answer: () => Promise<Response>) =>
  sendPart(added, { fetch: answer }).then(() => expect.unreachable('the part should be refused'), readError)

describe('sending a part', () => {
  it('creates with POST and updates with PUT, under the documented field names', async () => {
    const sent: [string | undefined, string, FormData][] = []
    const fetch: typeof globalThis.fetch = async (url, init) => {
      sent.push([init?.method, String(url), init?.body as FormData])
      return Response.json({ id: 7, part_number: '311-4321-07', part_name: 'HNG' })
    }
    const image = new File(['png'], 'hinge.png', { type: 'image/png' })
    expect(await sendPart({ ...added, image }, { fetch })).toMatchObject({ id: 7 })
    await sendPart({ ...added, partId: 7, updatedAt: '2026-11-20T12:00:00.000Z' }, { fetch })
    expect(sent.map(([method, url]) => [method, url])).toEqual([
      ['POST', '/api/partsMas'],
      ['PUT', '/api/partsMas/7'],
    ])
    expect(sent.map(([, , body]) => [...body.keys()])).toEqual([
      ['part_number', 'part_name', 'image'],
      ['part_number', 'part_name', 'updated_at'],
    ])
  })

  it('distinguishes a part number in use from a part that someone else changed', async () => {
    const taken = {
      message: 'Part number already exists',
      fields: { part_number: 'Part number already exists' },
    }
    expect(await refused(async () => Response.json(taken, { status: 409 }))).toMatchObject({
      code: 'admin.part_refused',
      fields: taken.fields,
    })
    expect(await refused(async () => Response.json({ message: 'Changed.' }, { status: 409 }))).toMatchObject({
      code: 'admin.part_changed',
      message: 'Changed.',
    })
  })

  it('shows its own message when the server sends none, and recognizes a network error', async () => {
    expect(await refused(async () => new Response('<h1>', { status: 502 }))).toMatchObject({
      kind: 'unavailable',
      message: 'We couldn’t save the part. Please try again.',
    })
    expect(await refused(() => Promise.reject(new TypeError('Failed to fetch')))).toMatchObject({
      kind: 'network',
    })
  })
})
