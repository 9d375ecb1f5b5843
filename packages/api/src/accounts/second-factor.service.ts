import type { Authenticator, Exchange } from '@mullion/auth/port'
import { findPasswordHash } from '@mullion/db/accounts/credential.repository'
import { removePasskeys } from '@mullion/db/accounts/passkey.repository'
import { removeSessions } from '@mullion/db/accounts/session.repository'
import type { Database } from '@mullion/db/database'
import { queueMail } from '@mullion/db/mail/mail.repository'
import {
  codeRefused,
  notAllowed,
  passwordWrong,
  secondFactorOn,
} from '@mullion/domain/accounts/account-errors'
import { isStaff } from '@mullion/domain/accounts/actor'
import type { DisableSecondFactorInput, SecondFactorSetup } from '@mullion/domain/accounts/session'
import type { Clock } from '../clock.ts'
import { audit } from '../security/audit.ts'
import type { Limits } from '../security/limits.ts'
import type { SignedIn } from '../signed-in.ts'
import { credentialMail, type MailFacts } from './account-mails.ts'
import { usedCode } from './used-code.ts'

export interface SecondFactorDeps extends MailFacts {
  readonly db: Database
  readonly authenticator: Authenticator
  readonly limits: Limits
  readonly clock: Clock
}

const notices = {
  second_factor_on: 'Two-step verification was turned on for your account.',
  second_factor_off: 'Two-step verification was turned off for your account.',
} as const

export type SecondFactorService = ReturnType<typeof createSecondFactorService>

/** Two-factor sign-in for staff: a code from an authenticator app on top of the password. */
export function createSecondFactorService(deps: SecondFactorDeps) {
  const { db, authenticator, limits, clock } = deps

  async function note({ self, person }: SignedIn, action: keyof typeof notices): Promise<void> {
    const at = clock()
    await db.transaction(async (tx) => {
      await audit(tx, self, { action, subject: `user:${self.userId}`, at })
      await queueMail(tx, credentialMail(person.user, notices[action], deps), at)
    })
  }

  async function guarded({ self }: SignedIn): Promise<void> {
    if (!isStaff(self)) throw notAllowed()
    await limits.consume('own-password', self.id)
  }

  return {
    /** Returns a new secret and recovery codes; they take effect once a code proves that the app has the secret. */
    async start(signedIn: SignedIn, exchange: Exchange, password: string): Promise<SecondFactorSetup> {
      await guarded(signedIn)
      if (signedIn.person.user.twoFactorEnabled) throw secondFactorOn()
      const setup = await authenticator.startSecondFactor(exchange, password)
      if (!setup) throw passwordWrong('password')
      return setup
    },
    /** Activates the secret and ends all other sessions, which were opened with a password alone. */
    async enable(signedIn: SignedIn, exchange: Exchange, code: string): Promise<void> {
      await guarded(signedIn)
      const { userId } = signedIn.self
      if (!(await authenticator.enableSecondFactor(exchange, code))) throw codeRefused()
      await limits.allows('used-code', usedCode(userId, code))
      // The library has replaced this session with a new one.
      const session = await authenticator.session(sessionHeaders(exchange.answer))
      await db.transaction((tx) => removeSessions(tx, userId, session?.id ?? signedIn.sessionId))
      await limits.reset('own-password', signedIn.self.id)
      await note(signedIn, 'second_factor_on')
    },
    /** Turns the second factor off, and removes passkeys; needs the password and a code not used before. */
    async disable(
      signedIn: SignedIn,
      exchange: Exchange,
      { password, code }: DisableSecondFactorInput,
    ): Promise<void> {
      await guarded(signedIn)
      const { userId } = signedIn.self
      const known = await findPasswordHash(db.read, userId)
      if (!(await authenticator.verifyPassword(password, known))) throw passwordWrong('password')
      const isRight = await authenticator.verifySecondFactor(exchange, code)
      if (!isRight || !(await limits.allows('used-code', usedCode(userId, code)))) throw codeRefused()
      if (!(await authenticator.disableSecondFactor(exchange, password))) throw passwordWrong('password')
      await db.transaction((tx) => removePasskeys(tx, userId))
      await limits.reset('own-password', signedIn.self.id)
      await note(signedIn, 'second_factor_off')
    },
  }
}

/** Converts the cookies set by an answer to headers as the next request would send them. */
function sessionHeaders(answer: Headers): Headers {
  const pairs = answer.getSetCookie().map((set) => set.split(';')[0])
  return new Headers({ cookie: pairs.join('; ') })
}
