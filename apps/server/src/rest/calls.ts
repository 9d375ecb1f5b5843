import { addressCalls } from './addresses.rest.ts'
import { analyticsCalls } from './analytics.rest.ts'
import { cartCalls } from './carts.rest.ts'
import { partCalls } from './catalog.rest.ts'
import { companyCalls } from './companies.rest.ts'
import { internalCompanyCalls } from './companies-internal.rest.ts'
import { dealerRequestCalls } from './dealer-requests.rest.ts'
import { doorCalls } from './doors.rest.ts'
import { cardCalls } from './ebiz.rest.ts'
import { importCalls } from './imports.rest.ts'
import { operationalCalls } from './operational.rest.ts'
import { orderCalls } from './orders.rest.ts'
import { rateCalls } from './rates.rest.ts'
import type { RestSubject } from './rest-call.ts'
import { userCalls } from './users.rest.ts'
import { analyticsRecordCalls } from './v1/analytics.rest.ts'
import { approvalCalls } from './v1/approvals.rest.ts'
import { companyPriceCalls } from './v1/company-prices.rest.ts'
import { creditCalls } from './v1/credit.rest.ts'
import { doorRecordCalls } from './v1/doors.rest.ts'
import { operationsRecordCalls } from './v1/operations.rest.ts'
import { orderRecordCalls } from './v1/orders.rest.ts'
import { partListCalls } from './v1/part-lists.rest.ts'
import { partMediaCalls } from './v1/part-media.rest.ts'
import { partRecordCalls } from './v1/parts.rest.ts'
import { paymentRecordCalls } from './v1/payments.rest.ts'
import { priceQuoteCalls } from './v1/price-quotes.rest.ts'
import { procurementCalls } from './v1/procurement.rest.ts'
import { recurringOrderCalls } from './v1/recurring-orders.rest.ts'
import { returnCalls } from './v1/returns.rest.ts'
import { shipToChangeCalls } from './v1/ship-to-changes.rest.ts'
import { taxCertificateCalls } from './v1/tax-certificates.rest.ts'
import { wordCalls } from './v1/words.rest.ts'

export const restSubjects: readonly RestSubject[] = [
  { name: 'Parts', about: 'Searching the catalog, and keeping it.', calls: partCalls },
  { name: 'Doors', about: 'Doors as they were built.', calls: doorCalls },
  { name: 'Shared carts', about: 'Carts that others open by a link.', calls: cartCalls },
  { name: 'Rates', about: 'Single prices of shipping and tax; no order uses them.', calls: rateCalls },
  { name: 'Cards', about: 'Saved cards, and payments made before their order.', calls: cardCalls },
  {
    name: 'Orders',
    about: 'Placing orders, finding them, and handing them to accounting.',
    calls: orderCalls,
  },
  { name: 'Users', about: 'Signing in, passwords, and the users of a company.', calls: userCalls },
  { name: 'Addresses', about: 'Saved ship-to addresses.', calls: addressCalls },
  { name: 'Account requests', about: 'Requests of dealers for an account.', calls: dealerRequestCalls },
  { name: 'Companies', about: 'Customers with users of their own.', calls: companyCalls },
  { name: 'Internal companies', about: 'Customers that staff order for.', calls: internalCompanyCalls },
  { name: 'Imports and exports', about: 'Parts, prices and doors as CSV.', calls: importCalls },
  { name: 'Sales', about: 'What sells, to whom and where.', calls: analyticsCalls },
  { name: 'Operations', about: 'How the store runs.', calls: operationalCalls },
  {
    name: 'For programs: orders',
    about: 'Following orders, and placing them by quote.',
    calls: orderRecordCalls,
  },
  { name: 'For programs: parts', about: 'Following the catalog.', calls: [...partRecordCalls, ...wordCalls] },
  {
    name: 'For programs: pictures of parts',
    about: 'Photographs, documents and videos of parts.',
    calls: partMediaCalls,
  },
  {
    name: 'For programs: approvals',
    about: 'Orders that wait for approval, and the limits and rules of a company.',
    calls: approvalCalls,
  },
  { name: 'For programs: lists', about: 'Named lists of parts.', calls: partListCalls },
  {
    name: 'For programs: price quotes',
    about: 'Asking for prices, and answering.',
    calls: priceQuoteCalls,
  },
  {
    name: 'For programs: recurring orders',
    about: 'Part lists that are ordered every few weeks.',
    calls: recurringOrderCalls,
  },
  {
    name: 'For programs: returns',
    about: 'Parts of orders that come back.',
    calls: returnCalls,
  },
  {
    name: 'For programs: changes of address',
    about: 'Shipping what is left of an order to another address.',
    calls: shipToChangeCalls,
  },
  {
    name: 'For programs: prices of companies',
    about: 'Contract prices, quantity prices and discounts for tags.',
    calls: companyPriceCalls,
  },
  {
    name: 'For programs: credit',
    about: 'Credit limits, open balances, payments, and orders that wait for credit.',
    calls: creditCalls,
  },
  {
    name: 'For programs: tax certificates',
    about: 'Certificates that exempt companies from sales tax.',
    calls: taxCertificateCalls,
  },
  {
    name: 'For programs: procurement systems',
    about: 'Systems whose buyers shop here by cXML, and their visits.',
    calls: procurementCalls,
  },
  { name: 'For programs: sales', about: 'Sales against list prices.', calls: analyticsRecordCalls },
  { name: 'For programs: doors', about: 'Doors as built, and what they take.', calls: doorRecordCalls },
  {
    name: 'For programs: payments',
    about: 'Comparing payments with the gateway.',
    calls: paymentRecordCalls,
  },
  {
    name: 'For programs: operations',
    about: 'How the services of the store do.',
    calls: operationsRecordCalls,
  },
]

export const restCalls = restSubjects.flatMap(({ calls }) => calls)
