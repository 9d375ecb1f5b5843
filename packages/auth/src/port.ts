import type { SecondFactorSetup } from '@mullion/domain/accounts/session'

/** A request's headers in, and where the cookies of the answer go. */
export interface Exchange {
  readonly headers: Headers
  readonly answer: Headers
}

/** A session that is in force. */
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
  /** Wrong address or wrong password: nobody is told which, and both take as long. */
  | { readonly outcome: 'refused' }

/** Passwords, sessions and second factors. Who somebody is and what they may do is not its business. */
export interface Authenticator {
  hashPassword(password: string): Promise<string>
  /** True when the password has this hash; with null, nobody's, it takes as long and is false. */
  verifyPassword(password: string, hash: string | null): Promise<boolean>
  /** The session of a request, or null when it has none that is in force. */
  session(headers: Headers): Promise<SessionFacts | null>
  signIn(exchange: Exchange, signIn: SignIn): Promise<SignInResult>
  /** Ends a sign-in that waits for a code, one of the app or a recovery code, which is then used up. */
  confirmSignIn(
    exchange: Exchange,
    code: string,
  ): Promise<Exclude<SignInResult, { outcome: 'second_factor' }>>
  signOut(exchange: Exchange): Promise<void>
  /** A new secret for an authenticator app, not in force before a code proves it; null for a wrong password. */
  startSecondFactor(exchange: Exchange, password: string): Promise<SecondFactorSetup | null>
  /** Puts the secret in force; false for a wrong code. */
  enableSecondFactor(exchange: Exchange, code: string): Promise<boolean>
  /** True for a current code of the person who is signed in, or a recovery code, which is then used up. */
  verifySecondFactor(exchange: Exchange, code: string): Promise<boolean>
  /** False for a wrong password. */
  disableSecondFactor(exchange: Exchange, password: string): Promise<boolean>
}
