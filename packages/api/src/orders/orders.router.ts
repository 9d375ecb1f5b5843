import { feedInput } from '@mullion/domain/changes/feed'
import { oneCreditNoteInput } from '@mullion/domain/credit-notes/credit-note'
import {
  cancelOrderInput,
  cancelPreviewInput,
  cancelTrackedInput,
  cancelTrackedPreviewInput,
} from '@mullion/domain/orders/cancel-order'
import { confirmFreightInput } from '@mullion/domain/orders/confirm-freight'
import { markLineInput } from '@mullion/domain/orders/line-progress'
import {
  addNoteInput,
  addShipmentInput,
  correctShipmentInput,
  oneShipmentInput,
} from '@mullion/domain/orders/order-desk'
import {
  generateExportInput,
  oneOrderExportInput,
  orderExportsInput,
  pendingInFullInput,
  pendingOrdersInput,
} from '@mullion/domain/orders/order-export'
import { orderId, orderListInput } from '@mullion/domain/orders/order-list'
import { orderNumberInput } from '@mullion/domain/orders/order-record'
import { orderKeyInput, trackOrderInput } from '@mullion/domain/orders/order-tracking'
import { rowId } from '@mullion/domain/row-id'
import { z } from 'zod'
import { memberProcedure, openProcedure, router } from '../trpc/init.ts'

const account = memberProcedure('useAccount')
/** For reading orders; the service decides which. */
const reader = memberProcedure('useAccount', 'viewRecords')
const recordReader = memberProcedure('viewRecords')
const administrator = memberProcedure('administer')
const oneOrder = z.strictObject({ orderId })
const oneCreditNoteOfOrder = z.strictObject({ orderId, creditNoteId: rowId })
const oneShipmentOfOrder = z.strictObject({ orderId, shipmentId: rowId })

const exportsRouter = router({
  pending: recordReader
    .input(pendingOrdersInput)
    .query(({ ctx, input }) => ctx.services.orderExports.pending(input)),
  pendingInFull: recordReader
    .input(pendingInFullInput)
    .query(({ ctx, input }) => ctx.services.orderExports.pendingInFull(input)),
  preview: recordReader.query(({ ctx }) => ctx.services.orderExports.preview()),
  generate: administrator
    .input(generateExportInput)
    .mutation(({ ctx, input }) => ctx.services.orderExports.generate(ctx.actor, input)),
  withdraw: administrator
    .input(oneOrderExportInput)
    .mutation(({ ctx, input }) => ctx.services.withdrawExport.withdraw(ctx.actor, input.exportId)),
  files: recordReader
    .input(orderExportsInput)
    .query(({ ctx, input }) => ctx.services.orderExports.files(input)),
  file: recordReader
    .input(oneOrderExportInput)
    .query(({ ctx, input }) => ctx.services.orderExports.file(input.exportId)),
})

const deskRouter = router({
  details: administrator
    .input(oneOrder)
    .query(({ ctx, input }) => ctx.services.orderDesk.desk(input.orderId)),

  /** For programs that go on with the id. */
  byNumber: administrator
    .input(orderNumberInput)
    .query(({ ctx, input }) => ctx.services.orderRecords.byNumber(ctx.actor, input.number)),

  addNote: administrator
    .input(addNoteInput)
    .mutation(({ ctx, input }) => ctx.services.orderDesk.addNote(ctx.actor, input)),

  addShipment: administrator
    .input(addShipmentInput)
    .mutation(({ ctx, input }) => ctx.services.shipments.add(ctx.actor, input)),

  correctShipment: administrator
    .input(correctShipmentInput)
    .mutation(({ ctx, input }) => ctx.services.shipments.correct(ctx.actor, input)),

  removeShipment: administrator
    .input(oneShipmentInput)
    .mutation(({ ctx, input }) => ctx.services.shipments.remove(ctx.actor, input)),

  undoShipment: administrator
    .input(oneShipmentInput)
    .mutation(({ ctx, input }) => ctx.services.shipments.undo(ctx.actor, input)),

  markLine: administrator
    .input(markLineInput)
    .mutation(({ ctx, input }) => ctx.services.lineMarks.mark(ctx.actor, input)),

  /** Asks the gateway again for a credit that it refused. */
  retryCredit: administrator
    .input(oneCreditNoteInput)
    .mutation(({ ctx, input }) => ctx.services.creditNotes.retry(ctx.actor, input.creditNoteId)),

  markProcessed: administrator
    .input(oneOrder)
    .mutation(({ ctx, input }) => ctx.services.orderDesk.markProcessed(ctx.actor, input.orderId)),

  resendConfirmation: administrator
    .input(oneOrder)
    .mutation(({ ctx, input }) => ctx.services.orderDesk.resendConfirmation(ctx.actor, input.orderId)),
})

export const ordersRouter = router({
  exports: exportsRouter,
  desk: deskRouter,

  /** For guests: the key of an order by its number and email address. */
  track: openProcedure
    .input(trackOrderInput)
    .mutation(({ ctx, input }) => ctx.services.orderTracking.find(ctx.actor, input)),

  tracked: openProcedure
    .input(orderKeyInput)
    .query(({ ctx, input }) => ctx.services.orderTracking.order(input.key)),

  /** What canceling would give back. */
  cancelPreview: account
    .input(cancelPreviewInput)
    .query(({ ctx, input }) => ctx.services.cancelOrder.preview(ctx.actor, input)),

  cancel: account
    .input(cancelOrderInput)
    .mutation(({ ctx, input }) => ctx.services.cancelOrder.cancel(ctx.actor, input)),

  /** The same for whoever has the link in the mail about the order. */
  cancelTrackedPreview: openProcedure
    .input(cancelTrackedPreviewInput)
    .query(({ ctx, input }) => ctx.services.cancelOrder.previewLinked(input)),

  cancelTracked: openProcedure
    .input(cancelTrackedInput)
    .mutation(({ ctx, input }) => ctx.services.cancelOrder.cancelLinked(ctx.actor, input)),

  /** The credit notes of an order. */
  creditNotes: reader
    .input(orderNumberInput)
    .query(({ ctx, input }) => ctx.services.orders.creditNotes(ctx.actor, input.number)),

  list: reader.input(orderListInput).query(({ ctx, input }) => ctx.services.orders.list(ctx.actor, input)),

  listInFull: reader
    .input(orderListInput)
    .query(({ ctx, input }) => ctx.services.orders.listInFull(ctx.actor, input)),

  details: reader
    .input(oneOrder)
    .query(({ ctx, input }) => ctx.services.orders.details(ctx.actor, input.orderId)),

  byNumber: reader
    .input(orderNumberInput)
    .query(({ ctx, input }) => ctx.services.orderRecords.byNumber(ctx.actor, input.number)),

  /** What changed since a cursor; all orders without one. */
  changed: reader
    .input(feedInput)
    .query(({ ctx, input }) => ctx.services.orderRecords.changed(ctx.actor, input)),

  /** The purchase order that came with an order; its bytes travel over REST only. */
  poDocument: account
    .input(oneOrder)
    .query(({ ctx, input }) => ctx.services.poDocuments.open(ctx.actor, input.orderId)),

  confirmFreight: administrator
    .input(confirmFreightInput)
    .mutation(({ ctx, input }) => ctx.services.confirmFreight.confirm(ctx.actor, input)),

  invoice: reader
    .input(oneOrder)
    .query(({ ctx, input }) => ctx.services.orderDocuments.invoice(ctx.actor, input.orderId)),

  /** What can be downloaded about an order; the bytes travel over REST only. */
  documents: reader
    .input(orderNumberInput)
    .query(({ ctx, input }) => ctx.services.orderDocuments.list(ctx.actor, input.number)),

  acknowledgement: reader
    .input(oneOrder)
    .query(({ ctx, input }) => ctx.services.orderDocuments.acknowledgement(ctx.actor, input.orderId)),

  creditNote: reader
    .input(oneCreditNoteOfOrder)
    .query(({ ctx, input }) => ctx.services.orderDocuments.creditNote(ctx.actor, input)),

  packingList: reader
    .input(oneShipmentOfOrder)
    .query(({ ctx, input }) => ctx.services.orderDocuments.packingList(ctx.actor, input)),

  reorder: account
    .input(oneOrder)
    .query(({ ctx, input }) => ctx.services.reorder.lines(ctx.actor, input.orderId)),
})
