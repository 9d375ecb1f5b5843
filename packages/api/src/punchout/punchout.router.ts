import {
  onePunchoutBuyerInput,
  onePunchoutVisitInput,
  punchoutCartInput,
  savePunchoutBuyerInput,
} from '@mullion/domain/punchout/punchout'
import { z } from 'zod'
import { memberProcedure, openProcedure, router, spending } from '../trpc/init.ts'

const desk = memberProcedure('administer')

const buyersRouter = router({
  list: desk.query(({ ctx }) => ctx.services.punchoutBuyers.list()),

  create: desk
    .input(savePunchoutBuyerInput)
    .mutation(({ ctx, input }) => ctx.services.punchoutBuyers.create(ctx.actor, input)),

  update: desk
    .input(z.strictObject({ ...onePunchoutBuyerInput.shape, ...savePunchoutBuyerInput.shape }))
    .mutation(({ ctx, input }) => ctx.services.punchoutBuyers.update(ctx.actor, input)),

  replaceSecret: desk
    .input(onePunchoutBuyerInput)
    .mutation(({ ctx, input }) => ctx.services.punchoutBuyers.replaceSecret(ctx.actor, input.buyerId)),

  remove: desk
    .input(onePunchoutBuyerInput)
    .mutation(({ ctx, input }) => ctx.services.punchoutBuyers.remove(ctx.actor, input.buyerId)),
})

const visitsRouter = router({
  list: desk.query(({ ctx }) => ctx.services.punchout.open()),

  end: desk
    .input(onePunchoutVisitInput)
    .mutation(({ ctx, input }) => ctx.services.punchout.endOpen(ctx.actor, input.visitId)),
})

export const punchoutRouter = router({
  buyers: buyersRouter,
  visits: visitsRouter,

  /** The visit that the page belongs to; null for everyone else. */
  current: openProcedure.query(({ ctx }) => ctx.services.punchout.current(ctx.actor)),

  /** Ends the visit; the page that takes the cart to the buyer's system is opened next. */
  giveBack: openProcedure
    .input(punchoutCartInput)
    .use(spending(({ cart }) => cart.length))
    .mutation(({ ctx, input }) => ctx.services.punchout.giveBack(ctx.actor, input.cart)),

  /** Ends the visit without an order: a new cart goes back empty, an earlier one as it was. */
  leave: openProcedure.mutation(({ ctx }) => ctx.services.punchout.leave(ctx.actor)),
})
