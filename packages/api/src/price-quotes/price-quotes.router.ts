import {
  answerQuoteInput,
  askAgainInput,
  askPriceQuoteInput,
  declineQuoteInput,
  listPriceQuotesInput,
  onePriceQuoteInput,
  quoteDeskInput,
  quoteFileInput,
  quoteVersionInput,
  refuseQuoteInput,
  withdrawQuoteInput,
} from '@mullion/domain/price-quotes/price-quote-input'
import { z } from 'zod'
import { memberProcedure, orderingProcedure, router } from '../trpc/init.ts'

const account = memberProcedure('useAccount')
const desk = memberProcedure('answerPriceQuotes')
/** Files travel as multipart, never as JSON: only the REST path sends one. */
const uploadInput = z.strictObject({ name: z.string(), bytes: z.instanceof(Uint8Array) })

const deskRouter = router({
  list: desk.input(quoteDeskInput).query(({ ctx, input }) => ctx.services.priceQuoteDesk.list(input)),

  byId: desk
    .input(onePriceQuoteInput)
    .query(({ ctx, input }) => ctx.services.priceQuoteDesk.byId(ctx.actor, input)),

  answer: desk
    .input(answerQuoteInput)
    .mutation(({ ctx, input }) => ctx.services.priceQuoteDesk.answer(ctx.actor, input)),

  refuse: desk
    .input(refuseQuoteInput)
    .mutation(({ ctx, input }) => ctx.services.priceQuoteDesk.refuse(ctx.actor, input)),
})

export const priceQuotesRouter = router({
  desk: deskRouter,

  /** For anyone; a guest names themselves, and gets the key of a private link. */
  ask: orderingProcedure
    .input(askPriceQuoteInput)
    .mutation(({ ctx, input }) => ctx.services.priceQuotes.ask(ctx.actor, input)),

  upload: orderingProcedure
    .input(uploadInput)
    .mutation(({ ctx, input }) => ctx.services.priceQuoteFiles.upload(ctx.actor, input)),

  list: account
    .input(listPriceQuotesInput)
    .query(({ ctx, input }) => ctx.services.priceQuotes.list(ctx.actor, input)),

  byId: orderingProcedure
    .input(onePriceQuoteInput)
    .query(({ ctx, input }) => ctx.services.priceQuotes.byId(ctx.actor, input)),

  /** A file that came with a request; its bytes travel over REST only. */
  file: orderingProcedure
    .input(quoteFileInput)
    .query(({ ctx, input }) => ctx.services.priceQuotes.file(ctx.actor, input)),

  /** An answer as a PDF; its bytes travel over REST only. */
  pdf: orderingProcedure
    .input(quoteVersionInput)
    .query(({ ctx, input }) => ctx.services.priceQuotes.pdf(ctx.actor, input)),

  decline: orderingProcedure
    .input(declineQuoteInput)
    .mutation(({ ctx, input }) => ctx.services.priceQuotes.decline(ctx.actor, input)),

  askAgain: orderingProcedure
    .input(askAgainInput)
    .mutation(({ ctx, input }) => ctx.services.priceQuotes.askAgain(ctx.actor, input)),

  withdraw: orderingProcedure
    .input(withdrawQuoteInput)
    .mutation(({ ctx, input }) => ctx.services.priceQuotes.withdraw(ctx.actor, input)),
})
