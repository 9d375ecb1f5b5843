import { createAuthEndpoint } from 'better-auth/api'
import { expireCookie, setSessionCookie } from 'better-auth/cookies'

/** The cookie of the library's two-factor plugin, which names a sign-in whose password was right. */
const pendingCookie = 'two_factor'

type EndpointContext = Parameters<typeof setSessionCookie>[0]

async function pendingKey(ctx: EndpointContext): Promise<string | null> {
  const { name } = ctx.context.createAuthCookie(pendingCookie)
  return (await ctx.getSignedCookie(name, ctx.context.secret)) || null
}

/** A plugin of the library with which the store itself decides whether a second factor is right. */
export const pendingSignIns = () => ({
  id: 'pending-sign-ins' as const,
  endpoints: {
    /** Returns the id of the user who waits for a second factor; null if nobody does. */
    pendingUser: createAuthEndpoint.serverOnly({ method: 'POST' }, async (ctx) => {
      const key = await pendingKey(ctx)
      const pending = key && (await ctx.context.internalAdapter.findVerificationValue(key))
      return { userId: pending ? pending.value : null }
    }),

    /** Opens the session of a user who waits for a second factor; null if that was done, or took too long. */
    completeSignIn: createAuthEndpoint.serverOnly({ method: 'POST' }, async (ctx) => {
      const { internalAdapter, authCookies, secret } = ctx.context
      const key = await pendingKey(ctx)
      const pending = key && (await internalAdapter.consumeVerificationValue(key))
      const user = pending && (await internalAdapter.findUserById(pending.value))
      if (!user) return { userId: null }
      const notRemembered = await ctx.getSignedCookie(authCookies.dontRememberToken.name, secret)
      const session = await internalAdapter.createSession(user.id, !!notRemembered)
      await setSessionCookie(ctx, { session, user })
      expireCookie(ctx, ctx.context.createAuthCookie(pendingCookie))
      return { userId: user.id }
    }),
  },
})
