import { permissions } from '@mullion/domain/accounts/permissions'
import { emailPattern } from '@mullion/domain/postal-address'
import type { StoreInfo } from '@mullion/domain/store-info'
import * as z from 'zod'
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiOverride,
  type ZodOpenApiPathsObject,
} from 'zod-openapi'
import { type RestCall, type RestSubject, refusalsOf, type Who } from './rest-call.ts'
import { webhookDocumentation } from './v1/webhook-schemas.ts'

const webhooksTag = 'Webhooks'

const problem = z
  .object({
    message: z.string(),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'What is wrong with each field of the input, by its name.' }),
  })
  .meta({ id: 'Problem', description: 'Why a call was refused.' })
const errorProblem = z
  .object({ error: z.string(), fields: problem.shape.fields })
  .meta({ id: 'ErrorProblem', description: 'Why a call was refused, on paths that answer `error`.' })

/** The answer of a refused call of a version. */
const codedProblem = problem
  .extend({
    code: z.string().meta({ description: 'What went wrong, for programs.', examples: ['input.invalid'] }),
  })
  .meta({ id: 'CodedProblem', description: 'Why a call was refused.' })

/** Returns the schema of a call's refusals. */
export function problemOf({ path, errorKey }: Pick<RestCall, 'path' | 'errorKey'>) {
  if (path.startsWith('/v1/')) return codedProblem
  return errorKey === 'error' ? errorProblem : problem
}

const meanings = {
  400: 'The input is wrong; `fields` names what.',
  401: 'The caller is not signed in, or the API token is not valid.',
  403: 'This account or API token may not do that, or another site asked.',
  404: 'The record, or the company that `X-Acting-For` names, does not exist, or it is not yours.',
  409: 'It conflicts with what is stored.',
  413: 'The body is too large.',
  415: 'The body has the wrong content type.',
  422: 'A rule of the store forbids it.',
  429: 'Too many calls; `Retry-After` says how many seconds to wait.',
  500: 'The store failed. The answer has the id of the request.',
  502: 'A service that the store depends on failed.',
  503: 'The store is overloaded, or its database does not answer.',
} as const
function whoText(who: Who): string {
  if (who === 'anyone') return 'Open to everyone.'
  const roles = permissions[who].filter((role) => role !== 'guest')
  return `For ${roles.map((role) => `\`${role}\``).join(', ')}.`
}

const jsonContent = (schema: z.ZodType, example: unknown) => ({
  'application/json': { schema, ...(example === undefined ? {} : { example: example as object }) },
})

function bodyOf({ body, example }: RestCall) {
  if (!body) return {}
  if (body.kind === 'raw') {
    const schema = { type: 'string', format: 'binary' } as const
    return { requestBody: { required: true, content: { [body.contentType]: { schema } } } }
  }
  const content =
    body.kind === 'json'
      ? jsonContent(body.schema, example?.body)
      : { 'multipart/form-data': { schema: body.schema } }
  return { requestBody: { required: true, content } }
}

function successOf({ answer, example, counted }: RestCall) {
  const content =
    answer.kind === 'json'
      ? jsonContent(answer.schema, example?.answer)
      : Object.fromEntries(
          answer.contentTypes.map((type) => [
            type,
            { schema: { type: 'string', format: 'binary' } as const },
          ]),
        )
  const headers = counted ? { headers: z.object({ 'X-Total-Count': z.int() }) } : {}
  return { description: 'Done.', content, ...headers }
}

function operationOf(call: RestCall, subject: string): ZodOpenApiOperationObject {
  const { name, summary, description, who, params, query, headers, waits, status = 200 } = call
  const schema = problemOf(call)
  return {
    operationId: name,
    tags: [subject],
    summary,
    description: [description, whoText(who)].filter(Boolean).join('\n\n'),
    security: [...(who === 'anyone' ? [{}] : []), { session: [] }, { bearer: [] }],
    requestParams: {
      ...(params && { path: params }),
      ...(query && { query }),
      ...(headers && { header: headers }),
    },
    ...bodyOf(call),
    responses: {
      [status]: successOf(call),
      ...(waits && {
        202: { description: 'Waits for approval.', content: jsonContent(waits.schema, undefined) },
      }),
      ...Object.fromEntries(
        refusalsOf(call).map((code) => [
          String(code),
          {
            description: meanings[code as keyof typeof meanings],
            content: { 'application/json': { schema } },
          },
        ]),
      ),
    },
  }
}

const webhookHeaders = z.object({
  'webhook-id': z.string().meta({ description: 'The same when a delivery is repeated.' }),
  'webhook-timestamp': z.string().meta({ description: 'When it was sent, in seconds since 1970.' }),
  'webhook-signature': z
    .string()
    .meta({ description: 'One or more signatures, as the Standard Webhooks specification defines them.' }),
})

/** What the store sends to endpoints that administrators made. */
function webhooksOf(): Record<string, { post: ZodOpenApiOperationObject }> {
  return Object.fromEntries(
    [...webhookDocumentation].map(([event, { summary, schema }]) => [
      event,
      {
        post: {
          operationId: `webhook.${event}`,
          tags: [webhooksTag],
          summary,
          security: [],
          requestParams: { header: webhookHeaders },
          requestBody: { required: true, content: { 'application/json': { schema } } },
          responses: {
            '2XX': { description: 'Delivered. Any other answer, or none within 12 seconds, is tried again.' },
            '4XX': { description: 'Tried again later; 410 pauses the endpoint.' },
          },
        },
      },
    ]),
  )
}

/** Corrects what the conversion of schemas cannot express. */
const override: ZodOpenApiOverride = ({ jsonSchema }) => {
  // A pattern has no flags in JSON Schema.
  if (jsonSchema.pattern === emailPattern.source) {
    delete jsonSchema.pattern
    jsonSchema.format = 'email'
  }
  const keys = (jsonSchema.propertyNames as { enum?: readonly string[] } | undefined)?.enum
  if (keys && jsonSchema.additionalProperties) {
    const value = jsonSchema.additionalProperties
    jsonSchema.properties = Object.fromEntries(keys.map((key) => [key, value]))
    jsonSchema.additionalProperties = false
    delete jsonSchema.propertyNames
  }
}

export function openApiDocument(subjects: readonly RestSubject[], store: Pick<StoreInfo, 'name' | 'email'>) {
  const paths: ZodOpenApiPathsObject = {}
  for (const { name, calls } of subjects) {
    for (const call of calls) {
      const path = call.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [call.method]: operationOf(call, name) }
    }
  }
  return createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: `${store.name} API`,
        version: '1.0.0',
        description: 'Amounts are decimal dollars; below `/v1`, whole cents. Times are ISO 8601.',
        contact: { email: store.email },
        license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [{ url: '/api' }],
      tags: [
        ...subjects.map(({ name, about }) => ({ name, description: about })),
        { name: webhooksTag, description: 'What the store sends to other systems when something happens.' },
      ],
      paths,
      webhooks: webhooksOf(),
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'mullion.session_token' },
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'An API token, made in the account’s settings. It needs the permission of the call.',
          },
        },
      },
    },
    { override },
  )
}
