import type { Authenticator, Exchange } from '@mullion/auth/port'
import type { Store } from '@mullion/db/store'
import {
  codeRefused,
  notAllowed,
  passwordWrong,
  secondFactorOn,
} from '@mullion/domain/accounts/account-errors'
import { isStaff } from '@mullion/domain/accounts/actor'
import type { SecondFactorSetup } from '@mullion/domain/accounts/session'
import type { AuditAction } from '@mullion/domain/security/audit'
import type { Clock } from '../clock.ts'
import { audit } from '../security/audit.ts'
import type { Limits } from '../security/limits.ts'
import type { SignedIn } from '../signed-in.ts'

export interface SecondFactorDeps {
  readonly store: Store
  readonly authenticator: Authenticator
  readonly limits: Limits
  readonly clock: Clock
}

export type SecondFactorService = ReturnType<typeof createSecondFactorService>

/** A code of an authenticator app beside the password, for staff. */
export function createSecondFactorService({ store, authenticator, limits, clock }: SecondFactorDeps) {
  async function note({ self }: SignedIn, action: AuditAction): Promise<void> {
    await store.transaction((tx) => audit(tx, self, { action, subject: `user:${self.userId}`, at: clock() }))
  }

  async function guarded({ self }: SignedIn): Promise<void> {
    if (!isStaff(self)) throw notAllowed()
    await limits.take('own-password', self.id)
  }

  return {
    /** A new secret and recovery codes; in force once a code proves that the app has it. */
    async start(signedIn: SignedIn, exchange: Exchange, password: string): Promise<SecondFactorSetup> {
      await guarded(signedIn)
      if (signedIn.person.user.twoFactorEnabled) throw secondFactorOn()
      const setup = await authenticator.startSecondFactor(exchange, password)
      if (!setup) throw passwordWrong('password')
      return setup
    },
    /** Puts the secret in force. */
    async enable(signedIn: SignedIn, exchange: Exchange, code: string): Promise<void> {
      await guarded(signedIn)
      if (!(await authenticator.enableSecondFactor(exchange, code))) throw codeRefused()
      await limits.forgive('own-password', signedIn.self.id)
      await note(signedIn, 'second_factor_on')
    },
    /** Does without again. */
    async disable(signedIn: SignedIn, exchange: Exchange, password: string): Promise<void> {
      await guarded(signedIn)
      if (!(await authenticator.disableSecondFactor(exchange, password))) throw passwordWrong('password')
      await limits.forgive('own-password', signedIn.self.id)
      await note(signedIn, 'second_factor_off')
    },
  }
}
