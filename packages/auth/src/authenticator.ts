import { endSessionAt, findSession } from '@mullion/db/accounts/session.repository'
import type { Database } from '@mullion/db/database'
import { hashOfKey } from '@mullion/db/security/key-hash'
import { rememberedDays, sessionHours } from '@mullion/domain/accounts/session'
import { tooManyTries } from '@mullion/domain/security/rate-limit'
import { APIError } from 'better-auth/api'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { databaseAdapter } from './database-adapter.ts'
import { createHashingQueue } from './hashing-queue.ts'
import { passkeyChecks } from './passkeys.ts'
import { pendingSignIns } from './pending-sign-ins.ts'
import type { Authenticator, Exchange } from './port.ts'
import { cookiePrefix, createTokenReader } from './session-cookie.ts'

export interface AuthenticatorOptions {
  readonly db: Database
  /** Signs cookies and encrypts authenticator secrets; at least 32 characters, the same for all servers of a store. */
  readonly secret: string
  /** True when the site is served over HTTPS: cookies are then sent over HTTPS only. */
  readonly secure: boolean
  readonly storeName: string
  /**
   * Password hashing: scrypt at the library's cost, unless a test passes something quicker. No server setting changes
   * it.
   */
  readonly passwords?: PasswordHashing
}

export interface PasswordHashing {
  hash(password: string): Promise<string>
  verify(given: { readonly hash: string; readonly password: string }): Promise<boolean>
}

/** Header in which the server passes the client's IP address. */
export const ipAddressHeader = 'x-mullion-address'

const hourSeconds = 3600

const inTurn = createHashingQueue()

const scrypt: PasswordHashing = {
  hash: (password) => inTurn(() => hashPassword(password)),
  verify: (given) => inTurn(() => verifyPassword(given)),
}

/** After this long, the library resets an account's failed codes. */
const lockMs = 15 * 60_000

function libraryOf({ db, secret, secure, storeName, passwords = scrypt }: AuthenticatorOptions) {
  return betterAuth({
    appName: storeName,
    baseURL: 'http://store.invalid',
    basePath: '/unused',
    secret,
    database: databaseAdapter(db),
    logger: { disabled: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 1,
      maxPasswordLength: 200,
      password: passwords,
    },
    user: { fields: { name: 'firstname' } },
    session: {
      expiresIn: rememberedDays * 24 * hourSeconds,
      disableSessionRefresh: true,
      freshAge: 0,
    },
    advanced: {
      cookiePrefix,
      useSecureCookies: secure,
      database: { generateId: 'serial' },
      ipAddress: { ipAddressHeaders: [ipAddressHeader] },
    },
    databaseHooks: {
      session: {
        create: {
          // For a session without "remember me", the library sets an expiry of one day.
          before: async (session) => {
            const longest = Date.now() + rememberedDays * 24 * hourSeconds * 1000
            const remembered = session.expiresAt.getTime() > longest - 24 * hourSeconds * 1000
            const expiresAt = new Date(Date.now() + sessionHours * hourSeconds * 1000)
            return { data: remembered ? session : { ...session, expiresAt } }
          },
        },
      },
    },
    plugins: [twoFactor({ issuer: storeName, twoFactorCookieMaxAge: 600 }), pendingSignIns()],
  })
}

function passCookies(from: Headers, to: Headers): void {
  for (const cookie of from.getSetCookie()) to.append('Set-Cookie', cookie)
}

/**
 * Returns a call's answer and passes its cookies on; null when the library rejects the input. Throws `limited` for a
 * locked account.
 */
async function answerOf<T>(
  { answer }: Exchange,
  call: Promise<{ headers: Headers; response: T }>,
): Promise<T | null> {
  try {
    const { headers, response } = await call
    passCookies(headers, answer)
    return response
  } catch (error) {
    if (error instanceof APIError && error.statusCode === 429)
      throw tooManyTries(new Date(lockMs), new Date(0))
    if (error instanceof APIError && error.statusCode < 500) return null
    throw error
  }
}

const isRecoveryCode = (code: string) => !/^\d{6}$/.test(code)

/**
 * Creates the store's authenticator for passwords, sessions and second factors; throws for a secret that is too short.
 */
export function createAuthenticator(options: AuthenticatorOptions): Authenticator {
  if (options.secret.length < 32) throw new RangeError('The secret needs at least 32 characters.')
  const { api } = libraryOf(options)
  const readToken = createTokenReader(options)
  const returnHeaders = true as const
  const { db, passwords = scrypt } = options
  // An unknown email address must take as long as a wrong password.
  const nobodysHash = passwords.hash('nobody has this password')

  const sessionOf = async (headers: Headers) => {
    const token = readToken(headers)
    return token === null ? null : findSession(db.read, hashOfKey(token), new Date())
  }

  /** The library replaces the session with a new one of thirty days; restores the previous session's expiry. */
  async function keepingExpiry<T>(
    exchange: Exchange,
    call: (headers: Headers) => Promise<{ headers: Headers; response: T }>,
  ): Promise<boolean> {
    const before = await sessionOf(exchange.headers)
    const answer = new Headers()
    const done = (await answerOf({ headers: exchange.headers, answer }, call(exchange.headers))) !== null
    const cookie = answer
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ')
    const after = await sessionOf(new Headers({ cookie }))
    if (before && after) await db.transaction((tx) => endSessionAt(tx, after.id, before.expiresAt))
    passCookies(answer, exchange.answer)
    return done
  }

  return {
    hashPassword: passwords.hash,
    async verifyPassword(password, hash) {
      const matches = await passwords.verify({ hash: hash ?? (await nobodysHash), password })
      return hash !== null && matches
    },
    async session(headers) {
      const found = await sessionOf(headers)
      return found && { id: found.id, userId: found.userId, seenAt: found.updatedAt }
    },
    async signIn(exchange, body) {
      const call = api.signInEmail({ headers: exchange.headers, body, returnHeaders })
      const response = await answerOf(exchange, call)
      if (!response) return { outcome: 'refused' }
      return response.user
        ? { outcome: 'signed_in', userId: Number(response.user.id) }
        : { outcome: 'second_factor' }
    },
    async confirmSignIn(exchange, code) {
      const { headers } = exchange
      const call = isRecoveryCode(code)
        ? api.verifyBackupCode({ headers, body: { code }, returnHeaders })
        : api.verifyTOTP({ headers, body: { code }, returnHeaders })
      const response = await answerOf(exchange, call)
      return response ? { outcome: 'signed_in', userId: Number(response.user.id) } : { outcome: 'refused' }
    },
    passkeys: passkeyChecks,
    async pendingUser({ headers }) {
      const { userId } = await api.pendingUser({ headers })
      return userId === null ? null : Number(userId)
    },
    async completeSignIn(exchange) {
      const call = api.completeSignIn({ headers: exchange.headers, returnHeaders })
      const response = await answerOf(exchange, call)
      return response?.userId
        ? { outcome: 'signed_in', userId: Number(response.userId) }
        : { outcome: 'refused' }
    },
    async signOut(exchange) {
      await answerOf(exchange, api.signOut({ headers: exchange.headers, returnHeaders }))
    },
    async startSecondFactor(exchange, password) {
      const call = api.enableTwoFactor({ headers: exchange.headers, body: { password }, returnHeaders })
      const setup = await answerOf(exchange, call)
      return setup ? { uri: setup.totpURI, recoveryCodes: setup.backupCodes } : null
    },
    enableSecondFactor: (exchange, code) =>
      keepingExpiry(exchange, (headers) => api.verifyTOTP({ headers, body: { code }, returnHeaders })),
    async verifySecondFactor({ headers }, code) {
      const aside = { headers, answer: new Headers() }
      const call = isRecoveryCode(code)
        ? api.verifyBackupCode({ headers, body: { code, disableSession: true }, returnHeaders })
        : api.verifyTOTP({ headers, body: { code }, returnHeaders })
      return (await answerOf<unknown>(aside, call)) !== null
    },
    disableSecondFactor: (exchange, password) =>
      keepingExpiry(exchange, (headers) =>
        api.disableTwoFactor({ headers, body: { password }, returnHeaders }),
      ),
  }
}
