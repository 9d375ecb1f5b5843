import { findApiToken, listApiTokens, touchApiToken } from '@mullion/db/accounts/api-token.repository'
import { findPerson, type PersonRow } from '@mullion/db/accounts/user.repository'
import type { Database } from '@mullion/db/database'
import { hashOfKey } from '@mullion/db/security/key-hash'
import { requiredActionFirst, tokenInvalid, userMissing } from '@mullion/domain/accounts/account-errors'
import { type Actor, type Member, withToken } from '@mullion/domain/accounts/actor'
import {
  type ApiTokens,
  type CreateTokenInput,
  type CurrentToken,
  type NewApiToken,
  tokenPattern,
} from '@mullion/domain/accounts/api-token'
import { may, tokenAbilitiesOf } from '@mullion/domain/accounts/permissions'
import { tooManyTries } from '@mullion/domain/security/rate-limit'
import { type Limits, limitRules } from '../security/limits.ts'
import type { SignedIn } from '../signed-in.ts'
import { issueToken, revokeToken, type TokenFacts, viewToken } from './issued-token.ts'
import type { SessionService } from './session.service.ts'

export interface ApiTokenDeps extends TokenFacts {
  readonly db: Database
  readonly limits: Limits
  readonly sessions: Pick<SessionService, 'signedInAs'>
}

/** How precisely a token's last use is recorded. */
const usedExactToMs = 60_000

/** Calls that a token has made in its current minute, and the seconds until the next. */
export interface TokenCalls {
  readonly calls: number
  readonly secondsLeft: number
}

/** Tokens that let programs act as a user, with the permissions chosen for each. */
export function createApiTokenService(deps: ApiTokenDeps) {
  const { db, limits, clock } = deps

  /** Counts a wrong token of an IP address; the address may go on with tokens that are right. */
  async function refuse(ipAddress: string): Promise<never> {
    const { before, endsAt } = await limits.add('wrong-token', ipAddress, 0)
    if (before >= limitRules['wrong-token'].most) throw tooManyTries(endsAt, clock())
    await limits.consume('wrong-token', ipAddress)
    throw tokenInvalid()
  }

  async function ownPerson(actor: Member): Promise<PersonRow> {
    const person = await findPerson(db.read, actor.userId)
    if (!person) throw userMissing()
    return person
  }

  return {
    /**
     * Returns the user that a request's token acts as. The token and its owner are read for each request, so revoking
     * either takes effect at once on all servers. Throws `unauthenticated` for any other text, `limited` after too many
     * of these, and `forbidden` while the owner has a required action.
     */
    async signedInBy(secret: string, ipAddress: string): Promise<SignedIn> {
      const now = clock()
      const row = tokenPattern.test(secret) ? await findApiToken(db.read, hashOfKey(secret), now) : null
      const owner = row && (await deps.sessions.signedInAs(row.userId, ipAddress))
      if (!owner) return refuse(ipAddress)
      if (owner.requiredAction) throw requiredActionFirst(owner.requiredAction)
      const before = new Date(now.getTime() - usedExactToMs)
      if (row.usedAt === null || row.usedAt < before) {
        await db.transaction((tx) => touchApiToken(tx, row.id, { now, before, ipAddress }))
      }
      return { ...owner, self: withToken(owner.self, row) }
    },

    /** Counts calls of a token in its minute, for all servers together; never refuses. */
    async countCalls(tokenId: number, calls: number): Promise<TokenCalls> {
      const { before, endsAt } = await limits.add('token-calls', String(tokenId), calls)
      const secondsLeft = Math.max(1, Math.ceil((endsAt.getTime() - clock().getTime()) / 1000))
      return { calls: before + calls, secondsLeft }
    },

    /** Returns the actor's own tokens, oldest first. */
    async list(actor: Member): Promise<ApiTokens> {
      const rows = await listApiTokens(db.read, actor.userId)
      const now = clock()
      return { tokens: rows.map((row) => viewToken(row, now)), grantable: tokenAbilitiesOf(actor.role) }
    },

    /** Returns the token that the request was sent with; null for people. */
    async current(actor: Actor): Promise<CurrentToken | null> {
      if (actor.userId === null || !actor.token) return null
      const { id } = actor.token
      const row = (await listApiTokens(db.read, actor.userId)).find((token) => token.id === id)
      if (!row) return null
      const token = viewToken(row, clock())
      return { ...token, allowed: token.abilities.filter((ability) => may(actor, ability)) }
    },

    /** Makes a token that acts as the actor; its secret is in this answer only. */
    async create(actor: Member, input: CreateTokenInput): Promise<NewApiToken> {
      await limits.consume('tokens-made', actor.id)
      return db.transaction(async (tx) => {
        const owner = await findPerson(tx, actor.userId)
        if (!owner) throw userMissing()
        return issueToken(tx, { actor, owner, input }, deps)
      })
    },

    /** Ends one of the actor's own tokens; throws `missing` for any other. */
    async revoke(actor: Member, tokenId: number): Promise<void> {
      const owner = await ownPerson(actor)
      await db.transaction((tx) => revokeToken(tx, { actor, owner, tokenId }, deps))
    },
  }
}
