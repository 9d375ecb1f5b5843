import type { LineQuantity } from '@mullion/domain/orders/line-progress'
import { confirmed } from '@mullion/terminal/ask'
import { dollars } from '@mullion/terminal/terminal'
import type { Cli } from '../cli.ts'

interface CancelOptions {
  readonly lines?: readonly LineQuantity[]
  readonly dryRun?: boolean
  readonly yes?: boolean
}

/** Shows what will be refunded, asks, and cancels an order or some of its lines. */
export async function cancelOrder(cli: Cli, number: string, options: CancelOptions): Promise<void> {
  const { terminal, signal } = cli
  const { store } = cli.connect()
  const { lines, dryRun, yes = false } = options
  const { id: orderId } = await store.orders.byNumber.query({ number }, { signal })
  const asked = { orderId, ...(lines ? { lines: [...lines] } : {}) }
  const preview = await store.orders.cancelPreview.query(asked, { signal })
  const what = preview.whole ? `Order ${number}` : `A part of order ${number}`
  if (dryRun)
    return cli.show({ ...preview, canceled: false }, () =>
      terminal.note(`Dry run: ${what} would be canceled, and ${dollars(preview.totalCents)} given back.`),
    )
  const message = `Cancel ${preview.whole ? 'all' : 'a part'} of ${number} and give ${dollars(preview.totalCents)} back?`
  await confirmed(terminal, { message, yes })
  const shownCents = preview.totalCents
  const canceled = await store.orders.cancel.mutate(
    { ...asked, shownCents, requestKey: crypto.randomUUID() },
    { signal },
  )
  cli.show(canceled, () => {
    const credit = canceled.creditNumber ? ` Credit note ${canceled.creditNumber}.` : ''
    terminal.success(`${what} was canceled.${credit}`)
  })
}
