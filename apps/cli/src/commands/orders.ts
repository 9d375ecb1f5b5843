import { lineProgressText } from '@mullion/domain/orders/line-progress'
import { dryRunOption, wholeNumber, yesOption } from '@mullion/terminal/program'
import { dollars } from '@mullion/terminal/terminal'
import { type Command, Option } from 'commander'
import { type Cli, firstRows } from '../cli.ts'
import { cancelOrder } from './cancel-order.ts'
import { lineQuantities, markLine, processOrders, shipOrder } from './order-desk.ts'
import { exportOrders, sendExportAgain, undoExport } from './order-exports.ts'

interface ListOptions {
  readonly scope: 'user' | 'company' | 'all'
  readonly search?: string
  readonly from?: string
  readonly to?: string
  readonly limit: number
}

async function list(cli: Cli, { scope, search, from, to, limit }: ListOptions): Promise<void> {
  const { store } = cli.connect()
  const input = { scope, search, startDate: from, endDate: to }
  const orders = await firstRows(store.each.orders(input, { signal: cli.signal }), limit)
  cli.show(orders, () => {
    const rows = orders.map((order) => [
      order.number,
      order.createdAt.slice(0, 10),
      order.status,
      order.internalCompanyName ?? order.companyName ?? order.buyer,
      order.poNumber,
      dollars(order.grandTotalCents),
    ])
    cli.terminal.table(['ORDER', 'PLACED', 'STATUS', 'CUSTOMER', 'PO', 'TOTAL'], rows)
    if (orders.length === limit) cli.terminal.note(`The first ${limit}; more with --limit.`)
    if (orders.length === 0) cli.terminal.note('No orders.')
  })
}

async function show(cli: Cli, number: string): Promise<void> {
  const { store } = cli.connect()
  const order = await store.orders.byNumber.query({ number }, { signal: cli.signal })
  const { shipAddress: to } = order
  cli.show(order, () => {
    const { terminal } = cli
    terminal.facts([
      ['Order', order.number],
      ['Placed', order.placedAt],
      ['Status', order.status],
      ['Customer', order.internalCompanyName ?? order.companyName ?? order.buyer],
      ['Buyer', `${order.buyer} <${order.buyerEmail}>`],
      ['PO', order.poNumber],
      ['Ship to', `${to.nameOrCompany}, ${to.address1}, ${to.city}, ${to.state} ${to.postalCode}`],
      ['Ship by', `${order.carrier} ${order.serviceType}`],
      ['Shipping', order.freightToBeConfirmed ? 'to be confirmed' : dollars(order.shippingCents)],
      ['Tax', dollars(order.taxCents)],
      ['Total', dollars(order.grandTotalCents)],
      ...order.shipments.map(
        (each) =>
          [
            'Shipped',
            `${each.shippedOn} ${each.carrier} ${each.parcels.map((parcel) => parcel.trackingNumber).join(', ')}`,
          ] as const,
      ),
    ])
    terminal.table(
      ['LINE', 'PART', 'NAME', 'QUANTITY', 'UNIT', 'PRICE', 'TOTAL', 'STATE'],
      order.lines.map((line) => [
        line.lineNo,
        line.number,
        line.name,
        line.quantity,
        line.unit,
        dollars(line.unitPriceCents),
        dollars(line.lineTotalCents),
        lineProgressText(line.progress),
      ]),
    )
  })
}

/** The paths are below the store's address; a program downloads them with its token. */
async function documents(cli: Cli, number: string): Promise<void> {
  const { store, url } = cli.connect()
  const found = await store.orders.documents.query({ number }, { signal: cli.signal })
  cli.show(found, () =>
    cli.terminal.table(
      ['DOCUMENT', 'FILE', 'ADDRESS'],
      found.map(({ label, fileName, path }) => [label, fileName, new URL(path, url).href]),
    ),
  )
}

function addReading(orders: Command, cli: Cli): void {
  orders
    .command('list')
    .description('List orders, the newest first.')
    .addOption(
      new Option('--scope <whose>', 'Own orders, those of the company, or all for staff.')
        .choices(['user', 'company', 'all'])
        .default('user'),
    )
    .option('--search <text>', 'Only those with this text in a number, name or address.')
    .option('--from <date>', 'Placed on this day or later, as yyyy-mm-dd.')
    .option('--to <date>', 'Placed on this day or earlier.')
    .option('-l, --limit <number>', 'At most this many orders.', wholeNumber, 30)
    .action((options: ListOptions) => list(cli, options))
  orders
    .command('show <number>')
    .description('Show an order with its lines and shipments.')
    .action((number: string) => show(cli, number))
  orders
    .command('documents <number>')
    .description('List the documents of an order: acknowledgement, packing lists, invoice.')
    .action((number: string) => documents(cli, number))
}

function exportCommand({ again, list, undo }: { again?: number; list?: boolean; undo?: boolean }) {
  if (undo) return undoExport
  return again || list ? sendExportAgain : exportOrders
}

const exportHelp = `
Writes one file for accounting with all pending orders and marks them processed. It is written to --output, by
default under the name that the server gives it. --again downloads an earlier file; see their numbers with --list.
--undo undoes the last export within a day, while none of its orders shipped or changed.`

/** Adds `orders`. */
export function addOrderCommands(program: Command, cli: Cli): void {
  const orders = program.command('orders').description('Read orders, hand them to accounting, ship them.')
  addReading(orders, cli)
  orders
    .command('export')
    .description('Write the pending orders into a file for accounting.')
    .option('-o, --output <file>', 'Where to write the file; - for standard output.')
    .option('--again <number>', 'Download an earlier file.', wholeNumber)
    .addOption(new Option('--list', 'List the earlier files.').conflicts('again'))
    .addOption(new Option('--undo', 'Undo the last export instead.').conflicts(['again', 'list']))
    .addOption(dryRunOption())
    .addOption(yesOption())
    .addHelpText('after', exportHelp)
    .action((options) => exportCommand(options)(cli, options))
  orders
    .command('process <numbers...>')
    .description('Mark orders processed without a file, for another accounting system.')
    .addOption(dryRunOption())
    .addOption(yesOption())
    .action((numbers: string[], options) => processOrders(cli, numbers, options))
  orders
    .command('cancel <number>')
    .description('Cancel an order, or lines of it, before it is processed; its price is given back.')
    .option(
      '--lines <quantities>',
      'What to cancel, as 1=2,3=1; all that is left unless given.',
      lineQuantities,
    )
    .addOption(dryRunOption())
    .addOption(yesOption())
    .action((number: string, options) => cancelOrder(cli, number, options))
  orders
    .command('ship <number>')
    .description('Add a shipment; the buyer gets mail with the tracking number.')
    .requiredOption('--carrier <name>', 'Carrier, such as UPS.')
    .requiredOption('--tracking <numbers>', 'Tracking number; of several parcels, with commas.')
    .option('--lines <quantities>', 'What ships, as 1=2,3=1; all that is left unless given.', lineQuantities)
    .option('--date <day>', 'Day of the shipment, as yyyy-mm-dd; today unless given.')
    .addOption(dryRunOption())
    .addOption(yesOption())
    .action((number: string, options) => shipOrder(cli, number, options))
  orders
    .command('line <number> <line>')
    .description('Say that a line is in production or back-ordered; without either, just ordered.')
    .option('--in-production', 'It is being made.')
    .addOption(
      new Option('--back-ordered <day>', 'When it is expected, as yyyy-mm-dd.').conflicts('inProduction'),
    )
    .addOption(dryRunOption())
    .addOption(yesOption())
    .action((number: string, line: string, options) => markLine(cli, [number, wholeNumber(line)], options))
}
