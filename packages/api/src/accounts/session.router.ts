import { passkeyAnswer } from '@mullion/domain/accounts/passkey'
import { secondFactorInput, signInInput } from '@mullion/domain/accounts/session'
import { rowId } from '@mullion/domain/row-id'
import { z } from 'zod'
import { router, sessionProcedure, signInProcedure, viewerProcedure } from '../trpc/init.ts'

export const sessionRouter = router({
  viewer: viewerProcedure.query(({ ctx }) => ctx.signedIn && ctx.services.sessions.viewer(ctx.signedIn)),

  signIn: signInProcedure
    .input(signInInput)
    .mutation(({ ctx, input }) => ctx.services.sessions.signIn(ctx.exchange, input, ctx.actor.ipAddress)),

  confirmSignIn: signInProcedure
    .input(secondFactorInput)
    .mutation(({ ctx, input }) =>
      ctx.services.sessions.confirmSignIn(ctx.exchange, input.code, ctx.actor.ipAddress),
    ),

  requestPasskey: signInProcedure.mutation(({ ctx }) =>
    ctx.services.passkeys.request(ctx.exchange, ctx.actor.ipAddress),
  ),

  confirmByPasskey: signInProcedure
    .input(passkeyAnswer)
    .mutation(({ ctx, input }) =>
      ctx.services.passkeys.confirmSignIn(ctx.exchange, input, ctx.actor.ipAddress),
    ),

  signOut: signInProcedure.mutation(({ ctx }) => ctx.services.sessions.signOut(ctx.exchange, ctx.signedIn)),

  devices: sessionProcedure.query(({ ctx }) => ctx.services.sessions.devices(ctx.signedIn)),

  signOutDevice: sessionProcedure
    .input(z.strictObject({ deviceId: rowId }))
    .mutation(({ ctx, input }) => ctx.services.sessions.signOutDevice(ctx.signedIn, input.deviceId)),

  signOutOthers: sessionProcedure.mutation(({ ctx }) => ctx.services.sessions.signOutOthers(ctx.signedIn)),
})
