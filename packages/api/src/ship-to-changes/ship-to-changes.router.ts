import {
  approveShipToInput,
  askLinkedShipToInput,
  askShipToInput,
  previewLinkedShipToInput,
  previewShipToInput,
  quoteShipToInput,
  refuseShipToInput,
  shipToListInput,
  withdrawLinkedShipToInput,
  withdrawShipToInput,
} from '@mullion/domain/ship-to-changes/ship-to-change'
import { memberProcedure, openProcedure, router } from '../trpc/init.ts'

const account = memberProcedure('useAccount')
const recordReader = memberProcedure('viewRecords')
const administrator = memberProcedure('administer')

const deskRouter = router({
  list: recordReader.input(shipToListInput).query(({ ctx, input }) => ctx.services.shipToDesk.list(input)),

  quote: administrator
    .input(quoteShipToInput)
    .query(({ ctx, input }) => ctx.services.shipToDesk.quote(input)),

  approve: administrator
    .input(approveShipToInput)
    .mutation(({ ctx, input }) => ctx.services.shipToDesk.approve(ctx.actor, input)),

  refuse: administrator
    .input(refuseShipToInput)
    .mutation(({ ctx, input }) => ctx.services.shipToDesk.refuse(ctx.actor, input)),
})

/** Asking for another ship-to of an order; its requests are in the order's details. */
export const shipToChangesRouter = router({
  desk: deskRouter,

  /** What another address would change; carriers and the tax service are asked. */
  preview: account
    .input(previewShipToInput)
    .mutation(({ ctx, input }) => ctx.services.shipToChanges.preview(ctx.actor, input)),

  ask: account
    .input(askShipToInput)
    .mutation(({ ctx, input }) => ctx.services.shipToChanges.ask(ctx.actor, input)),

  withdraw: account
    .input(withdrawShipToInput)
    .mutation(({ ctx, input }) => ctx.services.shipToChanges.withdraw(ctx.actor, input.orderId)),

  /** The same for whoever has the link in the mail about the order. */
  previewLinked: openProcedure
    .input(previewLinkedShipToInput)
    .mutation(({ ctx, input: { key, shipAddress } }) =>
      ctx.services.shipToChanges.previewLinked(ctx.actor, key, shipAddress),
    ),

  askLinked: openProcedure
    .input(askLinkedShipToInput)
    .mutation(({ ctx, input }) => ctx.services.shipToChanges.askLinked(ctx.actor, input)),

  withdrawLinked: openProcedure
    .input(withdrawLinkedShipToInput)
    .mutation(({ ctx, input }) => ctx.services.shipToChanges.withdrawLinked(ctx.actor, input.key)),
})
