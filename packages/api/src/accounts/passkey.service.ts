import { randomBytes } from 'node:crypto'
import type { Authenticator, Exchange } from '@mullion/auth/port'
import type { ChallengePurpose } from '@mullion/db/accounts/accounts.tables'
import { findPasswordHash } from '@mullion/db/accounts/credential.repository'
import {
  createChallenge,
  createPasskey,
  listPasskeys,
  type PasskeyRow,
  removePasskey,
  takeChallenge,
  usePasskey,
} from '@mullion/db/accounts/passkey.repository'
import type { Database } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import {
  passkeyMissing,
  passkeyRefused,
  passkeysUnavailable,
  passwordWrong,
  secondFactorOff,
  tooManyPasskeys,
} from '@mullion/domain/accounts/account-errors'
import {
  type AddPasskeyInput,
  maxPasskeys,
  type Passkey,
  type PasskeyAnswer,
  type PasskeyCreation,
  type PasskeyRequest,
  type PasskeySite,
  passkeySite,
  passkeyWaitMs,
  type RemovePasskeyInput,
} from '@mullion/domain/accounts/passkey'
import type { Viewer } from '@mullion/domain/accounts/session'
import type { Clock } from '../clock.ts'
import { audit } from '../security/audit.ts'
import type { Limits } from '../security/limits.ts'
import type { SignedIn } from '../signed-in.ts'
import { credentialMail, type MailFacts } from './account-mails.ts'
import type { SessionService } from './session.service.ts'

export interface PasskeyDeps extends MailFacts {
  readonly db: Database
  readonly authenticator: Authenticator
  readonly limits: Limits
  readonly clock: Clock
  readonly sessions: Pick<SessionService, 'beginSignedIn' | 'refuseSecondFactor'>
}

export type PasskeyService = ReturnType<typeof createPasskeyService>

const knownOf = ({ credentialId, transports }: PasskeyRow) => ({ id: credentialId, transports })

const viewPasskey = ({ id, name, createdAt, usedAt }: PasskeyRow): Passkey => ({
  ...{ id, name },
  addedAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
})

/** Keys that people with two-step verification sign in with instead of a code. */
export function createPasskeyService(deps: PasskeyDeps) {
  const { db, authenticator, limits, clock, sessions } = deps

  function siteOrThrow(): PasskeySite {
    const site = passkeySite(deps.siteUrl())
    if (!site) throw passkeysUnavailable()
    return site
  }

  async function ask(purpose: ChallengePurpose, userId: number): Promise<string> {
    const challenge = randomBytes(32).toString('base64url')
    const expiresAt = new Date(clock().getTime() + passkeyWaitMs)
    await db.transaction((tx) => createChallenge(tx, { challenge, userId, purpose }, expiresAt))
    return challenge
  }

  const taker = (purpose: ChallengePurpose, userId: number) => (challenge: string) =>
    db.transaction((tx) => takeChallenge(tx, { challenge, userId, purpose }, clock()))

  async function checkPassword({ self }: SignedIn, password: string): Promise<void> {
    await limits.consume('own-password', self.id)
    const known = await findPasswordHash(db.read, self.userId)
    if (!(await authenticator.verifyPassword(password, known))) throw passwordWrong('password')
    await limits.reset('own-password', self.id)
  }

  /** True if the key is the user's, and signed a challenge of theirs that was not used before. */
  async function isRight(userId: number, answer: PasskeyAnswer): Promise<boolean> {
    const site = siteOrThrow()
    const row = (await listPasskeys(db.read, userId)).find(({ credentialId }) => credentialId === answer.id)
    if (!row) return false
    const asked = { site, takeChallenge: taker('sign_in', userId), key: row }
    const counter = await authenticator.passkeys.used(answer, asked)
    if (counter === null) return false
    return db.transaction((tx) => usePasskey(tx, row, { counter, at: clock() }))
  }

  return {
    async list({ self }: SignedIn): Promise<Passkey[]> {
      return (await listPasskeys(db.read, self.userId)).map(viewPasskey)
    },

    /** Returns what a browser needs to make a key, once the password was right. */
    async start(signedIn: SignedIn, password: string): Promise<PasskeyCreation> {
      const { id } = siteOrThrow()
      const { user } = signedIn.person
      if (!user.twoFactorEnabled) throw secondFactorOff()
      await checkPassword(signedIn, password)
      const known = await listPasskeys(db.read, user.id)
      if (known.length >= maxPasskeys) throw tooManyPasskeys(maxPasskeys)
      return {
        challenge: await ask('add', user.id),
        site: { id, name: deps.storeInfo.name },
        user: {
          id: Buffer.from(`user:${user.id}`).toString('base64url'),
          email: user.email,
          name: `${user.firstname} ${user.lastname}`,
        },
        algorithms: authenticator.passkeys.algorithms,
        known: known.map(knownOf),
      }
    },

    /** Stores the key that a browser made for the challenge of `start`. */
    async add({ self, person }: SignedIn, { name, created }: AddPasskeyInput): Promise<void> {
      const { userId } = self
      if (!person.user.twoFactorEnabled) throw secondFactorOff()
      const asked = { site: siteOrThrow(), takeChallenge: taker('add', userId) }
      const key = await authenticator.passkeys.created(created, asked)
      if (!key) throw passkeyRefused()
      const { transports } = created
      const at = clock()
      await db.transaction(async (tx) => {
        const row = await createPasskey(tx, { ...key, userId, name, transports, createdAt: at })
        if (!row) throw passkeyRefused()
        const details = { passkeyId: row.id, name }
        await audit(tx, self, { action: 'passkey_added', subject: `user:${userId}`, details, at })
        await queueMail(tx, credentialMail(person.user, 'A passkey was added to your account.', deps), at)
      })
    },

    /** Removes a passkey, once the password was right. Throws `missing` for any other than one's own. */
    async remove(signedIn: SignedIn, { passkeyId, password }: RemovePasskeyInput): Promise<void> {
      const { self, person } = signedIn
      await checkPassword(signedIn, password)
      const at = clock()
      await db.transaction(async (tx) => {
        const removed = await removePasskey(tx, self.userId, passkeyId)
        if (!removed) throw passkeyMissing()
        const details = { passkeyId, name: removed.name }
        await audit(tx, self, { action: 'passkey_removed', subject: `user:${self.userId}`, details, at })
        await queueMail(tx, credentialMail(person.user, 'A passkey was removed from your account.', deps), at)
      })
    },

    /** Returns what a browser needs to ask for a key of the user whose sign-in waits for a second factor. */
    async request(exchange: Exchange, ipAddress: string): Promise<PasskeyRequest> {
      await limits.consume('passkey', ipAddress)
      const { id } = siteOrThrow()
      const userId = await authenticator.pendingUser(exchange)
      if (userId === null) throw passkeyRefused()
      const known = (await listPasskeys(db.read, userId)).map(knownOf)
      return { challenge: await ask('sign_in', userId), siteId: id, known }
    },

    /** Completes a sign-in whose password was right with a passkey instead of a code. */
    async confirmSignIn(exchange: Exchange, answer: PasskeyAnswer, ipAddress: string): Promise<Viewer> {
      await limits.consume('passkey', ipAddress)
      const userId = await authenticator.pendingUser(exchange)
      if (userId === null || !(await isRight(userId, answer))) {
        await sessions.refuseSecondFactor(ipAddress)
        throw passkeyRefused()
      }
      const result = await authenticator.completeSignIn(exchange)
      if (result.outcome === 'refused') throw passkeyRefused()
      await limits.refund('passkey', ipAddress)
      return sessions.beginSignedIn(result.userId, ipAddress)
    },
  }
}
