import {
  notAllowed,
  notByToken,
  requiredActionFirst,
  signedOut,
  signInNeeded,
} from '@mullion/domain/accounts/account-errors'
import type { Actor, Member } from '@mullion/domain/accounts/actor'
import { type Ability, may, mayAny } from '@mullion/domain/accounts/permissions'
import { AppError } from '@mullion/domain/error'
import { notWhilePunchout } from '@mullion/domain/punchout/punchout-errors'
import { initTRPC, TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { clientError } from './client-error.ts'
import type { Context } from './context.ts'
import { refused, unavailableError } from './refused.ts'

const t = initTRPC.context<Context>().create({
  errorFormatter({ shape, error, ctx }) {
    const { message, ...view } = clientError(error)
    const { code, httpStatus } = shape.data
    return {
      code: shape.code,
      message,
      data: { code, httpStatus, ...view, requestId: ctx?.requestId ?? null },
    }
  },
})

export const router = t.router
/**
 * Returns a factory that calls a router's procedures in process for a given context; errors are those a client would
 * get.
 */
export const createCaller = t.createCallerFactory

/** The HTTP status that an error is answered with. */
function statusOf({ cause, code }: TRPCError): number {
  const { code: answerCode } =
    cause instanceof AppError ? refused(cause) : (unavailableError(cause) ?? { code })
  return getHTTPStatusCodeFromError(new TRPCError({ code: answerCode }))
}

/** Converts service errors to tRPC errors; unexpected ones are logged with the request's id and masked. */
const translated = t.procedure.use(async ({ ctx, path, type, next }) => {
  const startedAt = performance.now()
  const { measuring } = ctx.services
  const result = await measuring.around(path, next)
  if (ctx.measured) {
    const status = result.ok ? 200 : statusOf(result.error)
    const ms = performance.now() - startedAt
    measuring.addCall({ method: type.toUpperCase(), endpoint: path, ms, status })
  }
  if (result.ok) return result
  const { cause } = result.error
  if (cause instanceof AppError) throw refused(cause)
  const unavailable = unavailableError(cause)
  if (unavailable) {
    ctx.log.error({ requestId: ctx.requestId, path, err: cause }, 'The database did not answer.')
    throw unavailable
  }
  if (result.error.code === 'INTERNAL_SERVER_ERROR') {
    ctx.log.error({ requestId: ctx.requestId, path, err: cause ?? result.error }, 'A procedure failed.')
  }
  return result
})

/** Waits for the request's turn, so that a batch cannot block the server. */
const inTurn = translated.use(({ ctx, next }) => ctx.budget.run(() => next()))

const isMistaken = ({ believedUser, signedIn }: Pick<Context, 'believedUser' | 'signedIn'>) =>
  believedUser !== null && believedUser !== String(signedIn?.person.user.id ?? 'guest')

/** Rejects calls from a page that is wrong about who is signed in. */
const asBelieved = inTurn.use(({ ctx, next }) => {
  if (isMistaken(ctx)) throw refused(signedOut(ctx.signedIn !== null))
  return next()
})

/** Tells the page who is signed in, but never a page that believes someone is that nobody is. */
export const viewerProcedure = inTurn.use(({ ctx, next }) => {
  if (isMistaken(ctx) && ctx.signedIn === null) throw refused(signedOut(false))
  return next()
})

/** Rejects a request for a company the actor may not, or may no longer, act for. */
const actingChecked = asBelieved.use(({ ctx, next }) => {
  if (ctx.actingRefusal) throw refused(ctx.actingRefusal)
  return next()
})

/** For everyone, signed in or not; by API token only with this ability. */
function openTo(ability: Ability) {
  return actingChecked.use(({ ctx, next }) => {
    if (!may(ctx.actor, ability)) throw refused(notAllowed())
    return next()
  })
}

export const openProcedure = openTo('browse')

/** For quoting carts and placing orders, signed in or not. */
export const orderingProcedure = openTo('placeOrders')

/** Rejects calls by API token, whatever the token may do. */
const byPeople = t.middleware(({ ctx, next }) => {
  if (ctx.actor.token) throw refused(notByToken())
  return next()
})

/** Rejects calls from a visit of a procurement system's buyer, who has no account of their own. */
const notPunchout = t.middleware(({ ctx, next }) => {
  if (ctx.actor.punchoutVisitId !== undefined) throw refused(notWhilePunchout())
  return next()
})

/** For signing in and out: for everyone, whichever company the request acts for. */
export const signInProcedure = inTurn.use(byPeople).use(notPunchout)

/** For forgotten passwords and links in mails: for everyone, but not by API token. */
export const personalProcedure = actingChecked.use(byPeople)

/** Counts the rows that an input asks for against the budget of its request, and the call against its IP address. */
export const spending =
  <I>(rowsOf: (input: I) => number) =>
  <R>({ ctx, input, next }: { readonly ctx: Context; readonly input: I; next(): R }): R => {
    ctx.budget.spend(rowsOf(input))
    return next()
  }

interface Spent<I, A> {
  /** The most rows the input can be answered with. */
  readonly upTo: (input: I) => number
  readonly rowsOf: (answer: A) => number
}

/** Charges a call whose answer varies by the rows it answered, which are known when it has; a failed call by none. */
export const spendingByAnswer =
  <I, A>({ upTo, rowsOf }: Spent<I, A>) =>
  async <R extends { readonly ok: boolean }>({
    ctx,
    input,
    next,
  }: {
    readonly ctx: Context
    readonly input: I
    next(): Promise<R>
  }): Promise<R> => {
    const charge = ctx.budget.reserve(upTo(input))
    let rows = 0
    try {
      const result = await next()
      if (result.ok && 'data' in result) rows = rowsOf(result.data as A)
      return result
    } finally {
      charge(rows)
    }
  }

/**
 * For signed-in users, even with an open required action: for their own session and password. Never by API token.
 */
export const sessionProcedure = asBelieved.use(byPeople).use(({ ctx, next }) => {
  if (!ctx.signedIn) throw refused(signInNeeded())
  return next({ ctx: { signedIn: ctx.signedIn } })
})

const isMember = (actor: Actor): actor is Member => actor.role !== 'guest'

/** For signed-in users whose role has one of these abilities; the service decides what they may use it on. */
export function memberProcedure(...abilities: readonly [Ability, ...Ability[]]) {
  return actingChecked.use(({ ctx, next }) => {
    const { actor, signedIn } = ctx
    if (signedIn?.requiredAction) throw refused(requiredActionFirst(signedIn.requiredAction))
    if (!isMember(actor)) throw refused(signInNeeded())
    if (!mayAny(actor, abilities)) throw refused(notAllowed())
    return next({ ctx: { actor } })
  })
}

/** Like `memberProcedure`, but never by API token: for sign-in, passwords, sessions and tokens themselves. */
export function personalMemberProcedure(ability: Ability) {
  return memberProcedure(ability).use(byPeople)
}
