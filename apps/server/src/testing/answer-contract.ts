import { isDeepStrictEqual } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type * as z from 'zod'
import { restCalls } from '../rest/calls.ts'
import { problemOf } from '../rest/openapi.ts'
import { type RestCall, refusalsOf } from '../rest/rest-call.ts'

const patterns = restCalls.flatMap((call) =>
  [call.path, ...(call.alsoAt ?? [])].map((path) => ({
    call,
    pattern: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}/?$`),
  })),
)

export function callOf(method: string, path: string): RestCall | undefined {
  return patterns.find(({ call, pattern }) => call.method === method.toLowerCase() && pattern.test(path))
    ?.call
}

async function bodyOf(answer: Response): Promise<unknown> {
  const bytes = Buffer.from(await answer.clone().arrayBuffer())
  const encoding = answer.headers.get('content-encoding')
  const plain =
    encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
  return JSON.parse(plain.toString('utf8'))
}

export async function contractProblem(call: RestCall, answer: Response): Promise<string | null> {
  const { method, path, status = 200, answer: documented, counted, waits } = call
  const about = `${method.toUpperCase()} /api${path} answered ${answer.status}`
  if (waits && answer.status === 202) return jsonProblem(about, waits.schema, await bodyOf(answer))
  if (answer.status !== status) {
    if (!refusalsOf(call).includes(answer.status)) return `${about}, which is not documented.`
    const body = await bodyOf(answer)
    const read = problemOf(call).safeParse(body)
    return read.success ? null : `${about} with ${JSON.stringify(body)}: ${read.error.message}`
  }
  if (counted && !answer.headers.has('X-Total-Count')) return `${about} without X-Total-Count.`
  if (documented.kind === 'file') {
    const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
    return documented.contentTypes.includes(type) ? null : `${about} as ${type}.`
  }
  return jsonProblem(about, documented.schema, await bodyOf(answer))
}

function jsonProblem(about: string, schema: z.ZodType, body: unknown): string | null {
  const read = schema.safeParse(body)
  if (!read.success) return `${about} with ${JSON.stringify(body).slice(0, 2000)}: ${read.error.message}`
  return isDeepStrictEqual(read.data, body)
    ? null
    : `${about} with fields that are not documented: ${JSON.stringify(body).slice(0, 2000)}`
}
