import type { Ability } from '@mullion/domain/accounts/permissions'
import { type Context, type Handler, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as z from 'zod'
import { type Caller, jsonBody, multipart, pathNumber, type RestFacts } from './rest.ts'

/** Who may make a call. The procedure behind it decides; this only tells readers of the reference. */
export type Who = 'anyone' | Ability

/** Statuses a call can refuse with, besides those that `refusalsOf` derives; 404 for records that it names. */
type Refusal = 404 | 409 | 422 | 502

interface JsonBody<B extends z.ZodType> {
  readonly kind: 'json'
  readonly schema: B
}
interface FormBody<B extends z.ZodObject> {
  readonly kind: 'form'
  readonly schema: B
}
/** A body that the call reads itself, such as a file. */
interface RawBody {
  readonly kind: 'raw'
  readonly contentType: string
}
type Body = JsonBody<z.ZodType> | FormBody<z.ZodObject> | RawBody

type Sent<B> = B extends JsonBody<infer S> ? z.input<S> : B extends FormBody<z.ZodObject> ? FormData : null

interface JsonAnswer<A extends z.ZodType> {
  readonly kind: 'json'
  readonly schema: A
}
interface FileAnswer {
  readonly kind: 'file'
  readonly contentTypes: readonly string[]
}
type Answer = JsonAnswer<z.ZodType> | FileAnswer

/** Lists of the product are read-only; those of a schema's type are not. */
type DeepReadonly<T> = T extends readonly (infer E)[]
  ? readonly DeepReadonly<E>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T
type Answered<A> = A extends JsonAnswer<infer S> ? DeepReadonly<z.output<S>> : Response

interface RestRequest<P extends z.ZodObject, Q extends z.ZodObject, B> {
  readonly c: Context<RestFacts>
  readonly caller: Caller
  readonly params: z.output<P>
  readonly query: z.output<Q>
  /** The body as sent; the procedure that gets it reports what is wrong. */
  readonly body: Sent<B>
}

interface Declaration<P extends z.ZodObject, Q extends z.ZodObject, B, A> {
  readonly method: 'get' | 'post' | 'put' | 'delete'
  /** The path below `/api`, with parameters such as `/users/:id`. */
  readonly path: string
  /** Other spellings of the path that answer the same. */
  readonly alsoAt?: readonly string[]
  /** Unique name of the call, for generated clients. */
  readonly name: string
  readonly summary: string
  readonly description?: string
  readonly who: Who
  readonly params?: P
  readonly query?: Q
  /** Headers that the call reads itself. */
  readonly headers?: z.ZodObject
  readonly body?: B
  readonly answer: A
  /** The status of success; 200 unless given. */
  readonly status?: 200 | 201
  /** The answer of 202, where an order can be sent for approval instead of being placed. */
  readonly waits?: JsonAnswer<z.ZodType>
  /** True if the answer's `X-Total-Count` header has the number of all matches. */
  readonly counted?: true
  readonly refuses?: readonly Refusal[]
  /** False for signing in and out, whichever company the request acts for. */
  readonly acts?: false
  /** The documented key of this call's error text, if it is not `message`. */
  readonly errorKey?: 'error'
  readonly example?: { readonly body?: Sent<B>; readonly answer?: Answered<A> }
  readonly run: (request: RestRequest<P, Q, B>) => Promise<Answered<A> | Response>
}

/** A documented call: its route, its entry in the OpenAPI document and its place in the reference come from it. */
export interface RestCall
  extends Omit<Declaration<z.ZodObject, z.ZodObject, Body, Answer>, 'run' | 'example'> {
  readonly example?: { readonly body?: unknown; readonly answer?: unknown }
  readonly handle: Handler<RestFacts>
}

export interface RestSubject {
  readonly name: string
  readonly about: string
  readonly calls: readonly RestCall[]
}

const none = z.object({})

async function bodyOf(c: Context, body: Body | undefined): Promise<unknown> {
  if (body?.kind === 'json') return jsonBody(c)
  return body?.kind === 'form' ? multipart(c) : null
}

/** Declares a call. Its schemas describe what may be sent; the procedure it calls checks what was. */
export function restCall<
  A extends Answer,
  P extends z.ZodObject = typeof none,
  Q extends z.ZodObject = typeof none,
  B extends Body | undefined = undefined,
>({ run, ...declared }: Declaration<P, Q, B, A>): RestCall {
  const { params = none, query = none, body, status = 200 } = declared
  const handle: Handler<RestFacts> = async (c) => {
    const answer = await run({
      c,
      caller: c.get('caller'),
      params: params.parse(c.req.param()) as z.output<P>,
      query: query.parse(c.req.query()) as z.output<Q>,
      body: (await bodyOf(c, body)) as Sent<B>,
    })
    return answer instanceof Response ? answer : c.json(answer, status as ContentfulStatusCode)
  }
  return { ...(declared as unknown as Omit<RestCall, 'handle'>), handle }
}

/** What the statuses of a call are derived from. */
type Sends = Pick<
  RestCall,
  'method' | 'params' | 'query' | 'headers' | 'body' | 'refuses' | 'acts' | 'status' | 'waits'
>

/**
 * Returns the statuses a call can refuse with. 401, 403 and 404 are for every call: also for an API token that is not
 * valid, a guest that names a company to act for, the page of another site, and a company to act for that was deleted.
 */
export function refusalsOf(call: Sends): readonly number[] {
  const { method, params, query, headers, body, refuses = [], acts = true } = call
  const derived = [
    ...[401, 403, 429, 500, 503],
    ...(params || query || headers || body ? [400] : []),
    ...(acts ? [404] : []),
    ...(method === 'get' ? [] : [413]),
    ...(body ? [415] : []),
  ]
  return [...new Set([...derived, ...refuses])].sort((a, b) => a - b)
}

/** Returns all statuses a call can answer with, that of success first. */
export function statusesOf(call: Sends): readonly number[] {
  return [call.status ?? 200, ...(call.waits ? [202] : []), ...refusalsOf(call)]
}

/** Returns what runs before anything can fail: it notes the documented key of errors, where a call has another. */
export function errorKeysOf(calls: readonly RestCall[]): Hono<RestFacts> {
  const routes = new Hono<RestFacts>()
  for (const { method, path, alsoAt = [], errorKey } of calls) {
    if (!errorKey) continue
    routes.on(method, [path, ...alsoAt], async (c, next) => {
      c.set('errorKey', errorKey)
      await next()
    })
  }
  return routes
}

export function routesOf(calls: readonly RestCall[]): Hono<RestFacts> {
  const routes = new Hono<RestFacts>()
  for (const { method, path, alsoAt = [], handle } of calls) routes.on(method, [path, ...alsoAt], handle)
  return routes
}

export const json = <S extends z.ZodType>(schema: S) => ({ kind: 'json', schema }) as const

export const form = <S extends z.ZodObject>(schema: S) => ({ kind: 'form', schema }) as const

export const file = (...contentTypes: readonly string[]) => ({ kind: 'file', contentTypes }) as const

/** A number in a path or query, such as an id; other text becomes NaN, which the procedure rejects. */
export const numberInText = z
  .string()
  .transform(pathNumber)
  .meta({ override: { type: 'integer', minimum: 1 } })

export const upload = z.file().meta({ override: { type: 'string', format: 'binary' } })

/** An amount of dollars as sent: a number, or its text. */
export const dollars = z.union([z.number(), z.string()]).meta({ examples: [118.4] })

export const done = json(z.object({ ok: z.literal(true) }).meta({ id: 'Done' }))

export const sentence = json(z.object({ message: z.string() }).meta({ id: 'Message' }))

/** Sets the number of all matches in the answer's `X-Total-Count` header; returns the rows. */
export function counted<T>(c: Context, rows: readonly T[], total: number): readonly T[] {
  c.header('X-Total-Count', String(total))
  return rows
}
