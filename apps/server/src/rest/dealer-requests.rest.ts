import {
  type DealerRequestInput,
  dealerRequestForm,
  type UploadedFile,
} from '@mullion/domain/accounts/dealer-request'
import { invalidInput } from '@mullion/domain/error'
import { Hono } from 'hono'
import { attachment } from '../http/attachment.ts'
import { withExternalFieldNames } from './external-names.ts'
import { multipart, pathNumber, type RestFacts } from './rest.ts'

const flagNames: ReadonlySet<string> = new Set(['requirePONumbers', 'requirePOUpload'])
const flags = new Map([
  ['true', true],
  ['on', true],
  ['false', false],
  ['', false],
])

const externalNames = {
  'form.': '',
  files: 'taxExemptionFiles',
  'files.': 'taxExemptionFiles.',
  botCheck: 'recaptchaToken',
}

/** Reads the fields by their documented names; the procedure validates them. */
function formOf(body: FormData): DealerRequestInput['form'] {
  const fields = Object.keys(dealerRequestForm.shape).map((name) => {
    const typed = body.get(name) ?? undefined
    const isFlag = flagNames.has(name) && typeof typed === 'string'
    return [name, isFlag ? (flags.get(typed) ?? typed) : typed]
  })
  return Object.fromEntries(fields)
}

/** Browsers send an empty, unnamed file for a slot without one. */
const isChosen = (sent: string | File) =>
  typeof sent === 'string' ? sent !== '' : sent.name !== '' || sent.size > 0

async function filesOf(body: FormData): Promise<UploadedFile[]> {
  const sent = body.getAll('taxExemptionFiles').filter(isChosen)
  return Promise.all(
    sent.map(async (file) => {
      if (typeof file === 'string') {
        throw invalidInput('rest.file_needed', {
          taxExemptionFiles: 'Each of taxExemptionFiles must be a file.',
        })
      }
      const { name, type } = file
      return { name, type, bytes: new Uint8Array(await file.arrayBuffer()) }
    }),
  )
}

/** REST paths of account requests, including the administrators' actions on them. */
export function dealerRequestsRest() {
  const requests = new Hono<RestFacts>()

  requests.post('/', async (c) => {
    const body = await multipart(c)
    const token = body.get('recaptchaToken')
    const botCheck = typeof token === 'string' ? token : ''
    const input = { form: formOf(body), files: await filesOf(body), botCheck }
    await withExternalFieldNames(externalNames, c.get('caller').accounts.requests.submit(input))
    return c.json({ message: 'Request submitted!' }, 201)
  })

  requests.get('/verify', async (c) => {
    const token = c.req.query('token') ?? ''
    return c.json(await c.get('caller').accounts.requests.verify({ token }))
  })

  requests.get('/pending', async (c) => c.json(await c.get('caller').admin.requests.pending()))

  requests.put('/pending/:id', async (c) => {
    const requestId = pathNumber(c.req.param('id'))
    const removed = c.get('caller').admin.requests.remove({ requestId })
    return c.json(await withExternalFieldNames({ requestId: 'id' }, removed))
  })

  requests.get('/files/:id', async (c) => {
    const fileId = pathNumber(c.req.param('id'))
    const file = c.get('caller').admin.requests.file({ fileId })
    return attachment(c, await withExternalFieldNames({ fileId: 'id' }, file))
  })

  return requests
}
