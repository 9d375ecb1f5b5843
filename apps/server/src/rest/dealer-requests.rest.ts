import {
  type DealerRequestInput,
  dealerRequestForm,
  type UploadedFile,
} from '@mullion/domain/accounts/dealer-request'
import { invalidInput } from '@mullion/domain/error'
import * as z from 'zod'
import { attachment } from '../http/attachment.ts'
import { withExternalFieldNames } from './external-names.ts'
import { file, form, json, numberInText, type RestCall, restCall, sentence, upload } from './rest-call.ts'

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

const pendingRequest = z
  .object({
    id: z.int(),
    companyName: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    address: z.string(),
    address2: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    phoneNumber: z.string(),
    accountsReceivableEmail: z.string(),
    requirePONumbers: z.boolean(),
    requirePOUpload: z.boolean(),
    taxExemptProvided: z.boolean(),
    files: z.array(z.object({ id: z.int(), name: z.string(), sizeBytes: z.int() })),
    verifiedAt: z.iso.datetime(),
  })
  .meta({ id: 'PendingRequest', description: 'A verified account request.' })

const params = z.object({ id: numberInText })

export const dealerRequestCalls: readonly RestCall[] = [
  restCall({
    method: 'post',
    path: '/dealer-requests',
    name: 'requestAccount',
    summary: 'Sends an account request; its email has to be verified by a link in a mail.',
    who: 'anyone',
    body: form(
      z.object({
        ...dealerRequestForm.shape,
        taxExemptionFiles: z.array(upload).optional(),
        recaptchaToken: z.string().meta({ description: 'The answer of the bot check.' }),
      }),
    ),
    answer: sentence,
    status: 201,
    async run({ caller, body }) {
      const token = body.get('recaptchaToken')
      const botCheck = typeof token === 'string' ? token : ''
      const input = { form: formOf(body), files: await filesOf(body), botCheck }
      await withExternalFieldNames(externalNames, caller.accounts.requests.submit(input))
      return { message: 'Request submitted!' }
    },
  }),
  restCall({
    method: 'get',
    path: '/dealer-requests/verify',
    name: 'verifyEmail',
    summary: 'Verifies the email of an account request by the token of its mail.',
    who: 'anyone',
    query: z.object({ token: z.string().default('') }),
    answer: json(z.object({ verified: z.boolean() }).meta({ id: 'Verified' })),
    run: ({ caller, query }) => caller.accounts.requests.verify(query),
  }),
  restCall({
    method: 'get',
    path: '/dealer-requests/pending',
    name: 'listPendingRequests',
    summary: 'The verified account requests that wait for staff.',
    who: 'administer',
    answer: json(z.array(pendingRequest)),
    run: ({ caller }) => caller.admin.requests.pending(),
  }),
  restCall({
    method: 'put',
    path: '/dealer-requests/pending/:id',
    name: 'removePendingRequest',
    summary: 'Removes an account request from the list.',
    who: 'administer',
    params,
    answer: json(pendingRequest),
    refuses: [404],
    run: ({ caller, params: { id: requestId } }) =>
      withExternalFieldNames({ requestId: 'id' }, caller.admin.requests.remove({ requestId })),
  }),
  restCall({
    method: 'get',
    path: '/dealer-requests/files/:id',
    name: 'downloadRequestFile',
    summary: 'A document of an account request.',
    who: 'administer',
    params,
    answer: file('application/pdf', 'image/png', 'image/jpeg', 'image/gif'),
    refuses: [404],
    async run({ c, caller, params: { id: fileId } }) {
      const opened = caller.admin.requests.file({ fileId })
      return attachment(c, await withExternalFieldNames({ fileId: 'id' }, opened))
    },
  }),
]
