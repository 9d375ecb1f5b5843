import type { Ability } from '@mullion/domain/accounts/permissions'

/**
 * What an API token needs for a call: the first of it, or one of the first, to be let in at all; the others decide which
 * records it reaches. `people` for calls that no token may make, `nothing` for those that any may.
 */
export type Needs = readonly (Ability | readonly Ability[])[] | 'people' | 'nothing'

/** Lets a token in that reads its own account, or all records. */
const readers = ['useAccount', 'viewRecords'] as const
const userReaders = ['manageCompanyUsers', 'viewRecords'] as const

type NeedsByName = Readonly<Record<string, Needs>>

/** By the longest beginning of a procedure's name. */
export const procedureNeeds: NeedsByName = {
  'accounts.addresses': ['useAccount'],
  'accounts.cards': ['useAccount'],
  'accounts.internalCompanies': ['actForCompany'],
  'accounts.internalCompanies.acting': ['browse'],
  'accounts.passkeys': 'people',
  'accounts.password': 'people',
  'accounts.requests': ['browse'],
  'accounts.secondFactor': 'people',
  'accounts.session': 'people',
  'accounts.session.viewer': 'nothing',
  'accounts.tokens': 'people',
  'accounts.tokens.current': 'nothing',
  'accounts.users': ['manageCompanyUsers', 'administer'],
  'accounts.users.cancelEmailChange': 'people',
  'accounts.users.details': [readers, 'manageCompanyUsers'],
  'accounts.users.list': [userReaders],
  // The row changes the email address.
  'accounts.users.update': 'people',
  'accounts.users.verifyEmail': 'people',
  admin: ['administer'],
  'admin.auditLog': ['viewAuditLog'],
  'admin.companyApprovals': ['viewRecords'],
  'admin.companyApprovals.saveLimits': ['administer'],
  'admin.companyApprovals.saveRules': ['administer'],
  'admin.companies.details': ['viewRecords'],
  'admin.companies.search': ['viewRecords'],
  'admin.companyPrices.list': ['viewRecords'],
  'admin.imports.exportPage': ['viewRecords'],
  'admin.serviceAccounts': 'people',
  'admin.userTokens': 'people',
  'admin.users': 'people',
  analytics: ['viewAnalytics'],
  'analytics.operational.markErrorGroup': 'people',
  cart: ['browse'],
  'cart.ofAccount': 'people',
  'cart.saveOfAccount': 'people',
  'cart.share': ['useAccount'],
  catalog: ['browse'],
  'catalog.searchGivenUp': 'people',
  checkout: ['placeOrders'],
  'checkout.challenge': ['browse'],
  'checkout.payments': ['administer'],
  'checkout.rates': ['browse'],
  'checkout.zipLocation': ['browse'],
  doors: ['browse'],
  'doors.labels': ['useAccount'],
  'doors.saved': ['useAccount'],
  orders: [readers, 'viewCompanyOrders'],
  'orders.confirmFreight': ['administer'],
  'orders.desk': ['administer'],
  'orders.exports': ['viewRecords'],
  'orders.exports.generate': ['administer'],
  'orders.exports.withdraw': ['administer'],
  'orders.track': ['browse'],
  'orders.tracked': ['browse'],
  'orders.poDocument': ['useAccount', 'actForCompany'],
  'orders.reorder': ['useAccount', 'viewCompanyOrders', 'viewRecords'],
  approvals: ['placeOrders'],
  'approvals.byId': ['useAccount'],
  'approvals.limits': ['manageApprovals'],
  'approvals.list': ['useAccount'],
  'approvals.rules': ['manageApprovals'],
  'approvals.saveLimits': ['manageApprovals'],
  'approvals.saveRules': ['manageApprovals'],
  partLists: ['useAccount'],
  'partLists.remove': ['useAccount', 'manageCompanyUsers'],
  'partLists.restore': ['useAccount', 'manageCompanyUsers'],
  webhooks: 'people',
}

/** By the longest beginning of a path, with its method where that decides. */
export const pathNeeds: NeedsByName = {
  '/api/addresses': ['useAccount'],
  '/api/analytics': ['viewAnalytics'],
  '/api/companies': ['administer'],
  'GET /api/companies': ['viewRecords'],
  '/api/companies-internal': ['actForCompany'],
  '/api/dealer-requests': ['administer'],
  'POST /api/dealer-requests': ['browse'],
  '/api/dealer-requests/verify': ['browse'],
  '/api/docs': 'nothing',
  '/api/door-info': ['browse'],
  '/api/ebiz': ['useAccount'],
  '/api/ebiz/run': ['placeOrders'],
  '/api/exports': ['viewRecords'],
  '/api/imports': ['administer'],
  '/api/mode': ['browse'],
  '/api/openapi.json': 'nothing',
  '/api/orders': ['administer'],
  'POST /api/orders': ['placeOrders'],
  '/api/orders/:id': [readers, 'viewCompanyOrders'],
  '/api/orders/:orderId/po-document': ['useAccount', 'actForCompany'],
  '/api/orders/admin': [readers],
  '/api/orders/company': [readers, 'viewCompanyOrders'],
  '/api/orders/po-document': ['placeOrders'],
  '/api/orders/unprocessed': ['viewRecords'],
  '/api/orders/user': [readers, 'viewCompanyOrders'],
  '/api/partsMAS': ['administer'],
  '/api/partsMAS/fetchParts': ['browse'],
  '/api/partsMAS/search': ['browse'],
  '/api/partsMas': ['administer'],
  '/api/partsMas/fetchParts': ['browse'],
  '/api/partsMas/search': ['browse'],
  '/api/saved-carts': ['useAccount'],
  '/api/saved-carts/:cartKey': ['browse'],
  '/api/taxify': ['browse'],
  '/api/ups': ['browse'],
  '/api/v1/analytics': ['viewAnalytics'],
  '/api/v1/approval-rules': ['manageApprovals'],
  '/api/v1/approvals': ['placeOrders'],
  'GET /api/v1/approvals': ['useAccount'],
  '/api/v1/purchase-limits': ['manageApprovals'],
  '/api/v1/companies': ['administer'],
  'GET /api/v1/companies': ['viewRecords'],
  '/api/v1/internal-companies': ['administer'],
  'GET /api/v1/internal-companies': ['viewRecords'],
  '/api/v1/doors': ['browse'],
  '/api/v1/doors/labels': ['useAccount'],
  '/api/v1/lists': ['useAccount'],
  'DELETE /api/v1/lists': ['useAccount', 'manageCompanyUsers'],
  '/api/v1/lists/:id/restore': ['useAccount', 'manageCompanyUsers'],
  '/api/v1/numbers': ['browse'],
  'PUT /api/v1/numbers': ['administer'],
  '/api/v1/words': ['administer'],
  'DELETE /api/v1/numbers': ['administer'],
  '/api/v1/operations': ['viewAnalytics'],
  '/api/v1/order-status': ['browse'],
  '/api/v1/orders': [readers, 'viewCompanyOrders'],
  'POST /api/v1/orders': ['placeOrders'],
  'POST /api/v1/orders/:number': ['administer'],
  'PUT /api/v1/orders/:number': ['administer'],
  '/api/v1/parts': ['browse'],
  'POST /api/v1/parts': ['administer'],
  'PUT /api/v1/parts': ['administer'],
  '/api/v1/part-media': ['administer'],
  '/api/v1/part-documents': ['browse'],
  '/api/v1/payments': ['administer'],
  '/api/v1/quotes': ['placeOrders'],
  '/api/users': ['manageCompanyUsers', 'administer'],
  // The row changes the email address.
  'PUT /api/users': 'people',
  '/api/users/company': [userReaders],
  '/api/users/details': [readers, 'manageCompanyUsers'],
  '/api/users/email-change': [readers, 'manageCompanyUsers'],
  'DELETE /api/users/email-change': 'people',
  '/api/users/forgotPassword': 'people',
  '/api/users/login': 'people',
  '/api/users/logout': 'people',
  '/api/users/reset-password': 'people',
}

/** Calls whose body, which the rows leave out, is refused before anyone asks who sent it. */
export const bodyFirst: ReadonlySet<string> = new Set([
  'POST /api/dealer-requests',
  'POST /api/ebiz/run-customer-transaction',
  'POST /api/ebiz/run-transaction',
  'POST /api/orders',
  'POST /api/orders/po-document',
  'POST /api/ups/shipping-quote',
])

/** Returns what a call needs; fails the test of a call that nobody has decided for. */
export function needsOf(table: NeedsByName, name: string): Needs {
  const [, path = name] = name.split(' ')
  const known = Object.keys(table).filter((each) => name.startsWith(each) || path.startsWith(each))
  const [longest = ''] = known.toSorted((a, b) => b.length - a.length)
  const needs = table[longest]
  if (!needs) throw new Error(`Say in token-needs.ts what an API token needs for ${name}.`)
  return needs
}
