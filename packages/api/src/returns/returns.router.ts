import {
  askReturnInput,
  cancelReturnInput,
  closeReturnInput,
  creditReturnInput,
  decideReturnInput,
  inspectReturnInput,
  listReturnsInput,
  oneReturnInput,
  receiveReturnInput,
  returnCreditInput,
  returnDeskInput,
  returnOfferInput,
  returnPhotoInput,
  returnsOfPartInput,
} from '@mullion/domain/returns/return-input'
import { z } from 'zod'
import { memberProcedure, orderingProcedure, router } from '../trpc/init.ts'

const account = memberProcedure('useAccount')
const desk = memberProcedure('handleReturns')
/** Photos travel as multipart, never as JSON: only the REST path sends one. */
const uploadInput = z.strictObject({ name: z.string(), bytes: z.instanceof(Uint8Array) })

const deskRouter = router({
  list: desk.input(returnDeskInput).query(({ ctx, input }) => ctx.services.returnDesk.list(input)),

  byId: desk.input(oneReturnInput).query(({ ctx, input }) => ctx.services.returns.byId(ctx.actor, input)),

  ofPart: desk.input(returnsOfPartInput).query(({ ctx, input }) => ctx.services.returnDesk.ofPart(input)),

  decide: desk
    .input(decideReturnInput)
    .mutation(({ ctx, input }) => ctx.services.returnDesk.decide(ctx.actor, input)),

  receive: desk
    .input(receiveReturnInput)
    .mutation(({ ctx, input }) => ctx.services.returnDesk.receive(ctx.actor, input)),

  inspect: desk
    .input(inspectReturnInput)
    .mutation(({ ctx, input }) => ctx.services.returnDesk.inspect(ctx.actor, input)),

  /** What the credit of an inspected return comes to. */
  creditPreview: desk
    .input(returnCreditInput)
    .query(({ ctx, input }) => ctx.services.returnCredits.preview(ctx.actor, input)),

  credit: desk
    .input(creditReturnInput)
    .mutation(({ ctx, input }) => ctx.services.returnCredits.credit(ctx.actor, input)),

  close: desk
    .input(closeReturnInput)
    .mutation(({ ctx, input }) => ctx.services.returnDesk.close(ctx.actor, input)),
})

export const returnsRouter = router({
  desk: deskRouter,

  /** For anyone who may see the order; a guest names it by the key of its link. */
  offer: orderingProcedure
    .input(returnOfferInput)
    .query(({ ctx, input }) => ctx.services.returns.offer(ctx.actor, input)),

  ask: orderingProcedure
    .input(askReturnInput)
    .mutation(({ ctx, input }) => ctx.services.returns.ask(ctx.actor, input)),

  upload: orderingProcedure
    .input(uploadInput)
    .mutation(({ ctx, input }) => ctx.services.returnPhotos.upload(ctx.actor, input)),

  list: account
    .input(listReturnsInput)
    .query(({ ctx, input }) => ctx.services.returns.list(ctx.actor, input)),

  byId: orderingProcedure
    .input(oneReturnInput)
    .query(({ ctx, input }) => ctx.services.returns.byId(ctx.actor, input)),

  /** A photo of a return; its bytes travel over REST only. */
  photo: orderingProcedure
    .input(returnPhotoInput)
    .query(({ ctx, input }) => ctx.services.returns.photo(ctx.actor, input)),

  /** The sheet with the label as a PDF; its bytes travel over REST only. */
  label: orderingProcedure
    .input(oneReturnInput)
    .query(({ ctx, input }) => ctx.services.returns.label(ctx.actor, input)),

  cancel: orderingProcedure
    .input(cancelReturnInput)
    .mutation(({ ctx, input }) => ctx.services.returns.cancel(ctx.actor, input)),
})
