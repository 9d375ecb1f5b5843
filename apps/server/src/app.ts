import { setTimeout as sleep } from 'node:timers/promises'
import { assertOwnBuyer } from '@mullion/api/accounts/own-user'
import type { Log } from '@mullion/api/log'
import { callerOf } from '@mullion/api/root'
import type { Services } from '@mullion/api/services'
import { createBudgets } from '@mullion/api/trpc/budget'
import type { Context as CallContext } from '@mullion/api/trpc/context'
import { refused, unavailableError } from '@mullion/api/trpc/refused'
import type { Database } from '@mullion/db/database'
import { limitKeyOf } from '@mullion/domain/accounts/actor'
import { actingDisagrees } from '@mullion/domain/accounts/internal-company'
import { may } from '@mullion/domain/accounts/permissions'
import { AppError } from '@mullion/domain/error'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { PartImages } from '@mullion/integrations/files/port'
import type { Mailbox } from '@mullion/integrations/mail/mailbox'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { createGuestPages } from './first-paint/guest-pages.ts'
import { readPageShell } from './first-paint/page-shell.ts'
import type { PageRenderer } from './first-paint/renderer.ts'
import { bearerHeaders, countCalls } from './http/bearer.ts'
import { limitedBody } from './http/body-limits.ts'
import { compressedJson } from './http/compressed-json.ts'
import { guestAnswers } from './http/guest-answers.ts'
import { imageRoutes } from './http/images.ts'
import { mailboxRoutes } from './http/mailbox.ts'
import { measured } from './http/measured.ts'
import { pageRoutes } from './http/page.ts'
import { procedures } from './http/procedures.ts'
import { punchoutRoutes } from './http/punchout.ts'
import {
  loggedPath,
  type RequestFacts,
  wellFormedPath,
  withRequestId,
  withRequestLog,
} from './http/request.ts'
import { fromThisSite } from './http/same-site.ts'
import { noStore, ownHost, pageSecurity, securityHeaders } from './http/security.ts'
import { actingOf, resolveActor, type SessionSettings } from './http/session.ts'
import { sendNotFound } from './http/unknown-page.ts'
import { restCalls } from './rest/calls.ts'
import { referenceRoutes } from './rest/reference/reference.ts'
import type { RestFacts } from './rest/rest.ts'
import { errorKeysOf, routesOf } from './rest/rest-call.ts'
import { isUnforeseen, restError } from './rest/rest-error.ts'

export interface AppDeps {
  readonly db: Database
  readonly services: Services
  readonly gateway: Pick<PaymentGateway, 'check'>
  readonly images: Pick<PartImages, 'find' | 'findPhoto' | 'findReference'>
  readonly storeInfo: StoreInfo
  readonly log: Log
  readonly session: SessionSettings
  /** True if pages load Google's bot check. */
  /** Where reCAPTCHA's script is; null for a store without it. */
  readonly captchaUrl: string | null
  /** True if other machines can reach the store, directly or through a proxy. */
  readonly reachable: boolean
  /** The store's public host name, accepted in addition to this machine's own names; null for none. */
  readonly siteHost: string | null
  readonly dist: string
  /** Aborted when the server is asked to stop but still serves. */
  readonly draining?: AbortSignal
  readonly renderer: PageRenderer
  /** Traces requests, in a store that sends traces somewhere. */
  readonly traced?: MiddlewareHandler
  /** Null when a real mail server is configured. */
  readonly mailbox: Mailbox | null
  /** Catalog calls of average size allowed per IP address per minute; null for no limit. */
  readonly catalogCallsPerMinute: number | null
  /** Calls allowed per API token per minute, on all servers together; null for no limit. */
  readonly tokenCallsPerMinute: number | null
}

/**
 * Maximum number of parts and lines that one batch of calls may request in total: enough for two full carts.
 */
const rowsOfBatch = 1000
/** REST lists return up to 5,000 matches plus their count. */
const rowsOfPath = 5100

/** Builds the whole server behind one fetch function: pages, procedures, REST paths, images. */
export function createApp(deps: AppDeps) {
  // REST paths answer with and without a trailing slash.
  const app = new Hono<RequestFacts>({ strict: false })
  const { services, session: settings, log } = deps
  const budgets = createBudgets({ callsPerMinute: deps.catalogCallsPerMinute })
  const perMinute = deps.tokenCallsPerMinute
  const contextOf: ContextOf = async (c, { answer, storesGuest, rows, calls = 1, measured = false }) => {
    const requestId = c.get('requestId')
    try {
      const resolved = await resolveActor(c, { services, settings, answer, storesGuest })
      const { actor } = resolved
      if (actor.token) await countCalls(c, { tokenId: actor.token.id, calls }, { services, perMinute })
      const budget = budgets.forRequest({ key: limitKeyOf(actor), rows })
      return { ...resolved, services, budget, requestId, measured, log }
    } catch (error) {
      if (error instanceof AppError) throw refused(error)
      const unavailable = unavailableError(error)
      if (!unavailable) throw error
      log.error({ err: error, requestId, path: loggedPath(c.req.path) }, 'The database did not answer.')
      throw unavailable
    }
  }

  app.use(withRequestId)
  if (deps.traced) app.use(deps.traced)
  app.use(measured(services.measuring))
  app.on(['GET', 'POST', 'PUT', 'DELETE'], ['/trpc/*', '/api/*', '/mailbox/*'], withRequestLog(log))
  app.use(securityHeaders(settings))
  app.on(['GET', 'POST', 'PUT', 'DELETE'], ['/trpc/*', '/api/*', '/mailbox/*'], noStore)
  app.use(bearerHeaders)
  app.route('/api', errorKeysOf(restCalls))
  app.use(wellFormedPath(log))
  app.use(ownHost(deps.siteHost))
  app.on(['GET', 'POST', 'PUT', 'DELETE'], ['/trpc/*', '/api/*'], compressedJson)
  app.use(fromThisSite)
  app.on(['POST', 'PUT', 'DELETE'], '*', limitedBody())
  app.onError((error, c) => {
    if (isUnforeseen(error)) {
      deps.log.error(
        { err: error, requestId: c.get('requestId'), path: loggedPath(c.req.path) },
        'A request failed.',
      )
    }
    return restError(error, c)
  })

  const { answer, askFor } = procedures({
    log,
    contextOf: (c, answer) =>
      contextOf(c, {
        answer,
        // Only checkout stores anything under a guest key.
        storesGuest: c.req.path.includes('checkout.'),
        rows: rowsOfBatch,
        calls: decodeURIComponent(c.req.path).split(',').length,
        measured: true,
      }),
  })
  const guests = { services, budgets, settings, rows: rowsOfBatch }
  app.all('/trpc/*', guestAnswers({ ...guests, answer }))
  app.route('/api', referenceRoutes({ store: deps.storeInfo, secure: settings.secure }))
  app.route('/api', restPaths(contextOf, settings.secure))
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', (c) => ready(c, deps))
  app.route(
    '/images',
    imageRoutes({
      ...deps,
      async actorOf(c) {
        return (await resolveActor(c, { services, settings, answer: new Headers(), storesGuest: false }))
          .actor
      },
    }),
  )
  app.route('/punchout', punchoutRoutes({ ...deps, settings, store: deps.storeInfo }))
  if (deps.mailbox) app.route('/mailbox', mailboxRoutes(deps.mailbox, mailboxRules(deps)))
  const shell = readPageShell(deps.dist, deps.storeInfo)
  const { captchaUrl } = deps
  const scriptHashes = shell?.scriptHashes ?? []
  app.use('/*', pageSecurity({ secure: settings.secure, captchaUrl, scriptHashes }))
  if (shell) {
    const guestPages = createGuestPages({
      renderer: deps.renderer,
      around: shell.around,
      onLookup: (isHit) => services.measuring.lookup('guest pages', isHit),
    })
    app.route('/', pageRoutes({ dist: deps.dist, shell, guestPages, askFor }))
  }
  app.notFound((c) => sendNotFound(c, deps.storeInfo))
  return app
}

interface CallFacts {
  readonly answer: Headers
  readonly storesGuest: boolean
  readonly rows: number
  /** How many calls a token's limit counts; 1 by default. */
  readonly calls?: number
  readonly measured?: boolean
}
type ContextOf = (c: Context<RequestFacts>, facts: CallFacts) => Promise<CallContext>

/** Paths that give a guest's browser a key, because they store its payment or order. */
const guestStoringPaths = /^\/api\/(orders\/?$|ebiz\/run-)/

function restPaths(contextOf: ContextOf, secure: boolean) {
  const api = new Hono<RestFacts>()
  api.use(async (c, next) => {
    const answer = new Headers()
    const context = await contextOf(c as unknown as Context<RequestFacts>, {
      answer,
      storesGuest: guestStoringPaths.test(c.req.path),
      rows: rowsOfPath,
    })
    c.set('secure', secure)
    c.set('caller', callerOf(context))
    c.set('actingCaller', (companyId) => actingCaller(context, companyId))
    c.set('mayAct', may(context.actor, 'actForCompany'))
    c.set('byToken', context.actor.token !== null)
    c.set('assertOwnBuyer', (named) => assertOwnBuyer(context.actor, named))
    await next()
    for (const cookie of answer.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
  })
  api.route('/', routesOf(restCalls))
  return api
}

/** Throws if the header and the payload name different companies. */
async function actingCaller(context: CallContext, companyId: unknown) {
  if (companyId === undefined || companyId === null) return callerOf(context)
  const { actor, actingRefusal } = context
  if (actingRefusal) return callerOf(context)
  if (actor.actingFor && String(actor.actingFor.id) !== String(companyId)) throw actingDisagrees()
  if (actor.actingFor) return callerOf(context)
  return callerOf({ ...context, ...(await actingOf(context.services, actor, companyId)) })
}

function mailboxRules({ services, session: settings, storeInfo, reachable }: AppDeps) {
  return {
    store: storeInfo,
    open: storeInfo.demo && !reachable,
    async isSuperAdmin(c: Context) {
      const resolved = await resolveActor(c, {
        services,
        settings,
        answer: new Headers(),
        storesGuest: false,
      })
      return resolved.actor.role === 'super_admin' && resolved.actor.token === null
    },
  }
}

const maxReadyMs = 2000

async function ready(c: Context, { db, draining, gateway, log }: AppDeps): Promise<Response> {
  if (draining?.aborted) return c.json({ status: 'not ready', message: 'The server is stopping.' }, 503)
  const parts = [
    { check: () => db.ping(), message: 'The database is not answering, or cannot store anything.' },
    { check: () => gateway.check(), message: 'Card payments are unavailable.' },
  ]
  for (const { check, message } of parts) {
    try {
      await within(check(), maxReadyMs)
    } catch (error) {
      log.error({ err: error }, message)
      return c.json({ status: 'not ready', message }, 503)
    }
  }
  return c.json({ status: 'ready' })
}

/** Rejects after `ms`; the work itself keeps running. */
async function within(work: Promise<unknown>, ms: number): Promise<void> {
  const late = new AbortController()
  const tooLate = sleep(ms, undefined, { signal: late.signal }).then(() => {
    throw new Error(`No answer within ${ms} ms.`)
  })
  tooLate.catch(() => undefined)
  await Promise.race([work, tooLate]).finally(() => late.abort())
}
