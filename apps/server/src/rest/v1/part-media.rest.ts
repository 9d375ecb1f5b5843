import { changeMediumInput, orderMediaInput, videoForm } from '@mullion/domain/catalog/part-media'
import { invalidInput } from '@mullion/domain/error'
import * as z from 'zod'
import { attachment } from '../../http/attachment.ts'
import { done, file, form, json, numberInText, type RestCall, restCall, upload } from '../rest-call.ts'

const medium = z.object({ id: z.int(), caption: z.string() })
const media = z
  .object({
    photos: z.array(
      medium.extend({
        alternative: z.string().meta({ description: 'What it shows, for people who cannot see it.' }),
        storedAs: z.string().meta({
          description:
            'Name of its files: `/images/photos/{storedAs}.png`, and `-640.webp`, `-320.webp`, `-160.webp`.',
        }),
      }),
    ),
    documents: z.array(medium.extend({ sizeBytes: z.int() })),
    videos: z.array(medium.extend({ url: z.string() })),
  })
  .meta({ id: 'PartMedia' })

const added = json(z.object({ id: z.int() }).meta({ id: 'AddedMedium' }))
const params = z.object({ id: numberInText })
const { mediumId: _words, ...wordFields } = changeMediumInput.shape
const { partId: _order, ...orderFields } = orderMediaInput.shape

async function fileOf(body: FormData) {
  const sent = body.get('file')
  if (!(sent instanceof File)) throw invalidInput('rest.file_needed', { file: 'Please send a file.' })
  return { name: sent.name, bytes: new Uint8Array(await sent.arrayBuffer()) }
}

/** Returns a field of a form, or an empty text. */
const textOf = (body: FormData, name: string) => String(body.get(name) ?? '')

/** A place to crop at; an unreadable text becomes NaN, which the procedure refuses. */
function cropOf(body: FormData): number | null {
  const sent = textOf(body, 'crop')
  return sent === '' ? null : Number(sent)
}

/** Calls about the photographs, documents and videos of parts. */
export const partMediaCalls: readonly RestCall[] = [
  restCall({
    method: 'get',
    path: '/v1/parts/:id/media',
    name: 'listPartMedia',
    summary: 'The photographs, documents and videos of a part.',
    who: 'anyone',
    params,
    answer: json(media),
    refuses: [404],
    run: ({ caller, params: { id: partId } }) => caller.catalog.media({ partId }),
  }),
  restCall({
    method: 'get',
    path: '/v1/part-documents/:id',
    name: 'downloadPartDocument',
    summary: 'A document of a part, such as a data sheet.',
    who: 'anyone',
    params,
    answer: file('application/pdf'),
    refuses: [404],
    run: async ({ c, caller, params: { id: mediumId } }) =>
      attachment(c, await caller.catalog.document({ mediumId })),
  }),
  restCall({
    method: 'post',
    path: '/v1/parts/:id/photos',
    name: 'addPartPhoto',
    summary: 'Adds a photograph of up to 10 MB to a part: PNG or JPEG, 12 at most.',
    who: 'administer',
    params,
    body: form(
      z.object({
        file: upload,
        caption: z.string().optional(),
        alternative: z.string().optional(),
        crop: z.string().optional().meta({
          description: 'Where to cut it to a square: from 0 to 1 along its longer side. Left out: whole.',
        }),
      }),
    ),
    answer: added,
    status: 201,
    refuses: [404, 409],
    run: async ({ caller, params: { id: partId }, body }) =>
      caller.admin.partMedia.addPhoto({
        ...{ partId, file: await fileOf(body), caption: textOf(body, 'caption') },
        ...{ alternative: textOf(body, 'alternative'), crop: cropOf(body) },
      }),
  }),
  restCall({
    method: 'post',
    path: '/v1/parts/:id/documents',
    name: 'addPartDocument',
    summary: 'Adds a PDF of up to 10 MB to a part, 12 at most.',
    who: 'administer',
    params,
    body: form(z.object({ file: upload, caption: z.string() })),
    answer: added,
    status: 201,
    refuses: [404, 409],
    run: async ({ caller, params: { id: partId }, body }) =>
      caller.admin.partMedia.addDocument({
        ...{ partId, file: await fileOf(body), caption: textOf(body, 'caption') },
      }),
  }),
  restCall({
    method: 'post',
    path: '/v1/parts/:id/videos',
    name: 'addPartVideo',
    summary: 'Adds a link to a video to a part, 6 at most.',
    who: 'administer',
    params,
    body: json(z.strictObject(videoForm.shape)),
    answer: added,
    status: 201,
    refuses: [404, 409],
    example: { body: { caption: 'How to replace it', url: 'https://video.example.com/42' } },
    run: ({ caller, params: { id: partId }, body }) => caller.admin.partMedia.addVideo({ ...body, partId }),
  }),
  restCall({
    method: 'put',
    path: '/v1/parts/:id/media/order',
    name: 'orderPartMedia',
    summary: 'Puts the photographs, documents or videos of a part in a new order; names all of them.',
    who: 'administer',
    params,
    body: json(z.strictObject(orderFields)),
    answer: done,
    refuses: [404, 409],
    example: { body: { kind: 'photo', mediumIds: [2, 1] } },
    async run({ caller, params: { id: partId }, body }) {
      await caller.admin.partMedia.order({ ...body, partId })
      return { ok: true } as const
    },
  }),
  restCall({
    method: 'put',
    path: '/v1/part-media/:id',
    name: 'changePartMedium',
    summary: 'Changes the words of a photograph, document or video.',
    who: 'administer',
    params,
    body: json(z.strictObject(wordFields)),
    answer: done,
    refuses: [404],
    example: {
      body: { caption: 'From the hinge side', alternative: 'A cam lift hinge, seen from the left' },
    },
    async run({ caller, params: { id: mediumId }, body }) {
      await caller.admin.partMedia.change({ ...body, mediumId })
      return { ok: true } as const
    },
  }),
  restCall({
    method: 'delete',
    path: '/v1/part-media/:id',
    name: 'removePartMedium',
    summary: 'Removes a photograph, document or video from its part.',
    who: 'administer',
    params,
    answer: done,
    refuses: [404],
    async run({ caller, params: { id: mediumId } }) {
      await caller.admin.partMedia.remove({ mediumId })
      return { ok: true } as const
    },
  }),
]
