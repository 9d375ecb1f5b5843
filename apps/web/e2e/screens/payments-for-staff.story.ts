import type { Page } from 'playwright-core'
import { people } from '../support/account-steps.ts'
import { changeShop } from '../support/database.ts'
import { type Screen, walkScreens } from '../support/screens.ts'
import { type OwnShop, openOwnShop } from '../support/shop.ts'

/** Stores what a night's comparison and a tax service in trouble leave for staff. */
function leaveTrouble(shop: OwnShop): void {
  const now = Date.now()
  const day = new Date(now - 86_400_000).toISOString().slice(0, 10)
  changeShop(
    shop,
    `insert into reconciled_days (day, state, attempts, next_attempt_at, lease_until_at, compared_at, transactions,
       payments, differences) values (?, 'compared', 1, ?, 0, ?, 12, 13, 1)`,
    ...[day, now, now],
  )
  changeShop(
    shop,
    `insert into payment_differences (day, fingerprint, kind, reference, order_number, store_state, store_cents, found_at)
       values (?, 'f', 'missing_there', 'a2cfe6a1-3d57-4a30-b2b4-6a4b34a2d2b1', 'W100001', 'captured', 4156, ?)`,
    ...[day, now],
  )
  changeShop(
    shop,
    `insert into tax_postings (order_id, wanted, state, tries, due_at, problem, created_at)
       select min(id), 'committed', 'failed', 11, ?, 'Taxify answered AuthenticationFailed: The password is not valid.', ?
       from orders`,
    ...[now, now],
  )
}

const dialog = (page: Page) => page.getByRole('dialog')

const screens: readonly Screen[] = [
  {
    name: 'payment differences and sales tax',
    user: people.admin,
    at: '/?panel=admin&view=orders',
    shows: (page) => page.getByRole('table', { name: 'Sales tax not recorded' }),
    leadsTo: [
      {
        name: 'payment difference',
        steps: (page) => page.getByRole('button', { name: 'Missing at the gateway' }).click(),
        shows: (page) => dialog(page).getByText(/Hold the shipment/),
      },
    ],
  },
]

const shop = await openOwnShop()
leaveTrouble(shop)
await walkScreens(screens, shop)
