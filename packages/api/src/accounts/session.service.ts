import type { Authenticator, Exchange } from '@mullion/auth/port'
import { confirmPasswordHash, findPasswordHash } from '@mullion/db/accounts/credential.repository'
import { listPasskeys } from '@mullion/db/accounts/passkey.repository'
import {
  listSessions,
  removeEndedSessions,
  removePendingSignIns,
  removeSession,
  removeSessions,
  touchSession,
} from '@mullion/db/accounts/session.repository'
import { findPerson, findUserByEmail } from '@mullion/db/accounts/user.repository'
import type { Database } from '@mullion/db/database'
import { codeRefused, deviceMissing, signInRefused } from '@mullion/domain/accounts/account-errors'
import { guest, isStaffRole } from '@mullion/domain/accounts/actor'
import { passkeySite } from '@mullion/domain/accounts/passkey'
import type {
  Device,
  RequiredAction,
  SignInInput,
  SignInOutcome,
  Viewer,
} from '@mullion/domain/accounts/session'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { AnalyticsAccess } from '../analytics/analytics-access.ts'
import type { Clock } from '../clock.ts'
import { audit } from '../security/audit.ts'
import type { Limits } from '../security/limits.ts'
import { actorOfUser, type SignedIn } from '../signed-in.ts'
import type { ReadCompanyPrices } from './company-prices.ts'
import { deviceName } from './device-name.ts'
import { viewerOf } from './person-view.ts'
import { usedCode } from './used-code.ts'

export interface SessionDeps {
  readonly db: Database
  readonly authenticator: Authenticator
  readonly limits: Limits
  readonly clock: Clock
  /**
   * Demonstration accounts can sign in only to a demonstration store, because their password is published.
   */
  readonly storeInfo: Pick<StoreInfo, 'demo'>
  readonly staffSecondFactor: boolean
  readonly siteUrl: () => string
  readonly analyticsAccess: AnalyticsAccess
  readonly pricesOf: ReadCompanyPrices
}

export type SessionService = ReturnType<typeof createSessionService>

function passCookies(from: Headers, to: Headers): void {
  for (const cookie of from.getSetCookie()) to.append('Set-Cookie', cookie)
}

/** How precisely a session's last use is recorded. */
const seenExactToMs = 5 * 60_000

export function createSessionService(deps: SessionDeps) {
  const { db, authenticator, limits, clock } = deps

  function requiredActionOf({ user }: SignedIn['person']): RequiredAction | null {
    if (user.passwordChangeRequired) return 'change_password'
    const isPerson = isStaffRole(user.role) && !user.service
    const needed = deps.staffSecondFactor && isPerson && !user.twoFactorEnabled
    return needed ? 'set_up_second_factor' : null
  }

  /** The user, or null if deleted or blocked; `sessionId` is 0 without a session. */
  async function loadSignedIn(
    sessionId: number,
    userId: number,
    ipAddress: string,
  ): Promise<SignedIn | null> {
    const person = await findPerson(db.read, userId)
    if (!person || isBlocked(person.user)) return null
    const { id: companyId, pricesVersion } = person.company
    const prices = await deps.pricesOf({ companyId }, pricesVersion)
    return {
      sessionId,
      person,
      requiredAction: requiredActionOf(person),
      self: actorOfUser(person, ipAddress, prices),
    }
  }

  function isBlocked(user: SignedIn['person']['user']): boolean {
    return user.demonstration && !deps.storeInfo.demo
  }

  async function touch(sessionId: number, seenAt: Date): Promise<void> {
    const now = clock()
    if (now.getTime() - seenAt.getTime() < seenExactToMs) return
    await db.transaction((tx) => touchSession(tx, sessionId, now))
  }

  /** Returns the user that a request's session cookies belong to; null for a guest. */
  async function signedInBy(headers: Headers, ipAddress: string): Promise<SignedIn | null> {
    const session = await authenticator.session(headers)
    if (!session) return null
    await touch(session.id, session.seenAt)
    return loadSignedIn(session.id, session.userId, ipAddress)
  }

  function viewer(signedIn: SignedIn): Viewer {
    return viewerOf(signedIn, { analytics: deps.analyticsAccess.allows(signedIn) })
  }

  async function viewerNow(userId: number, ipAddress: string): Promise<Viewer> {
    const signedIn = await loadSignedIn(0, userId, ipAddress)
    if (!signedIn) throw signInRefused()
    return viewer(signedIn)
  }

  async function auditRefusedSignIn(login: string, ipAddress: string): Promise<void> {
    const user = await findUserByEmail(db.read, login)
    const subject = user ? `user:${user.id}` : 'user:unknown'
    const companyId = user?.companyId ?? null
    const line = { action: 'sign_in_refused', subject, companyId, at: clock() } as const
    await db.transaction((tx) => audit(tx, guest('', ipAddress), line))
  }

  async function auditSignIn(userId: number, ipAddress: string): Promise<void> {
    const person = await findPerson(db.read, userId)
    if (!person) return
    const line = { action: 'signed_in', subject: `user:${userId}`, at: clock() } as const
    await db.transaction((tx) => audit(tx, actorOfUser(person, ipAddress), line))
  }

  /** Returns the hash to check a sign-in against; null for a login that cannot sign in any more. */
  async function passwordHashOf(login: string): Promise<string | null> {
    const user = await findUserByEmail(db.read, login)
    const until = user?.oneTimePasswordUntilAt
    // Treats an expired one-time password like a wrong one.
    if (!user || isBlocked(user) || (until != null && until <= clock())) return null
    return findPasswordHash(db.read, user.id)
  }

  /** Ends the session that a sign-in just opened but must not keep. */
  async function discard(answer: Headers, userId: number): Promise<void> {
    const cookie = answer
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ')
    const session = await authenticator.session(new Headers({ cookie }))
    await db.transaction(async (tx) => {
      if (session) await removeSession(tx, userId, session.id)
      await removePendingSignIns(tx, userId)
    })
  }

  /** False if the password changed during the check, in which case the new session must end. */
  async function isPasswordUnchanged(login: string, hash: string | null): Promise<boolean> {
    const user = await findUserByEmail(db.read, login)
    if (!user || hash === null) return false
    return db.transaction((tx) => confirmPasswordHash(tx, user.id, hash))
  }

  async function signIn(exchange: Exchange, input: SignInInput, ipAddress: string): Promise<SignInOutcome> {
    const { login, password, rememberMe } = input
    const account = `${login}@${ipAddress}`
    await limits.consume('sign-in-address', ipAddress)
    await limits.consume('sign-in-account', account)
    const hash = await passwordHashOf(login)
    const attempt = { headers: exchange.headers, answer: new Headers() }
    const result = await authenticator.signIn(attempt, { email: login, password, rememberMe })
    const isValid = result.outcome !== 'refused' && (await isPasswordUnchanged(login, hash))
    if (!isValid) {
      if (result.outcome !== 'refused') await discardOf(login, attempt.answer)
      await auditRefusedSignIn(login, ipAddress)
      throw signInRefused()
    }
    passCookies(attempt.answer, exchange.answer)
    await endEarlier(exchange)
    await limits.reset('sign-in-account', account)
    await limits.refund('sign-in-address', ipAddress)
    if (result.outcome === 'second_factor') return { ...result, passkey: await hasPasskey(login) }
    return { outcome: 'signed_in', viewer: await beginSignedIn(result.userId, ipAddress) }
  }

  /** False where browsers could not use one. */
  async function hasPasskey(login: string): Promise<boolean> {
    const user = await findUserByEmail(db.read, login)
    if (!user || !passkeySite(deps.siteUrl())) return false
    return (await listPasskeys(db.read, user.id)).length > 0
  }

  /** Notes that a session was opened, and returns whose it is. */
  async function beginSignedIn(userId: number, ipAddress: string): Promise<Viewer> {
    await auditSignIn(userId, ipAddress)
    return viewerNow(userId, ipAddress)
  }

  /** Ends the browser's previous session, which nothing could sign out once its cookie is replaced. */
  async function endEarlier({ headers }: Exchange): Promise<void> {
    const earlier = await authenticator.session(headers)
    if (earlier) await db.transaction((tx) => removeSession(tx, earlier.userId, earlier.id))
  }

  async function discardOf(login: string, answer: Headers): Promise<void> {
    const user = await findUserByEmail(db.read, login)
    if (user) await discard(answer, user.id)
  }

  /** True for the first use of a code within the time it is accepted. */
  function isFresh(userId: number, code: string): Promise<boolean> {
    return limits.allows('used-code', usedCode(userId, code))
  }

  async function refuseSecondFactor(ipAddress: string): Promise<void> {
    const line = {
      action: 'sign_in_refused',
      subject: 'second factor',
      companyId: null,
      at: clock(),
    } as const
    await db.transaction((tx) => audit(tx, guest('', ipAddress), line))
  }

  async function confirmSignIn(exchange: Exchange, code: string, ipAddress: string): Promise<Viewer> {
    await limits.consume('second-factor', ipAddress)
    const attempt = { headers: exchange.headers, answer: new Headers() }
    const result = await authenticator.confirmSignIn(attempt, code)
    if (result.outcome === 'refused' || !(await isFresh(result.userId, code))) {
      if (result.outcome !== 'refused') await discard(attempt.answer, result.userId)
      await refuseSecondFactor(ipAddress)
      throw codeRefused()
    }
    passCookies(attempt.answer, exchange.answer)
    await limits.refund('second-factor', ipAddress)
    return beginSignedIn(result.userId, ipAddress)
  }

  return {
    viewer,

    signedInBy,
    /** Returns the user that an API token acts as; null if deleted or blocked. */
    signedInAs: (userId: number, ipAddress: string) => loadSignedIn(0, userId, ipAddress),
    signIn,
    confirmSignIn,
    beginSignedIn,
    refuseSecondFactor,

    async signOut(exchange: Exchange, signedIn: SignedIn | null): Promise<void> {
      await authenticator.signOut(exchange)
      if (!signedIn) return
      const { self } = signedIn
      const line = { action: 'signed_out', subject: `user:${self.userId}`, at: clock() } as const
      await db.transaction((tx) => audit(tx, self, line))
    },

    async devices({ sessionId, self }: SignedIn): Promise<Device[]> {
      const rows = await listSessions(db.read, self.userId, clock())
      return rows.map((row) => ({
        id: row.id,
        name: deviceName(row.userAgent ?? ''),
        ipAddress: row.ipAddress ?? '',
        signedInAt: row.createdAt.toISOString(),
        seenAt: row.updatedAt.toISOString(),
        current: row.id === sessionId,
      }))
    },

    /** Signs out one of the user's own browsers; throws `missing` for any other. */
    async signOutDevice({ self }: SignedIn, deviceId: number): Promise<void> {
      await db.transaction(async (tx) => {
        if (!(await removeSession(tx, self.userId, deviceId))) throw deviceMissing()
        const subject = `user:${self.userId}`
        await audit(tx, self, { action: 'device_signed_out', subject, details: { deviceId }, at: clock() })
      })
    },

    /** Signs out all other browsers and returns how many there were. */
    async signOutOthers({ self, sessionId }: SignedIn): Promise<number> {
      return db.transaction(async (tx) => {
        const ended = await removeSessions(tx, self.userId, sessionId)
        const subject = `user:${self.userId}`
        await audit(tx, self, { action: 'device_signed_out', subject, details: { ended }, at: clock() })
        return ended
      })
    },

    async deleteExpired(): Promise<void> {
      await db.transaction((tx) => removeEndedSessions(tx, clock()))
    },
  }
}
