import { dollars } from '@mullion/terminal/terminal'
import type { Command } from 'commander'
import type { Cli } from '../cli.ts'

interface ReportOptions {
  readonly from: string
  readonly to: string
}

const percent = (change: number | null) =>
  change === null ? '–' : `${change > 0 ? '+' : ''}${change.toFixed(1)}%`

async function sales(cli: Cli, { from, to }: ReportOptions): Promise<void> {
  const { store } = cli.connect()
  const [range, options] = [{ startDate: from, endDate: to }, { signal: cli.signal }]
  const [overview, trend, products] = await Promise.all([
    store.analytics.sales.overview.query(range, options),
    store.analytics.sales.trends.query(range, options),
    store.analytics.sales.topProducts.query(range, options),
  ])
  cli.show({ from, to, overview, trend, products }, () => {
    const { terminal } = cli
    const { changes } = overview
    terminal.table(
      ['', `${from} TO ${to}`, 'CHANGE'],
      [
        ['Revenue', dollars(overview.totalRevenueCents), percent(changes.revenue)],
        ['Orders', String(overview.totalOrders), percent(changes.orders)],
        ['Average order', dollars(overview.averageOrderValueCents), percent(changes.aov)],
        ['Shipping', dollars(overview.totalShippingCents), ''],
        ['Tax', dollars(overview.totalTaxCents), ''],
      ],
    )
    terminal.print('')
    const points = trend.map(({ period, orders, revenueCents }) => [period, orders, dollars(revenueCents)])
    terminal.table(['PERIOD', 'ORDERS', 'REVENUE'], points)
  })
}

/** Adds `report`. */
export function addReportCommands(program: Command, cli: Cli): void {
  const report = program.command('report').description('Figures of the store.')
  report
    .command('sales')
    .description('Revenue and orders of a range of days, and the change from the range before.')
    .requiredOption('--from <date>', 'First day, as yyyy-mm-dd.')
    .requiredOption('--to <date>', 'Last day.')
    .action((options: ReportOptions) => sales(cli, options))
}
