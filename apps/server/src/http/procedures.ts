import type { Log } from '@mullion/api/log'
import { appRouter } from '@mullion/api/root'
import type { Context as CallContext } from '@mullion/api/trpc/context'
import { retryAfterSeconds } from '@mullion/api/trpc/refused'
import type { Question } from '@mullion/domain/rendered-page'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import type { Context } from 'hono'
import type { Ask } from '../first-paint/renderer.ts'
import { notedBudget } from './guest-answers.ts'
import type { RequestFacts } from './request.ts'

type PageContext = Context<RequestFacts>

export interface ProceduresOptions {
  /** Builds the call context; cookies go into `answer`. */
  readonly contextOf: (c: PageContext, answer: Headers) => Promise<CallContext>
  readonly log: Log
}

/** Queries by typed or remembered values, where a miss is normal. */
const lookups: ReadonlySet<string> = new Set([
  'catalog.part',
  'cart.open',
  'doors.bySerial',
  'doors.fit',
  'doors.saved.bySerial',
])

const isMiss = ({ code }: { readonly code: string }) => code === 'NOT_FOUND'

function requestFor(base: string, { path, body }: Question): Request {
  const url = new URL(path, base)
  if (body === null) return new Request(url)
  return new Request(url, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })
}

export function procedures({ contextOf, log }: ProceduresOptions) {
  const answer = (c: PageContext, req: Request, noted?: (rows: number) => void) =>
    fetchRequestHandler({
      endpoint: '/trpc',
      req,
      router: appRouter,
      allowMethodOverride: true,
      maxBatchSize: 20,
      responseMeta: ({ errors, paths = [] }) => {
        // A miss is a normal answer here; browsers would log a 404 status as an error.
        if (errors.length > 0 && errors.every(isMiss) && paths.every((path) => lookups.has(path)))
          return { status: 200 }
        const waits = errors.map(retryAfterSeconds).filter((seconds) => seconds !== null)
        return waits.length > 0 ? { headers: { 'Retry-After': String(Math.max(...waits)) } } : {}
      },
      onError: ({ ctx, error }) => {
        if (ctx || error.code !== 'INTERNAL_SERVER_ERROR') return
        log.error({ err: error.cause ?? error, requestId: c.get('requestId') }, 'A request failed.')
      },
      async createContext({ resHeaders }) {
        const context = await contextOf(c, resHeaders)
        return noted ? { ...context, budget: notedBudget(context.budget, noted) } : context
      },
    })
  return {
    /** Answers a request; `noted` gets the number of rows it asks for. */
    answer: (c: PageContext, noted?: (rows: number) => void) => answer(c, c.req.raw, noted),
    askFor:
      (c: PageContext): Ask =>
      async (question) => {
        const response = await answer(c, requestFor(c.req.url, question))
        return { status: response.status, body: await response.text() }
      },
  }
}
