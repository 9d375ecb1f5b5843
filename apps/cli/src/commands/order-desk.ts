import { confirmed } from '@mullion/terminal/ask'
import type { Cli } from '../cli.ts'

interface ChangeOptions {
  readonly dryRun?: boolean
  readonly yes?: boolean
}

/** Marks orders processed; those that already are stay as they are. */
export async function processOrders(
  cli: Cli,
  numbers: readonly string[],
  { dryRun = false, yes = false }: ChangeOptions,
): Promise<void> {
  const { terminal, signal } = cli
  const { store, url } = cli.connect()
  const orders = await Promise.all(
    numbers.map((number) => store.orders.byNumber.query({ number }, { signal })),
  )
  const open = orders.filter(({ processed }) => !processed)
  if (!dryRun && open.length > 0) {
    const message = `Mark ${open.map(({ number }) => number).join(', ')} at ${url} as processed?`
    await confirmed(terminal, { message, yes })
    for (const { id } of open) await store.orders.desk.markProcessed.mutate({ orderId: id }, { signal })
  }
  const result = orders.map(({ number, processed }) => ({
    number,
    processed: processed || !dryRun,
    changed: !processed && !dryRun,
  }))
  cli.show(result, () => {
    const now = dryRun ? 'would be processed' : 'processed'
    const outcome = (processed: boolean) => (processed ? 'processed before' : now)
    terminal.table(
      ['ORDER', ''],
      orders.map(({ number, processed }) => [number, outcome(processed)]),
    )
    if (dryRun) terminal.note('Dry run: nothing was changed.')
  })
}

interface ShipOptions extends ChangeOptions {
  readonly carrier: string
  readonly tracking: string
  readonly date?: string
}

function today(): string {
  const now = new Date()
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${now.getFullYear()}-${month}-${day}`
}

/** Adds a shipment to an order. */
export async function shipOrder(
  cli: Cli,
  number: string,
  { carrier, tracking, date = today(), dryRun, yes = false }: ShipOptions,
): Promise<void> {
  const { terminal, signal } = cli
  const { store } = cli.connect()
  const order = await store.orders.byNumber.query({ number }, { signal })
  const shipment = { carrier, trackingNumber: tracking, shippedOn: date }
  if (dryRun) {
    return cli.show({ order: order.number, shipment, stored: false }, () =>
      terminal.note(`Dry run: ${order.number} has no new shipment, and no mail is sent.`),
    )
  }
  const message = `Add ${carrier} ${tracking} of ${date} to ${order.number} and mail ${order.buyerEmail}?`
  await confirmed(terminal, { message, yes })
  const stored = await store.orders.desk.addShipment.mutate({ orderId: order.id, ...shipment }, { signal })
  cli.show({ order: order.number, shipment: stored, stored: true }, () =>
    terminal.success(`${order.number} has a new shipment.`),
  )
}
