import { demoStoreInfo } from '@mullion/domain/store-info'
import * as fc from 'fast-check'
import { restCalls, restSubjects } from '../../rest/calls.ts'
import { openApiDocument } from '../../rest/openapi.ts'
import type { RestCall } from '../../rest/rest-call.ts'
import { createJsonOfSchema, type JsonSchema } from './json-of-schema.ts'
import { type Spoiling, spoil, spoiling } from './spoil.ts'

/** Who sends a request. */
export const senders = ['guest', 'buyer', 'owner', 'stranger', 'counter', 'admin', 'super'] as const
type Sender = (typeof senders)[number]

export interface RandomRequest {
  readonly sender: Sender
  readonly path: string
  readonly init: RequestInit
}

interface Parameter {
  readonly in: string
  readonly name: string
  readonly schema: JsonSchema
}
interface Operation {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
}

const document = JSON.parse(JSON.stringify(openApiDocument(restSubjects, demoStoreInfo))) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> }
}
const operations = new Map(
  Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .map((operation) => [operation.operationId, operation]),
)
const jsonOf = createJsonOfSchema(document.components.schemas)

/** What a call is sent, before it is written as a request. */
interface Sent {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly header: Readonly<Record<string, unknown>>
  readonly body: unknown
}

function sentTo({ parameters = [], requestBody }: Operation): fc.Arbitrary<Sent> {
  const of = (place: string, requiredKeys?: []) =>
    fc.record(
      Object.fromEntries(
        parameters.filter((each) => each.in === place).map((each) => [each.name, jsonOf(each.schema)]),
      ),
      requiredKeys && { requiredKeys },
    )
  const schema = requestBody && Object.values(requestBody.content)[0]?.schema
  const body = schema ? jsonOf(schema) : fc.constant(undefined)
  return fc.record({ params: of('path'), query: of('query', []), header: of('header', []), body })
}

/** As text in an address or a header. */
const plain = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
const escaped = (value: unknown) => encodeURIComponent(plain(value).toWellFormed())

function formOf(body: unknown): FormData {
  const form = new FormData()
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : []
  for (const [key, value] of fields) {
    if (/file|image|document|certificate/i.test(key)) form.append(key, new File([plain(value)], 'sent.pdf'))
    else form.append(key, plain(value))
  }
  return form
}

function bodyOf({ body: declared }: RestCall, body: unknown): FormData | string | null {
  if (!declared) return null
  if (declared.kind === 'form') return formOf(body)
  return declared.kind === 'raw' ? plain(body) : (JSON.stringify(body) ?? '')
}

const typeOf = ({ body }: RestCall) => {
  if (body?.kind === 'json') return 'application/json'
  return body?.kind === 'raw' ? body.contentType : undefined
}

interface Facts {
  readonly sender: Sender
  readonly contentType: string | null
  readonly spoiled: { readonly [part in keyof Sent]: Spoiling }
}

function requestOf(call: RestCall, sent: Sent, { sender, contentType, spoiled }: Facts): RandomRequest {
  const params = spoil(sent.params, spoiled.params) as Sent['params']
  const query = spoil(sent.query, spoiled.query)
  const header = spoil(sent.header, spoiled.header)
  const path = call.path.replace(/:(\w+)/g, (_, name) => escaped(params?.[name] ?? '-') || '-')
  const pairs = (all: unknown) => Object.entries(typeof all === 'object' && all !== null ? all : {})
  const search = pairs(query).map(([key, value]) => `${escaped(key)}=${escaped(value)}`)
  const headers = new Headers()
  for (const [key, value] of pairs(header)) {
    if (/^[\w-]+$/.test(key)) headers.set(key, plain(value).replace(/[^\x20-\x7e]/g, '?'))
  }
  const type = contentType ?? typeOf(call)
  if (type) headers.set('Content-Type', type)
  const body = bodyOf(call, spoil(sent.body, spoiled.body))
  const init = { method: call.method.toUpperCase(), headers: Object.fromEntries(headers), body }
  return { sender, path: `/api${path}${search.length > 0 ? `?${search.join('&')}` : ''}`, init }
}

const untouched = fc.constant([] as Spoiling)
const sometimes = fc.oneof({ weight: 3, arbitrary: untouched }, { weight: 1, arbitrary: spoiling })
const often = fc.oneof(untouched, spoiling)
const facts: fc.Arbitrary<Facts> = fc.record({
  sender: fc.constantFrom(...senders, 'admin', 'super', 'super'),
  contentType: fc.oneof(
    { weight: 15, arbitrary: fc.constant(null) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('text/plain', 'application/json', 'multipart/form-data', '\u00e9'),
    },
  ),
  spoiled: fc.record({ params: sometimes, query: sometimes, header: sometimes, body: often }),
})

function randomRequestTo(call: RestCall): fc.Arbitrary<RandomRequest> {
  const operation = operations.get(call.name)
  if (!operation) throw new Error(`${call.name} is not in the document.`)
  return fc.tuple(sentTo(operation), facts).map(([sent, how]) => requestOf(call, sent, how))
}

/** A request to one of the documented calls, as its schemas say or with a few values spoiled. */
export const randomRequest: fc.Arbitrary<RandomRequest> = fc.oneof(...restCalls.map(randomRequestTo))
