import { and, eq, inArray, isNull, like, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  addresses,
  credentials,
  dealerRequests,
  mailedLinks,
  passkeyChallenges,
  passkeys,
  secondFactors,
  sessions,
  users,
} from '../accounts/accounts.tables.ts'
import { apiTokens } from '../accounts/api-token.tables.ts'
import {
  approvalEvents,
  approvalRequests,
  approvalRules,
  purchaseApprovers,
  purchaseLimits,
  requestApprovers,
} from '../approvals/approvals.tables.ts'
import { accountCarts, sharedCarts } from '../cart/cart.tables.ts'
import { quotes } from '../checkout/checkout.tables.ts'
import { containsInAnyCase } from '../contains.ts'
import { orderCreditHolds } from '../credit/credit.tables.ts'
import { creditNoteExports, creditNotes } from '../credit-notes/credit-notes.tables.ts'
import { savedDoors } from '../doors/saved-door.tables.ts'
import { importChanges, imports } from '../imports/import.tables.ts'
import { mailMessages } from '../mail/mail.tables.ts'
import { mailboxMessages } from '../mail/mailbox.tables.ts'
import { orderNotes, orderShipments } from '../orders/order-desk.tables.ts'
import { orderExports } from '../orders/order-export.tables.ts'
import { orderAddresses, orderLines, orders, poDocuments } from '../orders/orders.tables.ts'
import { partListChanges, partLists } from '../part-lists/part-list.tables.ts'
import { gatewayCustomers } from '../payments/gateway-customers.tables.ts'
import { payments } from '../payments/payments.tables.ts'
import { paymentDifferences } from '../payments/reconciliation.tables.ts'
import {
  priceQuoteEvents,
  priceQuoteFiles,
  priceQuotes,
  priceQuoteVersions,
} from '../price-quotes/price-quotes.tables.ts'
import { punchoutBuyers } from '../punchout/punchout.tables.ts'
import {
  recurringDrafts,
  recurringOrders,
  recurringSettings,
} from '../recurring-orders/recurring-orders.tables.ts'
import { returnEvents, returnPhotos, returns } from '../returns/returns.tables.ts'
import { auditLog } from '../security/security.tables.ts'
import { shipToChanges } from '../ship-to-changes/ship-to-changes.tables.ts'
import { taxCertificates } from '../tax-certificates/tax-certificates.tables.ts'
import { webhookDeliveries, webhookEndpoints } from '../webhooks/webhooks.tables.ts'

/** Whose data is exported or erased. */
export interface PersonKeys {
  /** Null for someone without an account, who ordered as a guest or asked for one. */
  readonly id: number | null
  /** Lower case. */
  readonly email: string
}

export interface PersonErasure extends PersonKeys {
  readonly now: Date
  /** What stands in place of the email from then on. */
  readonly placeholder: string
}

/** Rows of one table that are about a person, and what becomes of them. */
export interface PersonRows {
  readonly table: PgTable
  readonly where: (person: PersonKeys) => SQL | undefined
  /** `keep` with the person's id only; a function gives new values for what names the person. */
  readonly erase: 'remove' | 'keep' | ((person: PersonErasure) => Record<string, unknown>)
  /** Fields that an export must not contain, because they let someone in. */
  readonly secrets?: readonly string[]
}

/** No row has this id. */
const nobody = -1
const idOf = ({ id }: PersonKeys) => id ?? nobody
const subjectOf = (person: PersonKeys) => `user:${idOf(person)}`

/** Condition: an actor is the person, alone or acting for a company. */
const actor = (column: PgColumn, person: PersonKeys) =>
  or(eq(column, subjectOf(person)), like(column, `${subjectOf(person)}/%`))

const ordersOf = (person: PersonKeys) => {
  const asGuest = and(isNull(orders.userId), sql`lower(${orders.buyerEmail}) = ${person.email}`)
  return or(eq(orders.userId, idOf(person)), asGuest)
}
const orderIds = (person: PersonKeys) => sql`(select ${orders.id} from ${orders} where ${ordersOf(person)})`

const recurringIds = (person: PersonKeys) =>
  sql`(select ${recurringOrders.id} from ${recurringOrders} where ${eq(recurringOrders.userId, idOf(person))})`

const priceQuotesOf = (person: PersonKeys) => {
  const asGuest = and(isNull(priceQuotes.userId), eq(priceQuotes.contactEmail, person.email))
  return or(eq(priceQuotes.userId, idOf(person)), asGuest)
}

const returnsOf = (person: PersonKeys) => {
  const asGuest = and(isNull(returns.userId), sql`lower(${returns.contactEmail}) = ${person.email}`)
  return or(eq(returns.userId, idOf(person)), asGuest)
}

/** What stands before and after an email in a text, so that it is not a part of a longer one. */
const before = [' ', '\n', '<', '(', ':', ',', ';', '"']
const after = [' ', '\n', '\r', '>', ')', ',', ';', '"', '. ', '.\n']

/** Condition: an email to the person, or with their email in it, such as the notice of an order to staff. */
function mailAbout({ recipients, text }: typeof mailMessages | typeof mailboxMessages, email: string) {
  const padded = sql`(' ' || ${text} || ' ')`
  return or(
    containsInAnyCase([sql`cast(${recipients} as text)`], `"${email}"`),
    and(
      or(...before.map((mark) => containsInAnyCase([padded], `${mark}${email}`))),
      or(...after.map((mark) => containsInAnyCase([padded], `${email}${mark}`))),
    ),
  )
}

/** Every table with rows about people. The test of this file names each column that says whose they are. */
export const personRows: readonly PersonRows[] = [
  {
    table: users,
    where: (person) => eq(users.id, idOf(person)),
    erase: ({ now, placeholder }) => ({
      ...{ firstname: 'Removed', lastname: 'User', firstnameSortKey: 'removed', lastnameSortKey: 'user' },
      ...{ email: placeholder, pendingEmail: null, removedAt: now, updatedAt: now },
      ...{ twoFactorEnabled: false, invitationDueAt: null },
    }),
  },
  {
    table: credentials,
    where: (person) => eq(credentials.userId, idOf(person)),
    erase: 'remove',
    secrets: ['password'],
  },
  {
    table: sessions,
    where: (person) => eq(sessions.userId, idOf(person)),
    erase: 'remove',
    secrets: ['token'],
  },
  {
    table: secondFactors,
    where: (person) => eq(secondFactors.userId, idOf(person)),
    erase: 'remove',
    secrets: ['secret', 'backupCodes'],
  },
  {
    table: passkeys,
    where: (person) => eq(passkeys.userId, idOf(person)),
    erase: 'remove',
    secrets: ['credentialId', 'publicKey'],
  },
  {
    table: passkeyChallenges,
    where: (person) => eq(passkeyChallenges.userId, idOf(person)),
    erase: 'remove',
    secrets: ['challenge'],
  },
  {
    table: apiTokens,
    where: (person) => eq(apiTokens.userId, idOf(person)),
    erase: 'remove',
    secrets: ['tokenHash'],
  },
  {
    table: mailedLinks,
    where: (person) =>
      and(ne(mailedLinks.purpose, 'dealer_request'), eq(mailedLinks.subjectId, idOf(person))),
    erase: 'remove',
    secrets: ['tokenHash'],
  },
  { table: addresses, where: (person) => eq(addresses.userId, idOf(person)), erase: 'remove' },
  {
    table: sharedCarts,
    where: (person) => eq(sharedCarts.userId, idOf(person)),
    erase: 'remove',
    secrets: ['keyHash'],
  },
  { table: accountCarts, where: (person) => eq(accountCarts.userId, idOf(person)), erase: 'remove' },
  { table: quotes, where: (person) => actor(quotes.actorId, person), erase: 'remove' },
  {
    table: gatewayCustomers,
    where: (person) => eq(gatewayCustomers.customerId, subjectOf(person)),
    erase: 'remove',
    secrets: ['token'],
  },
  {
    table: dealerRequests,
    where: ({ email }) => sql`lower(${dealerRequests.email}) = ${email}`,
    erase: ({ placeholder }) => ({
      ...{ firstName: 'Removed', lastName: 'User', contactSortKey: 'removed user', phoneNumber: '' },
      ...{ email: placeholder, accountsReceivableEmail: placeholder },
    }),
  },
  {
    table: mailMessages,
    where: ({ email }) => mailAbout(mailMessages, email),
    erase: () => ({
      ...{ recipients: [], subject: '', html: '', text: '', attachments: [], lastError: null },
      // An email that waits has nobody to go to.
      state: sql`case when ${mailMessages.state} = 'queued' then 'failed' else ${mailMessages.state} end`,
    }),
  },
  {
    table: mailboxMessages,
    where: ({ email }) => mailAbout(mailboxMessages, email),
    erase: 'remove',
  },
  {
    table: importChanges,
    where: ({ email }) =>
      and(
        sql`lower(${importChanges.label}) = ${email}`,
        inArray(
          importChanges.importId,
          sql`(select ${imports.id} from ${imports} where ${imports.kind} in ('users', 'addresses'))`,
        ),
      ),
    erase: 'remove',
  },
  {
    table: orders,
    where: ordersOf,
    erase: ({ placeholder }) => ({ buyerEmail: placeholder, internalBuyerEmail: null }),
  },
  { table: orderLines, where: (person) => inArray(orderLines.orderId, orderIds(person)), erase: 'keep' },
  {
    table: orderAddresses,
    where: (person) => inArray(orderAddresses.orderId, orderIds(person)),
    erase: 'keep',
  },
  {
    table: poDocuments,
    where: (person) => or(actor(poDocuments.actorId, person), inArray(poDocuments.orderId, orderIds(person))),
    erase: 'keep',
  },
  {
    table: payments,
    where: (person) => or(actor(payments.actorId, person), inArray(payments.orderId, orderIds(person))),
    erase: () => ({ ipAddress: '' }),
  },
  {
    table: webhookDeliveries,
    where: (person) =>
      and(
        like(webhookDeliveries.event, 'order.%'),
        ne(webhookDeliveries.state, 'waiting'),
        inArray(webhookDeliveries.rowId, orderIds(person)),
      ),
    erase: () => ({ payload: null, answerBody: null }),
  },
  { table: savedDoors, where: (person) => eq(savedDoors.savedById, idOf(person)), erase: 'keep' },
  {
    table: partLists,
    where: (person) => and(eq(partLists.ownerId, idOf(person)), eq(partLists.shared, false)),
    erase: 'remove',
  },
  {
    table: partLists,
    where: (person) => {
      const owns = and(eq(partLists.ownerId, idOf(person)), eq(partLists.shared, true))
      const changed = and(ne(partLists.ownerId, idOf(person)), eq(partLists.changedById, idOf(person)))
      return or(owns, changed)
    },
    erase: 'keep',
  },
  { table: partListChanges, where: (person) => eq(partListChanges.userId, idOf(person)), erase: 'keep' },
  {
    table: recurringOrders,
    where: (person) => eq(recurringOrders.userId, idOf(person)),
    erase: () => ({ state: 'ended', savedCardToken: null }),
    secrets: ['savedCardToken'],
  },
  {
    table: recurringDrafts,
    where: (person) => inArray(recurringDrafts.recurringOrderId, recurringIds(person)),
    erase: 'keep',
  },
  {
    table: recurringSettings,
    where: (person) => eq(recurringSettings.changedById, idOf(person)),
    erase: 'keep',
  },
  { table: approvalRules, where: (person) => eq(approvalRules.changedById, idOf(person)), erase: 'keep' },
  {
    table: purchaseLimits,
    where: (person) =>
      or(eq(purchaseLimits.userId, idOf(person)), eq(purchaseLimits.changedById, idOf(person))),
    erase: 'keep',
  },
  {
    table: purchaseApprovers,
    where: (person) => eq(purchaseApprovers.userId, idOf(person)),
    erase: 'remove',
  },
  {
    table: approvalRequests,
    where: (person) =>
      or(eq(approvalRequests.userId, idOf(person)), eq(approvalRequests.decidedById, idOf(person))),
    erase: 'keep',
    secrets: ['savedCardToken'],
  },
  { table: requestApprovers, where: (person) => eq(requestApprovers.userId, idOf(person)), erase: 'remove' },
  { table: approvalEvents, where: (person) => eq(approvalEvents.userId, idOf(person)), erase: 'keep' },
  {
    table: orderCreditHolds,
    where: (person) => eq(orderCreditHolds.decidedById, idOf(person)),
    erase: 'keep',
  },
  {
    // The files are documents of the company.
    table: taxCertificates,
    where: (person) =>
      or(eq(taxCertificates.sentById, idOf(person)), eq(taxCertificates.decidedById, idOf(person))),
    erase: 'keep',
  },
  {
    table: priceQuotes,
    where: priceQuotesOf,
    erase: ({ placeholder }) => ({
      contactName: 'Removed User',
      contactEmail: placeholder,
      contactPhone: '',
      notes: '',
    }),
  },
  {
    table: priceQuoteVersions,
    where: (person) => eq(priceQuoteVersions.answeredById, idOf(person)),
    erase: 'keep',
  },
  {
    table: priceQuoteFiles,
    where: (person) =>
      or(
        actor(priceQuoteFiles.actorId, person),
        inArray(
          priceQuoteFiles.priceQuoteId,
          sql`(select ${priceQuotes.id} from ${priceQuotes} where ${priceQuotesOf(person)})`,
        ),
      ),
    // Their bytes go with the next sweep of files that no row names.
    erase: 'remove',
  },
  {
    table: priceQuoteEvents,
    where: (person) =>
      or(
        eq(priceQuoteEvents.userId, idOf(person)),
        and(
          isNull(priceQuoteEvents.userId),
          inArray(
            priceQuoteEvents.priceQuoteId,
            sql`(select ${priceQuotes.id} from ${priceQuotes} where ${priceQuotesOf(person)})`,
          ),
        ),
      ),
    erase: () => ({ note: '' }),
  },
  {
    table: returns,
    where: returnsOf,
    erase: ({ placeholder }) => ({ contactName: 'Removed User', contactEmail: placeholder }),
  },
  {
    table: returnPhotos,
    where: (person) =>
      or(
        actor(returnPhotos.actorId, person),
        inArray(
          returnPhotos.returnId,
          sql`(select ${returns.id} from ${returns} where ${returnsOf(person)})`,
        ),
      ),
    erase: 'keep',
  },
  {
    table: returnEvents,
    where: (person) => eq(returnEvents.userId, idOf(person)),
    erase: 'keep',
  },
  { table: orderNotes, where: (person) => eq(orderNotes.userId, idOf(person)), erase: 'keep' },
  { table: orderShipments, where: (person) => eq(orderShipments.userId, idOf(person)), erase: 'keep' },
  {
    table: orderExports,
    where: (person) => or(eq(orderExports.userId, idOf(person)), eq(orderExports.withdrawnBy, idOf(person))),
    erase: 'keep',
    secrets: ['content'],
  },
  {
    table: creditNoteExports,
    where: (person) => eq(creditNoteExports.userId, idOf(person)),
    erase: 'keep',
    secrets: ['content'],
  },
  {
    table: shipToChanges,
    where: (person) =>
      or(
        inArray(shipToChanges.orderId, orderIds(person)),
        eq(shipToChanges.userId, idOf(person)),
        eq(shipToChanges.decidedById, idOf(person)),
        actor(shipToChanges.actorId, person),
      ),
    erase: 'keep',
  },
  {
    table: creditNotes,
    where: (person) =>
      or(
        eq(creditNotes.userId, idOf(person)),
        eq(creditNotes.settledById, idOf(person)),
        actor(creditNotes.actorId, person),
      ),
    erase: 'keep',
  },
  {
    table: punchoutBuyers,
    where: (person) => eq(punchoutBuyers.userId, idOf(person)),
    erase: 'remove',
    secrets: ['secretHash'],
  },
  {
    table: paymentDifferences,
    where: (person) => eq(paymentDifferences.resolvedById, idOf(person)),
    erase: 'keep',
  },
  {
    table: webhookEndpoints,
    where: (person) => eq(webhookEndpoints.createdBy, idOf(person)),
    erase: 'keep',
    secrets: ['secrets'],
  },
  {
    table: auditLog,
    where: (person) => or(actor(auditLog.actorId, person), eq(auditLog.subject, subjectOf(person))),
    erase: 'keep',
  },
]
