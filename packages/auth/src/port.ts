import type { SecondFactorSetup } from '@mullion/domain/accounts/session'
import type { PasskeyChecks } from './passkeys.ts'

/** A request's headers, and the headers to set the answer's cookies on. */
export interface Exchange {
  readonly headers: Headers
  readonly answer: Headers
}

export interface SessionFacts {
  readonly id: number
  readonly userId: number
  readonly seenAt: Date
}

export interface SignIn {
  readonly email: string
  readonly password: string
  readonly rememberMe: boolean
}

export type SignInResult =
  | { readonly outcome: 'signed_in'; readonly userId: number }
  | { readonly outcome: 'second_factor' }
  /** Wrong email address or wrong password: the answer does not say which, and both take equally long. */
  | { readonly outcome: 'refused' }

/** Passwords, sessions and second factors. It knows nothing about users' profiles and permissions. */
export interface Authenticator {
  hashPassword(password: string): Promise<string>
  /** True if the hash is of this password; null takes equally long and is always false. */
  verifyPassword(password: string, hash: string | null): Promise<boolean>
  /** Returns the session of a request, or null when it has no valid one. */
  session(headers: Headers): Promise<SessionFacts | null>
  signIn(exchange: Exchange, signIn: SignIn): Promise<SignInResult>
  /** Completes a sign-in that is waiting for a code: one from the app, or a recovery code, which is then used up. */
  confirmSignIn(
    exchange: Exchange,
    code: string,
  ): Promise<Exclude<SignInResult, { outcome: 'second_factor' }>>
  readonly passkeys: PasskeyChecks
  /** Returns the user whose password was right and who waits for a second factor in this browser; null if nobody does. */
  pendingUser(exchange: Pick<Exchange, 'headers'>): Promise<number | null>
  /** Completes a sign-in that waits for a second factor, once the store has checked one itself. */
  completeSignIn(exchange: Exchange): Promise<Exclude<SignInResult, { outcome: 'second_factor' }>>
  signOut(exchange: Exchange): Promise<void>
  /** Returns a new secret for an authenticator app, not active until a code proves it; null for a wrong password. */
  startSecondFactor(exchange: Exchange, password: string): Promise<SecondFactorSetup | null>
  /** Activates the secret; false for a wrong code. */
  enableSecondFactor(exchange: Exchange, code: string): Promise<boolean>
  /** True for the signed-in user's current code or a recovery code, which is then used up. */
  verifySecondFactor(exchange: Exchange, code: string): Promise<boolean>
  /** False for a wrong password. */
  disableSecondFactor(exchange: Exchange, password: string): Promise<boolean>
}
