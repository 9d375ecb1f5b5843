import { type LineMark, type LineQuantity, lineProgressText } from '@mullion/domain/orders/line-progress'
import { trackingNumbersIn } from '@mullion/domain/orders/order-desk'
import { confirmed } from '@mullion/terminal/ask'
import { InvalidArgumentError } from 'commander'
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
  readonly lines?: LineQuantity[]
}

/** Reads `1=2,3=0.5`: 2 of line 1 and 0.5 of line 3. */
export function lineQuantities(text: string): LineQuantity[] {
  return text.split(',').map((each) => {
    const [, lineNo, quantity] = /^\s*(\d+)\s*=\s*(\d+(?:\.\d+)?)\s*$/.exec(each) ?? []
    if (!lineNo || !quantity) throw new InvalidArgumentError('Write lines as 1=2,3=1.')
    return { lineNo: Number(lineNo), quantity: Number(quantity) }
  })
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
  { carrier, tracking, date = today(), lines, dryRun, yes = false }: ShipOptions,
): Promise<void> {
  const { terminal, signal } = cli
  const { store } = cli.connect()
  const order = await store.orders.byNumber.query({ number }, { signal })
  const [trackingNumber = '', ...otherTrackingNumbers] = trackingNumbersIn(tracking)
  const parcels = otherTrackingNumbers.length > 0 ? { otherTrackingNumbers } : {}
  const shipment = { carrier, trackingNumber, shippedOn: date, ...parcels, ...(lines ? { lines } : {}) }
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

interface LineOptions extends ChangeOptions {
  readonly inProduction?: boolean
  readonly backOrdered?: string
}

/** Says that a line of an order is in production or back-ordered, or just ordered without either. */
export async function markLine(
  cli: Cli,
  [number, lineNo]: readonly [string, number],
  { inProduction = false, backOrdered, dryRun, yes = false }: LineOptions,
): Promise<void> {
  const { terminal, signal } = cli
  const { store } = cli.connect()
  const order = await store.orders.byNumber.query({ number }, { signal })
  const mark: LineMark | null = backOrdered ? 'back_ordered' : inProduction ? 'in_production' : null
  const input = { orderId: order.id, lineNo, mark, ...(backOrdered ? { backOrderedTo: backOrdered } : {}) }
  if (dryRun) {
    return cli.show({ order: order.number, lineNo, mark, stored: false }, () =>
      terminal.note(`Dry run: line ${lineNo} of ${order.number} stays as it is.`),
    )
  }
  const state = backOrdered ? `back-ordered to ${backOrdered}` : inProduction ? 'in production' : 'ordered'
  await confirmed(terminal, { message: `Mark line ${lineNo} of ${order.number} as ${state}?`, yes })
  await store.orders.desk.markLine.mutate(input, { signal })
  const { lines } = await store.orders.byNumber.query({ number }, { signal })
  const line = lines.find((each) => each.lineNo === lineNo)
  cli.show({ order: order.number, lineNo, progress: line?.progress, stored: true }, () =>
    terminal.success(`Line ${lineNo} of ${order.number}: ${line ? lineProgressText(line.progress) : state}.`),
  )
}
