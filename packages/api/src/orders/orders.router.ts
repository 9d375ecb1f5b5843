import { orderId, orderListInput } from '@mullion/domain/orders/order-list'
import { z } from 'zod'
import { memberProcedure, router } from '../trpc/init.ts'

const account = memberProcedure('useAccount')
const oneOrder = z.strictObject({ orderId })

export const ordersRouter = router({
  list: account.input(orderListInput).query(({ ctx, input }) => ctx.services.orders.list(ctx.actor, input)),

  listInFull: account
    .input(orderListInput)
    .query(({ ctx, input }) => ctx.services.orders.listInFull(ctx.actor, input)),

  details: account
    .input(oneOrder)
    .query(({ ctx, input }) => ctx.services.orders.details(ctx.actor, input.orderId)),

  reorder: account
    .input(oneOrder)
    .query(({ ctx, input }) => ctx.services.reorder.lines(ctx.actor, input.orderId)),
})
