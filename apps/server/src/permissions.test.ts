// Calls every procedure and every path as every kind of actor. Expected answers are listed here by hand, not derived
// from the permissions under test; a procedure or path without a row fails the test.
import { appRouter } from '@mullion/api/root'
import { columbus as arcticColumbus, quoteForm } from '@mullion/api/testing/order-form'
import { emailOf } from '@mullion/api/testing/people'
import { askedFor } from '@mullion/api/testing/price-quotes'
import { returnOf } from '@mullion/api/testing/returns'
import type { InternalCompanyInput } from '@mullion/domain/accounts/internal-company'
import type { NewCompanyForm } from '@mullion/domain/admin/company-form'
import { type PartCells, partColumns } from '@mullion/domain/admin/part-form'
import { noRules } from '@mullion/domain/approvals/approval-settings'
import { describe, expect, it } from 'vitest'
import {
  type Caller,
  callers,
  openPermissionWorld,
  type PermissionWorld,
} from './testing/permission-world.ts'
import { wrongTokenAnswers } from './testing/token-calls.ts'
import { needsOf, pathNeeds, procedureNeeds } from './testing/token-needs.ts'

type Given = (world: PermissionWorld) => unknown
/** The procedure, its statuses in the order of `callers`, and its input. */
type ProcedureRow = readonly [name: string, statuses: string, input?: Given]

const everybody = '200 200 200 200 200 200 200'
const foundByNobody = '404 404 404 404 404 404 404'
const badRequestForAll = '400 400 400 400 400 400 400'
const members = '401 200 200 200 200 200 200'
const nobodyElse = '401 200 404 404 404 404 404'
const itsCompany = '401 200 200 404 404 404 404'
/** The person who asked may not decide. */
const itsApprovers = '401 403 200 404 404 404 404'
/** Those who may see an order, and staff. */
const itsReturners = '404 200 200 404 200 200 404'
/** The buyer and the admins of their company; staff see it too, but do not decide for them. */
const itsBuyers = '404 200 200 404 403 403 404'
/** Its owner; an admin of their company and staff only see it. */
const itsOwner = '401 200 403 404 403 403 404'
const itsOwnerByLink = '404 200 403 404 403 403 404'
const itsManagers = '401 403 200 403 200 200 404'
const companyAdmins = '401 403 200 403 403 403 200'
/** Of a record that there is not. */
const companyAdminsOrStaff = '401 403 404 403 404 404 404'
const staffOnly = '401 403 403 200 200 200 403'
/**
 * Statuses of calls for administrators on the store's analytics list; among these actors, only the super
 * admin is on it.
 */
const analysts = '401 403 403 403 403 200 403'
const administrators = '401 403 403 403 200 200 403'
/** Names an order that there is not, so that nothing is stored. */
const madeUpPayment = (owner: object | null) => ({
  owner,
  payment: {
    ...{ amountCents: 500, paidOn: '2026-11-20', reference: 'check 17' },
    orders: [{ orderNumber: 'W999999', amountCents: 500 }],
  },
})
/** Leads to no part, so that nothing is stored. */
const otherNumber = {
  ...{ number: '0301-OLD', kind: 'superseded' as const, make: '' },
  ...{ leadsTo: '9999-99', since: '', reason: '' },
}
/** Means nothing in the catalog, so that nothing is stored. */
const taughtWord = { kind: 'synonym' as const, typed: 'frosting strip', means: 'zeppelin' }
const administratorsOfNone = '401 403 403 403 404 404 403'
const procurement = { name: 'Procurement', userEmail: emailOf('buyer'), senderDomain: 'NetworkID' }
/** No photograph and no PDF. */
const noFile = { name: 'a.txt', bytes: new Uint8Array(3) }
const video = { caption: 'How to fit it', url: 'https://video.example/1' }
const noEndpoint = () => ({ endpointId: 999_999 })
const noDelivery = () => ({ deliveryId: 999_999 })
const newEndpoint = { url: 'https://receiver.example/hooks', events: ['order.placed'] }

const noLimits = { orderLimitCents: null, monthLimitCents: null, asksAdmins: true, approverIds: [] }
const oneLine = [{ partId: 1, quantity: 1 }]
const otherShipTo = { ...arcticColumbus, address1: '2 Cold Street' }
const november = { startDate: '2026-11-01', endDate: '2026-11-30' }
const nothing: Given = () => ({})
const madeUpToken: Given = () => ({ token: 'A'.repeat(43) })
const columbus = { city: 'Columbus', state: 'OH', zip: '43215' }
const passkeyAnswer = { id: 'A', clientDataJson: 'A', authenticatorData: 'A', signature: 'A' }
const createdPasskey = { id: 'A', clientDataJson: 'A', attestation: 'A', transports: [] }
const person = { firstname: 'Ned', lastname: 'Next' }
const contract = { kind: 'contract', priceCents: 100, validFrom: '2026-11-01' }
const tagDiscount = { kind: 'tag', tag: 'Hinges', discountHundredths: 1000, validFrom: '2026-11-01' }

//                                        guest user c_admin f_user f_admin super wrong
const procedures: readonly ProcedureRow[] = [
  ['accounts.addresses.create', members, ({ address }) => address],
  ['accounts.addresses.list', members],
  ['accounts.addresses.remove', nobodyElse, async (w) => ({ addressId: await w.newAddress() })],
  [
    'accounts.addresses.update',
    nobodyElse,
    async (w) => ({ addressId: await w.newAddress(), address: w.address }),
  ],
  ['accounts.cards.list', members],
  ['accounts.cards.remove', nobodyElse, async (w) => ({ methodId: await w.newCard() })],
  ['accounts.internalCompanies.acting', everybody],
  ['accounts.internalCompanies.create', staffOnly, (w) => w.nextInternalCompany()],
  ['accounts.internalCompanies.last', staffOnly],
  [
    'accounts.internalCompanies.remove',
    staffOnly,
    async (w) => ({ internalCompanyId: await w.newInternalCompany() }),
  ],
  ['accounts.internalCompanies.search', staffOnly, () => ({ term: 'larch' })],
  [
    'accounts.internalCompanies.update',
    staffOnly,
    async (w) => ({ internalCompanyId: await w.newInternalCompany(), company: w.nextInternalCompany() }),
  ],
  // These people have no two-step verification.
  ['accounts.passkeys.add', '401 409 409 409 409 409 409', () => ({ name: 'Desk', created: createdPasskey })],
  ['accounts.passkeys.list', members],
  [
    'accounts.passkeys.remove',
    '401 400 400 400 400 400 400',
    () => ({ passkeyId: 999_999, password: 'not mine' }),
  ],
  ['accounts.passkeys.start', '401 409 409 409 409 409 409', () => ({ password: 'not mine' })],
  ['accounts.password.change', '401 400 400 400 400 400 400', () => change('not mine')],
  ['accounts.password.checkLink', everybody, madeUpToken],
  ['accounts.password.forgot', everybody, (w) => ({ email: w.newEmail() })],
  [
    'accounts.password.reset',
    badRequestForAll,
    () => ({ token: 'A'.repeat(43), newPassword: 'a cold room' }),
  ],
  ['accounts.requests.resend', everybody, (w) => ({ email: w.newEmail() })],
  ['accounts.requests.submit', badRequestForAll, nothing],
  ['accounts.requests.verify', everybody, madeUpToken],
  [
    'accounts.secondFactor.disable',
    '401 403 403 400 400 400 403',
    () => ({ password: 'not mine', code: '000000' }),
  ],
  ['accounts.secondFactor.enable', '401 403 403 400 400 400 403', () => ({ code: '000000' })],
  ['accounts.secondFactor.start', '401 403 403 400 400 400 403', () => ({ password: 'not mine' })],
  ['accounts.session.confirmByPasskey', badRequestForAll, () => passkeyAnswer],
  ['accounts.session.confirmSignIn', badRequestForAll, () => ({ code: '000000' })],
  ['accounts.session.devices', members],
  ['accounts.session.requestPasskey', badRequestForAll, nothing],
  ['accounts.session.signIn', badRequestForAll, nothing],
  ['accounts.session.signOut', everybody],
  ['accounts.session.signOutDevice', '401 404 404 404 404 404 404', () => ({ deviceId: 999_999 })],
  ['accounts.session.signOutOthers', members],
  ['accounts.session.viewer', everybody],
  ['accounts.tokens.create', members, () => ({ name: 'Nightly', abilities: ['browse'] })],
  ['accounts.tokens.current', everybody],
  ['accounts.tokens.list', members],
  ['accounts.tokens.revoke', '401 404 404 404 404 404 404', () => ({ tokenId: 999_999 })],
  ['accounts.users.cancelEmailChange', itsManagers, async (w) => ({ userId: await w.newEmailChange() })],
  ['accounts.users.create', itsManagers, (w) => ({ ...person, email: w.newEmail(), companyId: w.arctic })],
  ['accounts.users.details', '401 200 200 404 200 200 404', (w) => ({ userId: w.ids.buyer })],
  ['accounts.users.list', itsManagers, (w) => ({ companyId: w.arctic })],
  ['accounts.users.list', '401 403 200 403 200 200 200', nothing],
  ['accounts.users.remove', itsManagers, async (w) => ({ userId: await w.newUser() })],
  [
    'accounts.users.update',
    itsManagers,
    async (w) => ({ ...person, userId: await w.newUser(), email: w.newEmail(), role: 'user' }),
  ],
  ['accounts.users.verifyEmail', badRequestForAll, madeUpToken],
  ['admin.auditLog.export', '401 403 403 403 403 200 403', nothing],
  ['admin.auditLog.list', '401 403 403 403 403 200 403'],
  [
    'admin.companyApprovals.byId',
    administrators,
    async (w) => ({ companyId: w.arctic, requestId: (await w.newRequest()).requestId }),
  ],
  ['admin.companyApprovals.limits', administrators, (w) => ({ companyId: w.arctic, userId: w.ids.buyer })],
  ['admin.companyApprovals.list', administrators, (w) => ({ companyId: w.arctic })],
  ['admin.companyApprovals.rules', administrators, (w) => ({ companyId: w.arctic })],
  [
    'admin.companyApprovals.saveLimits',
    administrators,
    (w) => ({ companyId: w.arctic, limits: { userId: w.ids.buyer, ...noLimits } }),
  ],
  ['admin.companyApprovals.saveRules', administrators, (w) => ({ companyId: w.arctic, rules: noRules })],
  ['admin.companies.create', administrators, (w) => ({ form: w.nextCompany() })],
  ['admin.companies.details', administrators, (w) => ({ companyId: w.arctic })],
  ['admin.companies.search', administrators, () => ({ text: 'arctic' })],
  [
    'admin.companyPrices.add',
    '401 403 403 403 400 400 403',
    (w) => ({ owner: { companyId: w.arctic }, price: { ...contract, partNumber: '9999-99' } }),
  ],
  [
    'admin.companyPrices.change',
    administratorsOfNone,
    (w) => ({ owner: { companyId: w.arctic }, priceId: 999_999, price: tagDiscount }),
  ],
  ['admin.companyPrices.list', administrators, (w) => ({ owner: { companyId: w.arctic } })],
  [
    'admin.companyPrices.remove',
    administratorsOfNone,
    (w) => ({ owner: { companyId: w.arctic }, priceId: 999_999 }),
  ],
  [
    'admin.companies.update',
    administrators,
    async (w) => ({ companyId: await w.newCompany(), form: companyOf(w.nextCompany()) }),
  ],
  ['admin.families.details', administrators, () => ({ partId: 1 })],
  ['admin.families.followRule', administrators, () => ({ partIds: [1] })],
  ['admin.families.join', administratorsOfNone, () => ({ partId: 999_999, numbers: ['0105-02'] })],
  ['admin.families.rename', administratorsOfNone, () => ({ partId: 999_999, name: 'Hinges' })],
  ['admin.families.split', administratorsOfNone, () => ({ partIds: [999_999] })],
  ['admin.imports.allProblems', '401 403 403 403 404 404 403', () => ({ importId: 999_999 })],
  ['admin.imports.changes', '401 403 403 403 404 404 403', () => ({ importId: 999_999 })],
  ['admin.imports.confirm', '401 403 403 403 404 404 403', () => ({ importId: 999_999 })],
  ['admin.imports.details', '401 403 403 403 404 404 403', () => ({ importId: 999_999 })],
  ['admin.imports.discard', '401 403 403 403 404 404 403', () => ({ importId: 999_999 })],
  ['admin.imports.exportPage', administrators, () => ({ kind: 'prices' })],
  ['admin.imports.list', administrators],
  ['admin.imports.problems', '401 403 403 403 404 404 403', () => ({ importId: 999_999 })],
  ['admin.imports.refusals', '401 403 403 403 404 404 403', () => ({ importId: 999_999 })],
  ['admin.imports.undoable', administrators],
  ['admin.imports.undo', '401 403 403 403 404 404 403', () => ({ importId: 999_999 })],
  // Only /api/imports accepts the file.
  ['admin.imports.upload', '401 403 403 403 400 400 403', () => ({ kind: 'parts', fileName: 'parts.csv' })],
  ['admin.insight.companiesWithoutUsers', administrators],
  ['admin.insight.emptySearches', administrators],
  ['admin.insight.givenUpSearches', administrators],
  ['admin.insight.partsNeverOrdered', administrators],
  ['admin.insight.partsWithoutImages', administrators],
  ['admin.numbers.add', '401 403 403 403 400 400 403', () => otherNumber],
  ['admin.numbers.change', administratorsOfNone, () => ({ ...otherNumber, numberId: 999_999 })],
  ['admin.numbers.ofPart', administrators, () => ({ partId: 1 })],
  ['admin.numbers.put', '401 403 403 403 400 400 403', () => otherNumber],
  ['admin.numbers.remove', administratorsOfNone, () => ({ numberId: 999_999 })],
  ['admin.words.add', '401 403 403 403 400 400 403', () => taughtWord],
  ['admin.words.list', administrators, () => undefined],
  ['admin.words.preview', '401 403 403 403 400 400 403', () => taughtWord],
  ['admin.words.remove', administratorsOfNone, () => ({ wordId: 999_999 })],
  ['admin.numbers.removeNumber', administratorsOfNone, () => ({ number: '0301-UNKNOWN' })],
  [
    'admin.partMedia.addDocument',
    '401 403 403 403 400 400 403',
    () => ({ partId: 1, file: noFile, caption: 'Sheet' }),
  ],
  ['admin.partMedia.addPhoto', '401 403 403 403 400 400 403', () => ({ partId: 1, file: noFile })],
  ['admin.partMedia.addVideo', administratorsOfNone, () => ({ ...video, partId: 999_999 })],
  [
    'admin.partMedia.change',
    administratorsOfNone,
    () => ({ mediumId: 999_999, caption: '', alternative: '' }),
  ],
  ['admin.partMedia.order', administrators, () => ({ partId: 1, kind: 'photo', mediumIds: [] })],
  ['admin.partMedia.remove', administratorsOfNone, () => ({ mediumId: 999_999 })],
  ['admin.parts.create', administrators, async () => ({ form: newPart() })],
  ['admin.parts.details', administrators, () => ({ partId: 1 })],
  ['admin.parts.history', administrators, () => ({ partId: 1 })],
  ['admin.parts.markProprietary', administrators, () => ({ partId: 1, proprietary: true })],
  ['admin.parts.update', administrators, () => ({ partId: 1, form: newPart() })],
  ['admin.requests.file', '401 403 403 403 404 404 403', () => ({ fileId: 999_999 })],
  ['admin.requests.list', administrators],
  ['admin.requests.pending', administrators],
  ['admin.requests.remove', '401 403 403 403 404 404 403', () => ({ requestId: 999_999 })],
  ['admin.requests.restore', '401 403 403 403 404 404 403', () => ({ requestId: 999_999 })],
  [
    'admin.serviceAccounts.create',
    '401 403 403 403 403 200 403',
    (w) => ({ name: 'Scales', email: w.newEmail(), role: 'frank_user' }),
  ],
  // Only a service account gets tokens from others.
  [
    'admin.serviceAccounts.createToken',
    '401 403 403 403 403 403 403',
    async (w) => ({ userId: await w.newUser(), name: 'Nightly', abilities: ['browse'] }),
  ],
  [
    'admin.serviceAccounts.createToken',
    '401 403 403 403 403 200 403',
    async (w) => ({ userId: await w.newServiceAccount(), name: 'Nightly', abilities: ['browse'] }),
  ],
  ['admin.userTokens.list', administrators, async (w) => ({ userId: await w.newUser() })],
  [
    'admin.userTokens.list',
    '401 403 403 403 403 200 403',
    async (w) => ({ userId: await w.newServiceAccount() }),
  ],
  [
    'admin.userTokens.revoke',
    '401 403 403 403 404 404 403',
    async (w) => ({ userId: await w.newUser(), tokenId: 999_999 }),
  ],
  ['admin.users.endSessions', administrators, async (w) => ({ userId: await w.newUser() })],
  ['admin.users.requirePasswordChange', administrators, async (w) => ({ userId: await w.newUser() })],
  ['admin.users.resendInvitation', administrators, async (w) => ({ userId: await w.newUser() })],
  // The file itself comes from the REST path; its content is not sent as JSON.
  ['analytics.export', '401 403 403 403 403 415 403', () => ({ ...november, format: 'json' })],
  ['analytics.geographic.salesByLocation', analysts, () => november],
  ['analytics.geographic.shippingAnalysis', analysts, () => november],
  ['analytics.geographic.statePerformance', analysts, () => november],
  ['analytics.operational.apiPerformance', analysts, () => november],
  ['analytics.operational.backups', analysts, nothing],
  ['analytics.operational.databaseInsights', analysts, () => november],
  ['analytics.operational.errorGroups', analysts, nothing],
  ['analytics.operational.errorTracking', analysts, () => november],
  [
    'analytics.operational.markErrorGroup',
    '401 403 403 403 403 404 403',
    () => ({ id: 'none', isResolved: true }),
  ],
  ['analytics.operational.overview', analysts, () => november],
  [
    'analytics.operational.reportPageError',
    everybody,
    () => ({ kind: 'uncaught', name: 'TypeError', message: 'x', frames: [], release: '1.0.0' }),
  ],
  ['analytics.operational.systemHealth', analysts, nothing],
  ['analytics.operational.userSessions', analysts, () => november],
  ['analytics.operational.vendors', analysts, () => november],
  ['analytics.orderMetrics', analysts, () => november],
  ['analytics.ordersBehind', analysts, () => november],
  ['analytics.sales.againstList', analysts, () => november],
  ['analytics.sales.byPeriod', analysts, () => november],
  ['analytics.sales.overview', analysts, () => november],
  ['analytics.sales.returnReasons', analysts, () => november],
  ['analytics.sales.topCustomers', analysts, () => november],
  ['analytics.sales.topProducts', analysts, () => november],
  ['analytics.sales.trends', analysts, () => november],
  ['cart.ofAccount', members],
  ['cart.open', everybody, () => ({ shareKey: 'A'.repeat(32) })],
  ['cart.price', everybody, () => ({ cart: [{ partId: 1, quantity: 1 }] })],
  ['priceQuotes.ask', '400 200 200 403 403 403 200', () => askedFor()],
  [
    'priceQuotes.askAgain',
    itsBuyers,
    async (w) => ({ ...(await w.newPriceQuote(true)), note: 'Can you do better?' }),
  ],
  [
    'priceQuotes.byId',
    '404 200 200 404 200 200 404',
    async (w) => ({ priceQuoteId: (await w.newPriceQuote()).priceQuoteId }),
  ],
  ['priceQuotes.decline', itsBuyers, (w) => w.newPriceQuote(true)],
  [
    'priceQuotes.desk.answer',
    administrators,
    async (w) => ({
      ...(await w.newPriceQuote()),
      ...{ lines: [{ lineNo: 1, partId: 1, quantity: 2, unitPriceCents: 900 }] },
      ...{ validUntil: '2026-12-20', freightCents: null },
    }),
  ],
  [
    'priceQuotes.desk.byId',
    administrators,
    async (w) => ({ priceQuoteId: (await w.newPriceQuote()).priceQuoteId }),
  ],
  ['priceQuotes.desk.list', administrators],
  [
    'priceQuotes.desk.refuse',
    administrators,
    async (w) => ({ ...(await w.newPriceQuote()), note: 'We don’t make these.' }),
  ],
  [
    'priceQuotes.file',
    '404 404 404 404 404 404 404',
    async (w) => ({ priceQuoteId: (await w.newPriceQuote()).priceQuoteId, fileId: 'none' }),
  ],
  ['priceQuotes.list', members, nothing],
  [
    'priceQuotes.pdf',
    '404 200 200 404 200 200 404',
    async (w) => ({ priceQuoteId: (await w.newPriceQuote(true)).priceQuoteId, versionNo: 1 }),
  ],
  ['taxCertificates.desk.accept', administratorsOfNone, () => ({ certificateId: 999_999 })],
  ['taxCertificates.desk.byId', administratorsOfNone, () => ({ certificateId: 999_999 })],
  ['taxCertificates.desk.list', administrators],
  ['taxCertificates.desk.ofCompany', administrators, (w) => ({ owner: { companyId: w.arctic } })],
  [
    'taxCertificates.desk.refuse',
    administratorsOfNone,
    () => ({ certificateId: 999_999, reason: 'Not signed' }),
  ],
  ['taxCertificates.desk.send', '401 403 403 403 400 400 403', nothing],
  ['taxCertificates.file', companyAdminsOrStaff, () => ({ certificateId: 999_999 })],
  ['taxCertificates.own', companyAdmins],
  ['taxCertificates.send', '401 403 400 403 403 403 400', nothing],
  ['taxCertificates.withdraw', companyAdminsOrStaff, () => ({ certificateId: 999_999 })],
  ['priceQuotes.upload', badRequestForAll, () => noFile],
  ['priceQuotes.withdraw', itsBuyers, (w) => w.newPriceQuote()],
  [
    'recurringOrders.byId',
    '401 200 200 404 200 200 404',
    async (w) => ({ recurringId: (await w.newRecurring()).recurringId }),
  ],
  [
    'recurringOrders.change',
    itsOwner,
    async (w) => ({ ...(await w.newPlan()), ...(await w.newRecurring()) }),
  ],
  [
    'recurringOrders.create',
    '401 200 400 403 403 403 400',
    async (w) => ({ ...(await w.newPlan()), listId: await w.planList() }),
  ],
  [
    'recurringOrders.drafts.byId',
    '404 200 200 404 200 200 404',
    async (w) => ({ draftId: (await w.newDraft()).draftId }),
  ],
  [
    'recurringOrders.drafts.confirm',
    '404 409 403 404 403 403 404',
    async (w) => ({ ...(await w.newDraft()), quoteId: 'none', grandTotalCents: 1 }),
  ],
  ['recurringOrders.drafts.quote', itsOwnerByLink, async (w) => ({ draftId: (await w.newDraft()).draftId })],
  ['recurringOrders.drafts.skip', itsOwnerByLink, (w) => w.newDraft()],
  ['recurringOrders.end', '401 200 200 404 403 403 404', (w) => w.newRecurring()],
  ['recurringOrders.list', members, nothing],
  ['recurringOrders.ofCompany', administrators, (w) => ({ companyId: w.arctic })],
  ['recurringOrders.pause', '401 200 200 404 403 403 404', (w) => w.newRecurring()],
  ['recurringOrders.resume', '401 409 403 404 403 403 404', (w) => w.newRecurring()],
  ['recurringOrders.saveSettings', companyAdmins, () => ({ automatic: false })],
  ['recurringOrders.settings', members],
  ['recurringOrders.skipNext', itsOwner, (w) => w.newRecurring()],
  ['returns.ask', itsReturners, async (w) => returnOf(await w.newSale())],
  ['returns.byId', itsReturners, async (w) => ({ returnId: (await w.newReturn()).returnId })],
  ['returns.cancel', '404 200 200 404 403 403 404', (w) => w.newReturn()],
  ['returns.desk.byId', administrators, async (w) => ({ returnId: (await w.newReturn()).returnId })],
  [
    'returns.desk.close',
    administrators,
    async (w) => ({ ...(await w.newReturn()), note: 'Kept after all.' }),
  ],
  ['returns.desk.credit', administrators, async (w) => ({ ...(await w.newInspectedReturn()) })],
  [
    'returns.desk.creditPreview',
    administrators,
    async (w) => ({ returnId: (await w.newInspectedReturn()).returnId }),
  ],
  [
    'returns.desk.decide',
    administrators,
    async (w) => ({ ...(await w.newReturn()), lines: [{ lineNo: 1, approve: true }] }),
  ],
  [
    'returns.desk.inspect',
    administrators,
    async (w) => ({
      ...(await w.newReturn(true)),
      lines: [{ lineNo: 1, result: 'ok', creditQuantity: 2 }],
    }),
  ],
  ['returns.desk.list', administrators],
  ['returns.desk.ofPart', administrators, () => ({ partId: 1 })],
  ['returns.desk.receive', administrators, (w) => w.newReturn()],
  ['returns.label', itsReturners, async (w) => ({ returnId: (await w.newReturn()).returnId })],
  ['returns.list', members, nothing],
  ['returns.offer', itsReturners, async (w) => ({ orderId: await w.newSale() })],
  [
    'returns.photo',
    '404 404 404 404 404 404 404',
    async (w) => ({ returnId: (await w.newReturn()).returnId, photoId: 'none' }),
  ],
  ['returns.upload', badRequestForAll, () => noFile],
  ['approvals.approve', itsApprovers, (w) => w.newApproval()],
  ['approvals.byId', itsCompany, async (w) => ({ requestId: (await w.newRequest()).requestId })],
  ['approvals.cancel', '401 200 403 404 404 404 404', (w) => w.newRequest()],
  [
    'approvals.change',
    itsApprovers,
    async (w) => ({ ...(await w.newRequest()), lines: [{ partId: 1, quantity: 1 }] }),
  ],
  [
    'approvals.forward',
    itsApprovers,
    async (w) => ({ ...(await w.newRequest()), approverId: await w.newUser() }),
  ],
  ['approvals.limits', '401 403 200 403 403 403 404', (w) => ({ userId: w.ids.buyer })],
  ['approvals.list', members, nothing],
  ['approvals.preview', members, () => ({ grandTotalCents: 1, shipAddress: quoteForm().shipAddress })],
  ['approvals.quote', itsApprovers, async (w) => ({ requestId: (await w.newRequest()).requestId })],
  ['approvals.reject', itsApprovers, async (w) => ({ ...(await w.newRequest()), reason: 'Not now' })],
  ['approvals.rules', '401 403 200 403 403 403 200'],
  ['approvals.saveLimits', '401 403 200 403 403 403 404', (w) => ({ userId: w.ids.buyer, ...noLimits })],
  ['approvals.saveRules', '401 403 200 403 403 403 200', () => noRules],
  ['cart.saveOfAccount', members, () => ({ version: 0, lines: [] })],
  ['cart.share', members, () => ({ cart: [{ partId: 1, quantity: 1 }] })],
  ['catalog.browse', everybody, nothing],
  ['catalog.browseCounts', everybody],
  ['catalog.changed', everybody, nothing],
  ['catalog.family', everybody, () => ({ partId: 1 })],
  ['catalog.document', '404 404 404 404 404 404 404', () => ({ mediumId: 999_999 })],
  ['catalog.media', everybody, () => ({ partId: 1 })],
  ['catalog.part', everybody, () => ({ partId: 1 })],
  ['catalog.partsById', everybody, () => ({ partIds: [1] })],
  ['catalog.partsByNumber', everybody, () => ({ numbers: ['0105-02'] })],
  ['catalog.search', everybody, () => ({ text: 'hinge' })],
  ['catalog.searchCounts', everybody, () => ({ text: 'hinge' })],
  ['catalog.searchGivenUp', everybody, () => ({ text: 'hinge' })],
  ['checkout.challenge', everybody],
  ['checkout.holdPayment', badRequestForAll, nothing],
  ['checkout.options', everybody],
  ['checkout.outcome', everybody, () => ({ idempotencyKey: 'A'.repeat(20) })],
  ['checkout.payments.differences', administrators],
  ['checkout.payments.void', '401 403 403 403 404 404 403', () => ({ paymentId: 999_999 })],
  ['checkout.payments.inTrouble', administrators],
  ['checkout.payments.reconcile', administrators],
  ['checkout.payments.reconcileDay', administrators, () => ({ day: '2026-11-19' })],
  ['checkout.payments.reconciledDays', administrators],
  [
    'checkout.payments.resolveDifference',
    administratorsOfNone,
    () => ({ differenceId: 999_999, note: 'Gone.' }),
  ],
  ['checkout.payments.retry', '401 403 403 403 404 404 403', () => ({ paymentId: 999_999 })],
  ['checkout.payments.sendTaxAgain', administratorsOfNone, () => ({ postingId: 999_999 })],
  ['checkout.payments.taxGivenUp', administrators],
  ['checkout.placeOnAccount', '401 400 400 400 400 400 400', nothing],
  ['checkout.placeOrder', badRequestForAll, nothing],
  ['checkout.quote', badRequestForAll, nothing],
  ['checkout.rates.freight', everybody, () => ({ weightPounds: 9, lengthInches: 110, ...columbus })],
  ['checkout.rates.parcel', badRequestForAll, nothing],
  [
    'checkout.rates.tax',
    everybody,
    () => ({ amountCents: 1, freightCents: 1, region: 'OH', postalCode: '43215' }),
  ],
  // Only multipart requests carry files.
  ['checkout.uploadPoDocument', '401 400 400 400 400 400 400', nothing],
  ['checkout.zipLocation', everybody, () => ({ zip: '28570' })],
  ['credit.account', administrators, (w) => ({ owner: { companyId: w.arctic } })],
  ['credit.held.byId', administratorsOfNone, () => ({ orderId: 999_999 })],
  ['credit.held.list', administrators],
  ['credit.held.refuse', administratorsOfNone, () => ({ orderId: 999_999, reason: 'Past due' })],
  ['credit.held.release', administratorsOfNone, () => ({ orderId: 999_999 })],
  ['credit.list', administrators],
  ['credit.own', members],
  ['credit.payments.add', '401 403 403 403 400 400 403', (w) => madeUpPayment({ companyId: w.arctic })],
  ['credit.payments.list', administrators, (w) => ({ owner: { companyId: w.arctic } })],
  [
    'credit.payments.remove',
    administratorsOfNone,
    (w) => ({ owner: { companyId: w.arctic }, paymentId: 999_999 }),
  ],
  ['credit.setLimit', administrators, (w) => ({ owner: { companyId: w.arctic }, limitCents: null })],
  ['doors.bySerial', everybody, () => ({ serialNumber: '15-0001' })],
  ['doors.calculate', everybody, (w) => ({ door: w.nextDoor().door, mode: 'heater' })],
  ['doors.fit', everybody, () => ({ door: { serialNumber: '15-0001' }, partIds: [1] })],
  ['doors.labels', itsCompany, async (w) => ({ sheet: '5160', doors: [{ savedDoorId: await w.newDoor() }] })],
  ['doors.saved.byId', itsCompany, async (w) => ({ doorId: await w.newDoor() })],
  ['doors.saved.bySerial', members, () => ({ serialNumber: '15-0001' })],
  ['doors.saved.list', members, nothing],
  ['doors.saved.remove', itsCompany, async (w) => ({ doorId: await w.newDoor() })],
  [
    'doors.saved.rename',
    itsCompany,
    async (w) => ({ doorId: await w.newDoor(), name: w.nextDoor().name, site: '' }),
  ],
  ['doors.saved.save', members, (w) => w.nextDoor()],
  ['doors.saved.update', itsCompany, async (w) => ({ doorId: await w.newDoor(), ...w.nextDoor() })],
  ['orders.confirmFreight', '401 403 403 403 404 404 403', () => ({ orderId: 999_999, freightCents: 1 })],
  [
    'orders.byNumber',
    '401 200 200 404 200 200 404',
    (w) => w.newOrder().then((id) => ({ number: `W${100_000 + id}` })),
  ],
  ['orders.changed', members, nothing],
  ['orders.desk.addNote', administrators, async (w) => ({ orderId: await w.newOrder(), text: 'Called.' })],
  [
    'orders.desk.addShipment',
    administrators,
    async (w) => ({
      orderId: await w.newOrder(),
      carrier: 'UPS',
      trackingNumber: '1Z999',
      shippedOn: '2026-11-20',
    }),
  ],
  [
    'orders.desk.correctShipment',
    '401 403 403 403 404 404 403',
    () => ({ shipmentId: 999_999, carrier: 'UPS', trackingNumber: '1Z999', shippedOn: '2026-11-20' }),
  ],
  ['orders.desk.byNumber', administrators, async (w) => ({ number: `W${100_000 + (await w.newOrder())}` })],
  ['orders.desk.details', administrators, async (w) => ({ orderId: await w.newOrder() })],
  ['orders.desk.markProcessed', administrators, async (w) => ({ orderId: await w.newOrder() })],
  [
    'orders.desk.markLine',
    '401 403 403 403 404 404 403',
    () => ({ orderId: 999_999, lineNo: 1, mark: 'in_production' }),
  ],
  ['orders.desk.removeShipment', '401 403 403 403 404 404 403', () => ({ shipmentId: 999_999 })],
  ['orders.desk.resendConfirmation', administrators, async (w) => ({ orderId: await w.newOrder() })],
  ['orders.desk.undoShipment', '401 403 403 403 404 404 403', () => ({ shipmentId: 999_999 })],
  ['orders.details', '401 200 200 404 200 200 404', async (w) => ({ orderId: await w.newOrder() })],
  ['orders.exports.file', '401 403 403 403 404 404 403', () => ({ exportId: 999_999 })],
  ['orders.exports.files', administrators],
  [
    'orders.exports.generate',
    administrators,
    async (w) => {
      await w.newOrder()
      const { count, totalCents } = await (await w.person('admin')).orders.exports.preview()
      return { shown: { count, totalCents } }
    },
  ],
  ['orders.exports.pending', administrators],
  ['orders.exports.pendingInFull', administrators],
  ['orders.exports.preview', administrators],
  ['orders.exports.withdraw', '401 403 403 403 404 404 403', () => ({ exportId: 999_999 })],
  ['orders.acknowledgement', '401 200 200 404 200 200 404', async (w) => ({ orderId: await w.newOrder() })],
  [
    'orders.documents',
    '401 200 200 404 200 200 404',
    async (w) => ({ number: `W${100_000 + (await w.newOrder())}` }),
  ],
  [
    'orders.packingList',
    '401 404 404 404 404 404 404',
    async (w) => ({ orderId: await w.newOrder(), shipmentId: 999_999 }),
  ],
  ['orders.invoice', '401 403 403 404 200 200 404', async (w) => ({ orderId: await w.newOrder() })],
  ['orders.list', members, () => ({ scope: 'user' })],
  ['orders.list', administrators, () => ({ scope: 'all' })],
  ['orders.list', '401 403 200 403 200 200 200', () => ({ scope: 'company' })],
  ['orders.list', itsManagers, (w) => ({ scope: 'company', companyId: w.arctic })],
  ['orders.list', '401 200 404 404 200 200 404', (w) => ({ scope: 'user', userId: w.ids.buyer })],
  ['orders.listInFull', itsManagers, (w) => ({ scope: 'company', companyId: w.arctic })],
  [
    'orders.cancel',
    '401 200 200 404 200 200 404',
    async (w) => ({ orderId: await w.newOrder(), requestKey: 'cancel-key-1' }),
  ],
  ['orders.cancelPreview', '401 200 200 404 200 200 404', async (w) => ({ orderId: await w.newOrder() })],
  [
    'orders.cancelTracked',
    '404 404 404 404 404 404 404',
    () => ({ key: 'W100001.made-up', requestKey: 'cancel-key-1' }),
  ],
  ['orders.cancelTrackedPreview', '404 404 404 404 404 404 404', () => ({ key: 'W100001.made-up' })],
  ['orders.creditNotes', '401 404 404 404 404 404 404', () => ({ number: 'W999999' })],
  ['orders.desk.retryCredit', '401 403 403 403 409 409 403', () => ({ creditNoteId: 999_999 })],
  ['orders.poDocument', '401 404 404 404 404 404 404', () => ({ orderId: 999_999 })],
  ['orders.track', '404 404 404 404 404 404 404', () => ({ number: 'W999999', email: 'pat@arctic.example' })],
  ['orders.tracked', '404 404 404 404 404 404 404', () => ({ key: 'W100001.made-up' })],
  ['orders.reorder', '401 200 200 404 200 200 404', async (w) => ({ orderId: await w.newOrder() })],
  [
    'shipToChanges.ask',
    '401 200 200 404 200 200 404',
    async (w) => ({ orderId: await w.newOpenOrder(), shipAddress: otherShipTo }),
  ],
  [
    'shipToChanges.askLinked',
    '404 404 404 404 404 404 404',
    () => ({ key: 'W1.x', shipAddress: otherShipTo }),
  ],
  [
    'shipToChanges.preview',
    '401 200 200 404 200 200 404',
    async (w) => ({ orderId: await w.newOpenOrder(), shipAddress: otherShipTo }),
  ],
  [
    'shipToChanges.previewLinked',
    '404 404 404 404 404 404 404',
    () => ({ key: 'W1.x', shipAddress: otherShipTo }),
  ],
  ['shipToChanges.withdraw', '401 409 409 404 409 409 404', async (w) => ({ orderId: await w.newOrder() })],
  ['shipToChanges.withdrawLinked', '404 404 404 404 404 404 404', () => ({ key: 'W1.x' })],
  ['shipToChanges.desk.list', administrators, () => ({})],
  ['shipToChanges.desk.quote', '401 403 403 403 404 404 403', () => ({ changeId: 999_999 })],
  [
    'shipToChanges.desk.approve',
    '401 403 403 403 404 404 403',
    () => ({ changeId: 999_999, shown: { creditCents: 0, addCents: 0, waivedCents: 0 } }),
  ],
  [
    'shipToChanges.desk.refuse',
    '401 403 403 403 404 404 403',
    () => ({ changeId: 999_999, reason: 'It left.' }),
  ],
  ['creditNotes.list', administrators, () => ({})],
  ['creditNotes.byNumber', administratorsOfNone, () => ({ number: 'CN999999' })],
  ['creditNotes.settle', administratorsOfNone, () => ({ creditNoteId: 999_999, how: 'By check 7.' })],
  ['creditNotes.exports.generate', administratorsOfNone, (w) => w.noNewCreditNotes()],
  ['creditNotes.exports.files', administrators, () => ({})],
  ['creditNotes.exports.file', administratorsOfNone, () => ({ exportId: 999_999 })],
  ['creditNotes.exports.byDates', administrators, () => ({ from: '2026-11-01', to: '2026-11-30' })],
  ['orders.creditNote', '401 404 404 404 404 404 404', () => ({ orderId: 999_999, creditNoteId: 1 })],
  ['partLists.addLines', itsCompany, async (w) => ({ listId: await w.newList(), lines: oneLine })],
  ['partLists.byId', itsCompany, async (w) => ({ listId: await w.newList() })],
  ['partLists.create', members, () => ({ name: 'Truck' })],
  [
    'partLists.describe',
    itsCompany,
    async (w) => ({ listId: await w.newList(), version: 1, name: 'Van', shared: true }),
  ],
  ['partLists.duplicate', itsCompany, async (w) => ({ listId: await w.newList(), name: 'Van' })],
  ['partLists.history', itsCompany, async (w) => ({ listId: await w.newList() })],
  ['partLists.list', members],
  ['partLists.remove', itsCompany, async (w) => ({ listId: await w.newList() })],
  ['partLists.restore', itsCompany, async (w) => ({ listId: await w.newDeletedList() })],
  [
    'partLists.saveLines',
    itsCompany,
    async (w) => ({ listId: await w.newList(), version: 1, lines: oneLine }),
  ],
  ['punchout.buyers.create', administrators, (w) => ({ ...procurement, senderIdentity: w.newEmail() })],
  ['punchout.buyers.list', administrators],
  ['punchout.buyers.remove', administratorsOfNone, () => ({ buyerId: 999_999 })],
  ['punchout.buyers.replaceSecret', administratorsOfNone, () => ({ buyerId: 999_999 })],
  [
    'punchout.buyers.update',
    administratorsOfNone,
    (w) => ({ ...procurement, buyerId: 999_999, senderIdentity: w.newEmail() }),
  ],
  ['punchout.current', everybody],
  // Nobody here comes from a procurement system.
  ['punchout.giveBack', foundByNobody, () => ({ cart: [{ partId: 1, quantity: 1 }] })],
  ['punchout.leave', foundByNobody],
  ['punchout.visits.end', administratorsOfNone, () => ({ visitId: 999_999 })],
  ['punchout.visits.list', administrators],
  ['webhooks.acknowledgeLoss', administratorsOfNone, noEndpoint],
  ['webhooks.change', administratorsOfNone, () => ({ ...noEndpoint(), endpoint: newEndpoint })],
  // A store has up to 20 endpoints.
  ['webhooks.create', administrators, () => newEndpoint],
  ['webhooks.deliveries', administratorsOfNone, noEndpoint],
  ['webhooks.delivery', administratorsOfNone, noDelivery],
  ['webhooks.details', administratorsOfNone, noEndpoint],
  ['webhooks.list', administrators],
  ['webhooks.pause', administratorsOfNone, noEndpoint],
  ['webhooks.remove', administratorsOfNone, noEndpoint],
  ['webhooks.resend', administratorsOfNone, noDelivery],
  ['webhooks.resume', administratorsOfNone, noEndpoint],
  ['webhooks.rotateSecret', administratorsOfNone, noEndpoint],
  ['webhooks.sendTest', administratorsOfNone, noEndpoint],
  ['webhooks.skip', administratorsOfNone, noDelivery],
]

let lastPart = 0

function newPart(): PartCells {
  lastPart += 1
  const filled = {
    part_number: `9${String(lastPart).padStart(3, '0')}-01`,
    part_name: 'HNG NEW',
    part_price: '1',
    part_units: 'EA',
    part_tags: 'Hinges',
    part_tags_doors: 'Swing',
    part_l: '1',
    part_h: '1',
    part_d: '1',
    part_lbs: '1',
  }
  return { ...(Object.fromEntries(partColumns.map((column) => [column, ''])) as PartCells), ...filled }
}

function partForm(): FormData {
  const form = new FormData()
  for (const [column, text] of Object.entries(newPart())) form.set(column, text)
  return form
}

/** A form with a file of a kind that is refused. */
function textForm(): FormData {
  const form = new FormData()
  form.set('file', new File(['abc'], 'a.txt'))
  form.set('caption', 'Sheet')
  return form
}

/** The path of a new request of the buyer. */
function requestPath(end = '') {
  return async (w: PermissionWorld) => `/api/v1/approvals/${(await w.newRequest()).requestId}${end}`
}

/** The path of a new recurring order of the buyer. */
function recurringPath(end = '') {
  return async (w: PermissionWorld) =>
    `/api/v1/recurring-orders/${(await w.newRecurring()).recurringId}${end}`
}

/** The path of a new draft of a recurring order of the buyer. */
function draftPath(end = '') {
  return async (w: PermissionWorld) => `/api/v1/recurring-drafts/${(await w.newDraft()).draftId}${end}`
}

function change(oldPassword: string) {
  return { oldPassword, newPassword: 'a colder room in may' }
}

function documentedCompany({
  name,
  customerNumber,
  termsCode,
  discountRate,
}: Pick<InternalCompanyInput, 'name' | 'customerNumber' | 'termsCode' | 'discountRate'>) {
  return {
    name,
    sage_customer_number: customerNumber,
    terms_code: termsCode,
    discount_rate: discountRate,
  }
}

function companyOf({ firstname: _first, lastname: _last, contactEmail: _email, ...form }: NewCompanyForm) {
  return form
}

function documentedCustomer(form: NewCompanyForm) {
  return {
    ...documentedCompany(form),
    accounting_email: form.accountingEmail,
    phone: form.phone,
    address_1: form.address1,
    city: form.city,
    state: form.state,
    zip_code: form.zipCode,
    firstname: form.firstname,
    lastname: form.lastname,
    contact_email: form.contactEmail,
  }
}

type PathRow = readonly [
  route: string,
  statuses: string,
  path?: (w: PermissionWorld) => unknown,
  body?: Given,
]

const inNovember = '?startDate=2026-11-01&endDate=2026-11-30'
const search = '?searchQuery=&startDate=&endDate='

const paths: readonly PathRow[] = [
  [
    'DELETE /api/companies-internal/:id',
    staffOnly,
    async (w) => `/api/companies-internal/${await w.newInternalCompany()}`,
  ],
  ['GET /api/v1/analytics/against-list', analysts, () => `/api/v1/analytics/against-list${inNovember}`],
  ['GET /api/v1/approval-rules', '401 403 200 403 403 403 200', () => '/api/v1/approval-rules'],
  [
    'PUT /api/v1/approval-rules',
    '401 403 200 403 403 403 200',
    () => '/api/v1/approval-rules',
    () => noRules,
  ],
  ['GET /api/v1/approvals', members, () => '/api/v1/approvals'],
  ['GET /api/v1/approvals/:id', itsCompany, requestPath()],
  [
    'POST /api/v1/approvals/:id/approve',
    '401 404 404 404 404 404 404',
    () => '/api/v1/approvals/999999/approve',
    () => ({ version: 1, grandTotalCents: 1 }),
  ],
  [
    'POST /api/v1/approvals/:id/cancel',
    '401 200 403 404 404 404 404',
    requestPath('/cancel'),
    () => ({ version: 1 }),
  ],
  [
    'POST /api/v1/approvals/:id/forward',
    itsApprovers,
    requestPath('/forward'),
    async (w) => ({ version: 1, approverId: await w.newUser() }),
  ],
  ['POST /api/v1/approvals/:id/quote', itsApprovers, requestPath('/quote'), nothing],
  [
    'POST /api/v1/approvals/:id/reject',
    itsApprovers,
    requestPath('/reject'),
    () => ({ version: 1, reason: 'Not now' }),
  ],
  [
    'PUT /api/v1/approvals/:id/lines',
    itsApprovers,
    requestPath('/lines'),
    () => ({ version: 1, lines: oneLine }),
  ],
  [
    'GET /api/v1/purchase-limits/:userId',
    '401 403 200 403 403 403 404',
    (w) => `/api/v1/purchase-limits/${w.ids.buyer}`,
  ],
  [
    'PUT /api/v1/purchase-limits/:userId',
    '401 403 200 403 403 403 404',
    (w) => `/api/v1/purchase-limits/${w.ids.buyer}`,
    () => noLimits,
  ],
  ['GET /api/v1/credit', members, () => '/api/v1/credit'],
  ['GET /api/v1/credit/held', administrators, () => '/api/v1/credit/held'],
  [
    'POST /api/v1/orders/:number/credit-release',
    administratorsOfNone,
    () => '/api/v1/orders/W999999/credit-release',
  ],
  [
    'POST /api/v1/orders/:number/credit-refusal',
    administratorsOfNone,
    () => '/api/v1/orders/W999999/credit-refusal',
    () => ({ reason: 'Past due' }),
  ],
  ['GET /api/v1/companies/:id/credit', administrators, (w) => `/api/v1/companies/${w.arctic}/credit`],
  [
    'PUT /api/v1/companies/:id/credit',
    administrators,
    (w) => `/api/v1/companies/${w.arctic}/credit`,
    () => ({ limitCents: null }),
  ],
  ['GET /api/v1/companies/:id/payments', administrators, (w) => `/api/v1/companies/${w.arctic}/payments`],
  [
    'POST /api/v1/companies/:id/payments',
    '401 403 403 403 400 400 403',
    (w) => `/api/v1/companies/${w.arctic}/payments`,
    () => madeUpPayment(null).payment,
  ],
  [
    'DELETE /api/v1/companies/:id/payments/:paymentId',
    administratorsOfNone,
    (w) => `/api/v1/companies/${w.arctic}/payments/999999`,
  ],
  [
    'GET /api/v1/internal-companies/:id/credit',
    administratorsOfNone,
    () => '/api/v1/internal-companies/999999/credit',
  ],
  [
    'PUT /api/v1/internal-companies/:id/credit',
    administratorsOfNone,
    () => '/api/v1/internal-companies/999999/credit',
    () => ({ limitCents: null }),
  ],
  [
    'GET /api/v1/internal-companies/:id/payments',
    administratorsOfNone,
    () => '/api/v1/internal-companies/999999/payments',
  ],
  [
    'POST /api/v1/internal-companies/:id/payments',
    administratorsOfNone,
    () => '/api/v1/internal-companies/999999/payments',
    () => madeUpPayment(null).payment,
  ],
  [
    'DELETE /api/v1/internal-companies/:id/payments/:paymentId',
    administratorsOfNone,
    () => '/api/v1/internal-companies/999999/payments/999999',
  ],
  ['GET /api/v1/companies/:id/prices', administrators, (w) => `/api/v1/companies/${w.arctic}/prices`],
  [
    'POST /api/v1/companies/:id/prices',
    '401 403 403 403 400 400 403',
    (w) => `/api/v1/companies/${w.arctic}/prices`,
    () => ({ ...contract, partNumber: '9999-99' }),
  ],
  [
    'PUT /api/v1/companies/:id/prices/:priceId',
    administratorsOfNone,
    (w) => `/api/v1/companies/${w.arctic}/prices/999999`,
    () => tagDiscount,
  ],
  [
    'DELETE /api/v1/companies/:id/prices/:priceId',
    administratorsOfNone,
    (w) => `/api/v1/companies/${w.arctic}/prices/999999`,
  ],
  [
    'GET /api/v1/internal-companies/:id/prices',
    administratorsOfNone,
    () => '/api/v1/internal-companies/999999/prices',
  ],
  [
    'POST /api/v1/internal-companies/:id/prices',
    administratorsOfNone,
    () => '/api/v1/internal-companies/999999/prices',
    () => ({ ...contract, partNumber: '9999-99' }),
  ],
  [
    'PUT /api/v1/internal-companies/:id/prices/:priceId',
    administratorsOfNone,
    () => '/api/v1/internal-companies/999999/prices/999999',
    () => tagDiscount,
  ],
  [
    'DELETE /api/v1/internal-companies/:id/prices/:priceId',
    administratorsOfNone,
    () => '/api/v1/internal-companies/999999/prices/999999',
  ],
  ['DELETE /api/v1/part-media/:id', administratorsOfNone, () => '/api/v1/part-media/999999'],
  ['DELETE /api/v1/procurement-visits/:id', administratorsOfNone, () => '/api/v1/procurement-visits/999999'],
  ['DELETE /api/v1/words/:id', administratorsOfNone, () => '/api/v1/words/999999'],
  ['DELETE /api/v1/numbers/:number', administratorsOfNone, () => '/api/v1/numbers/0301-UNKNOWN'],
  ['DELETE /api/users/:id', itsManagers, async (w) => `/api/users/${await w.newUser()}`],
  [
    'DELETE /api/users/email-change/:userId',
    itsManagers,
    async (w) => `/api/users/email-change/${await w.newEmailChange()}`,
  ],
  ['GET /api/addresses/user/:userId', nobodyElse, (w) => `/api/addresses/user/${w.ids.buyer}`],
  ['GET /api/companies', administrators, () => '/api/companies?search=arctic'],
  ['GET /api/companies-internal/search', staffOnly, () => '/api/companies-internal/search?term=larch'],
  ['GET /api/analytics/export', analysts, () => `/api/analytics/export${inNovember}&format=json`],
  [
    'GET /api/analytics/geographic/sales-by-location',
    analysts,
    () => `/api/analytics/geographic/sales-by-location${inNovember}`,
  ],
  [
    'GET /api/analytics/geographic/shipping-analysis',
    analysts,
    () => `/api/analytics/geographic/shipping-analysis${inNovember}`,
  ],
  [
    'GET /api/analytics/geographic/state-performance',
    analysts,
    () => `/api/analytics/geographic/state-performance${inNovember}`,
  ],
  [
    'GET /api/analytics/operational/api-performance',
    analysts,
    () => `/api/analytics/operational/api-performance${inNovember}`,
  ],
  [
    'GET /api/analytics/operational/database-insights',
    analysts,
    () => `/api/analytics/operational/database-insights${inNovember}`,
  ],
  [
    'GET /api/analytics/operational/error-tracking',
    analysts,
    () => `/api/analytics/operational/error-tracking${inNovember}`,
  ],
  [
    'GET /api/analytics/operational/overview',
    analysts,
    () => `/api/analytics/operational/overview${inNovember}`,
  ],
  [
    'GET /api/analytics/operational/system-health',
    analysts,
    () => `/api/analytics/operational/system-health${inNovember}`,
  ],
  [
    'GET /api/analytics/operational/user-sessions',
    analysts,
    () => `/api/analytics/operational/user-sessions${inNovember}`,
  ],
  ['GET /api/analytics/orders/metrics', analysts, () => `/api/analytics/orders/metrics${inNovember}`],
  ['GET /api/analytics/sales/by-period', analysts, () => `/api/analytics/sales/by-period${inNovember}`],
  ['GET /api/analytics/sales/overview', analysts, () => `/api/analytics/sales/overview${inNovember}`],
  [
    'GET /api/analytics/sales/top-customers',
    analysts,
    () => `/api/analytics/sales/top-customers${inNovember}`,
  ],
  ['GET /api/analytics/sales/top-products', analysts, () => `/api/analytics/sales/top-products${inNovember}`],
  ['GET /api/analytics/sales/trends', analysts, () => `/api/analytics/sales/trends${inNovember}`],
  [
    'GET /api/dealer-requests/files/:id',
    '401 403 403 403 404 404 403',
    () => '/api/dealer-requests/files/9999',
  ],
  ['GET /api/dealer-requests/pending', administrators],
  ['GET /api/dealer-requests/verify', everybody, () => `/api/dealer-requests/verify?token=${'A'.repeat(43)}`],
  [
    'GET /api/orders/company/:companyId/search',
    itsManagers,
    (w) => `/api/orders/company/${w.arctic}/search${search}`,
  ],
  [
    'GET /api/orders/user/:userId/search',
    '401 200 404 404 200 200 404',
    (w) => `/api/orders/user/${w.ids.buyer}/search${search}`,
  ],
  ['GET /api/v1/doors/:serialNumber', everybody, () => '/api/v1/doors/15-0001'],
  ['GET /api/v1/recurring-orders', members],
  ['GET /api/v1/recurring-orders/:id', '401 200 200 404 200 200 404', recurringPath()],
  [
    'POST /api/v1/recurring-orders',
    '401 201 400 403 403 403 400',
    undefined,
    async (w) => ({ ...(await w.newPlan()), listId: await w.planList() }),
  ],
  [
    'PUT /api/v1/recurring-orders/:id',
    itsOwner,
    recurringPath(),
    async (w) => ({ ...(await w.newPlan()), version: 1 }),
  ],
  [
    'POST /api/v1/recurring-orders/:id/skip-next',
    itsOwner,
    recurringPath('/skip-next'),
    () => ({ version: 1 }),
  ],
  [
    'POST /api/v1/recurring-orders/:id/pause',
    '401 200 200 404 403 403 404',
    recurringPath('/pause'),
    () => ({ version: 1 }),
  ],
  [
    'POST /api/v1/recurring-orders/:id/resume',
    '401 409 403 404 403 403 404',
    recurringPath('/resume'),
    () => ({ version: 1 }),
  ],
  [
    'POST /api/v1/recurring-orders/:id/end',
    '401 200 200 404 403 403 404',
    recurringPath('/end'),
    () => ({ version: 1 }),
  ],
  ['GET /api/v1/recurring-drafts/:id', '404 200 200 404 200 200 404', draftPath()],
  ['POST /api/v1/recurring-drafts/:id/quote', itsOwnerByLink, draftPath('/quote'), nothing],
  [
    'POST /api/v1/recurring-drafts/:id/confirm',
    '404 409 403 404 403 403 404',
    draftPath('/confirm'),
    () => ({ version: 1, quoteId: 'none', grandTotalCents: 1 }),
  ],
  ['POST /api/v1/recurring-drafts/:id/skip', itsOwnerByLink, draftPath('/skip'), () => ({ version: 1 })],
  ['GET /api/v1/recurring-order-rules', members],
  ['PUT /api/v1/recurring-order-rules', companyAdmins, undefined, () => ({ automatic: false })],
  [
    'GET /api/v1/company-recurring-orders/:companyId',
    administrators,
    (w) => `/api/v1/company-recurring-orders/${w.arctic}`,
  ],
  ['GET /api/v1/price-quotes', members],
  [
    'GET /api/v1/price-quotes/:id',
    '404 200 200 404 200 200 404',
    async (w) => `/api/v1/price-quotes/${(await w.newPriceQuote()).priceQuoteId}`,
  ],
  ['POST /api/v1/price-quotes', '400 201 201 403 403 403 201', undefined, () => askedFor()],
  ['GET /api/v1/tax-certificates', companyAdmins, () => '/api/v1/tax-certificates'],
  ['POST /api/v1/tax-certificates', '415 415 415 415 415 415 415', undefined, nothing],
  [
    'GET /api/v1/tax-certificates/:id/file',
    companyAdminsOrStaff,
    () => '/api/v1/tax-certificates/999999/file',
  ],
  [
    'POST /api/v1/tax-certificates/:id/withdrawal',
    companyAdminsOrStaff,
    () => '/api/v1/tax-certificates/999999/withdrawal',
  ],
  ['GET /api/v1/tax-certificate-desk', administrators, () => '/api/v1/tax-certificate-desk'],
  [
    'POST /api/v1/tax-certificate-desk/:id/acceptance',
    administratorsOfNone,
    () => '/api/v1/tax-certificate-desk/999999/acceptance',
  ],
  [
    'POST /api/v1/tax-certificate-desk/:id/refusal',
    administratorsOfNone,
    () => '/api/v1/tax-certificate-desk/999999/refusal',
    () => ({ reason: 'Not signed' }),
  ],
  [
    'GET /api/v1/companies/:id/tax-certificates',
    administrators,
    (w) => `/api/v1/companies/${w.arctic}/tax-certificates`,
  ],
  [
    'POST /api/v1/companies/:id/tax-certificates',
    '415 415 415 415 415 415 415',
    (w) => `/api/v1/companies/${w.arctic}/tax-certificates`,
    nothing,
  ],
  [
    'GET /api/v1/internal-companies/:id/tax-certificates',
    administratorsOfNone,
    () => '/api/v1/internal-companies/999999/tax-certificates',
  ],
  [
    'POST /api/v1/internal-companies/:id/tax-certificates',
    '415 415 415 415 415 415 415',
    () => '/api/v1/internal-companies/999999/tax-certificates',
    nothing,
  ],
  ['POST /api/v1/price-quotes/files', '415 415 415 415 415 415 415', undefined, nothing],
  [
    'GET /api/v1/price-quotes/:id/files/:fileId',
    '404 404 404 404 404 404 404',
    async (w) => `/api/v1/price-quotes/${(await w.newPriceQuote()).priceQuoteId}/files/none`,
  ],
  [
    'GET /api/v1/price-quotes/:id/versions/:versionNo/pdf',
    '404 200 200 404 200 200 404',
    async (w) => `/api/v1/price-quotes/${(await w.newPriceQuote(true)).priceQuoteId}/versions/1/pdf`,
  ],
  [
    'POST /api/v1/price-quotes/:id/ask-again',
    itsBuyers,
    async (w) => `/api/v1/price-quotes/${(await w.newPriceQuote(true)).priceQuoteId}/ask-again`,
    () => ({ revision: 2, note: 'Can you do better?' }),
  ],
  [
    'POST /api/v1/price-quotes/:id/decline',
    itsBuyers,
    async (w) => `/api/v1/price-quotes/${(await w.newPriceQuote(true)).priceQuoteId}/decline`,
    () => ({ revision: 2 }),
  ],
  [
    'POST /api/v1/price-quotes/:id/withdraw',
    itsBuyers,
    async (w) => `/api/v1/price-quotes/${(await w.newPriceQuote()).priceQuoteId}/withdraw`,
    () => ({ revision: 1 }),
  ],
  ['GET /api/v1/price-quote-desk', administrators],
  ['GET /api/v1/returns', members],
  [
    'GET /api/v1/return-offers',
    itsReturners,
    async (w) => `/api/v1/return-offers?orderId=${await w.newSale()}`,
  ],
  ['POST /api/v1/returns/photos', '415 415 415 415 415 415 415', undefined, nothing],
  [
    'POST /api/v1/returns',
    '404 201 201 404 201 201 404',
    undefined,
    async (w) => returnOf(await w.newSale()),
  ],
  ['GET /api/v1/returns/:id', itsReturners, async (w) => `/api/v1/returns/${(await w.newReturn()).returnId}`],
  [
    'GET /api/v1/returns/:id/label',
    itsReturners,
    async (w) => `/api/v1/returns/${(await w.newReturn()).returnId}/label`,
  ],
  [
    'GET /api/v1/returns/:id/photos/:photoId',
    '404 404 404 404 404 404 404',
    async (w) => `/api/v1/returns/${(await w.newReturn()).returnId}/photos/none`,
  ],
  [
    'POST /api/v1/returns/:id/cancel',
    '404 200 200 404 403 403 404',
    async (w) => `/api/v1/returns/${(await w.newReturn()).returnId}/cancel`,
    () => ({ revision: 1 }),
  ],
  ['GET /api/v1/return-desk', administrators],
  [
    'POST /api/v1/return-desk/:id/decide',
    administrators,
    async (w) => `/api/v1/return-desk/${(await w.newReturn()).returnId}/decide`,
    () => ({ revision: 1, lines: [{ lineNo: 1, approve: true }] }),
  ],
  [
    'POST /api/v1/return-desk/:id/receive',
    administrators,
    async (w) => `/api/v1/return-desk/${(await w.newReturn()).returnId}/receive`,
    () => ({ revision: 1 }),
  ],
  [
    'POST /api/v1/return-desk/:id/inspect',
    administrators,
    async (w) => `/api/v1/return-desk/${(await w.newReturn(true)).returnId}/inspect`,
    () => ({ revision: 2, lines: [{ lineNo: 1, result: 'ok', creditQuantity: 2 }] }),
  ],
  [
    'POST /api/v1/return-desk/:id/credit',
    administrators,
    async (w) => `/api/v1/return-desk/${(await w.newInspectedReturn()).returnId}/credit`,
    () => ({ revision: 3 }),
  ],
  [
    'POST /api/v1/return-desk/:id/close',
    administrators,
    async (w) => `/api/v1/return-desk/${(await w.newReturn()).returnId}/close`,
    () => ({ revision: 1, note: 'Kept after all.' }),
  ],
  [
    'POST /api/v1/price-quote-desk/:id/refuse',
    administrators,
    async (w) => `/api/v1/price-quote-desk/${(await w.newPriceQuote()).priceQuoteId}/refuse`,
    () => ({ revision: 1, note: 'We don’t make these.' }),
  ],
  [
    'POST /api/v1/price-quote-desk/:id/answers',
    '401 403 403 403 201 201 403',
    async (w) => `/api/v1/price-quote-desk/${(await w.newPriceQuote()).priceQuoteId}/answers`,
    () => ({
      ...{ revision: 1, lines: [{ lineNo: 1, partId: 1, quantity: 2, unitPriceCents: 900 }] },
      ...{ validUntil: '2026-12-20', freightCents: null },
    }),
  ],
  ['GET /api/v1/lists', members],
  ['GET /api/v1/lists/:id', itsCompany, async (w) => `/api/v1/lists/${await w.newList()}`],
  ['GET /api/v1/lists/:id/changes', itsCompany, async (w) => `/api/v1/lists/${await w.newList()}/changes`],
  ['DELETE /api/v1/lists/:id', itsCompany, async (w) => `/api/v1/lists/${await w.newList()}`],
  ['POST /api/v1/lists', '401 201 201 201 201 201 201', undefined, () => ({ name: 'Truck' })],
  [
    'POST /api/v1/lists/:id/lines',
    itsCompany,
    async (w) => `/api/v1/lists/${await w.newList()}/lines`,
    () => ({ lines: oneLine }),
  ],
  [
    'POST /api/v1/lists/:id/restore',
    itsCompany,
    async (w) => `/api/v1/lists/${await w.newDeletedList()}/restore`,
    nothing,
  ],
  [
    'PUT /api/v1/lists/:id',
    itsCompany,
    async (w) => `/api/v1/lists/${await w.newList()}`,
    () => ({ version: 1, name: 'Van', shared: true }),
  ],
  [
    'PUT /api/v1/lists/:id/lines',
    itsCompany,
    async (w) => `/api/v1/lists/${await w.newList()}/lines`,
    () => ({ version: 1, lines: oneLine }),
  ],
  ['GET /api/v1/procurement-systems', administrators],
  ['GET /api/v1/procurement-visits', administrators],
  [
    'POST /api/v1/procurement-systems/:id/secret',
    administratorsOfNone,
    () => '/api/v1/procurement-systems/999999/secret',
  ],
  ['GET /api/v1/words', administrators, () => '/api/v1/words'],
  ['GET /api/v1/numbers/:number', '404 404 404 404 404 404 404', () => '/api/v1/numbers/0301-UNKNOWN'],
  ['GET /api/v1/operations/vendors', analysts, () => `/api/v1/operations/vendors${inNovember}`],
  ['GET /api/v1/orders/changes', members, () => '/api/v1/orders/changes'],
  [
    'GET /api/v1/orders/:number',
    '401 200 200 404 200 200 404',
    async (w) => `/api/v1/orders/W${100_000 + (await w.newOrder())}`,
  ],
  ['GET /api/v1/parts/:id/media', everybody, () => '/api/v1/parts/1/media'],
  ['GET /api/v1/part-documents/:id', '404 404 404 404 404 404 404', () => '/api/v1/part-documents/999999'],
  ['GET /api/v1/parts/search', everybody, () => '/api/v1/parts/search?text=door%20frosts%20up'],
  ['GET /api/v1/parts/changes', everybody, () => '/api/v1/parts/changes'],
  [
    'POST /api/v1/payments/reconciliations',
    administrators,
    () => '/api/v1/payments/reconciliations',
    () => ({ day: '2026-11-19' }),
  ],
  ['POST /api/v1/doors/calculate', badRequestForAll, undefined, nothing],
  [
    'POST /api/v1/doors/labels',
    members,
    undefined,
    () => ({ sheet: '2x1', doors: [{ serialNumber: '15-0001' }] }),
  ],
  [
    'POST /api/v1/order-status',
    '404 404 404 404 404 404 404',
    undefined,
    () => ({ number: 'W999999', email: 'pat@arctic.example' }),
  ],
  ['POST /api/v1/orders', '401 400 400 400 400 400 400', undefined, nothing],
  [
    'POST /api/v1/orders/:number/processed',
    '401 403 403 403 200 200 403',
    async (w) => `/api/v1/orders/W${100_000 + (await w.newOrder())}/processed`,
    nothing,
  ],
  [
    'POST /api/v1/orders/:number/shipments',
    '401 403 403 403 201 201 403',
    async (w) => `/api/v1/orders/W${100_000 + (await w.newOrder())}/shipments`,
    () => ({ carrier: 'UPS', trackingNumber: '1Z', shippedOn: '2026-11-20' }),
  ],
  [
    'PUT /api/v1/orders/:number/lines/:lineNo',
    '401 403 403 403 404 404 403',
    async (w) => `/api/v1/orders/W${100_000 + (await w.newOrder())}/lines/999`,
    () => ({ mark: 'in_production' }),
  ],
  [
    'POST /api/v1/parts/:id/documents',
    '401 403 403 403 400 400 403',
    () => '/api/v1/parts/1/documents',
    textForm,
  ],
  ['POST /api/v1/parts/:id/photos', '401 403 403 403 400 400 403', () => '/api/v1/parts/1/photos', textForm],
  ['POST /api/v1/parts/:id/videos', administratorsOfNone, () => '/api/v1/parts/999999/videos', () => video],
  [
    'PUT /api/v1/parts/:id/media/order',
    administrators,
    () => '/api/v1/parts/1/media/order',
    () => ({ kind: 'photo', mediumIds: [] }),
  ],
  [
    'PUT /api/v1/part-media/:id',
    administratorsOfNone,
    () => '/api/v1/part-media/999999',
    () => ({ caption: '', alternative: '' }),
  ],
  ['POST /api/v1/quotes', badRequestForAll, undefined, nothing],
  [
    'GET /api/orders/generate-csv',
    administrators,
    (w) => w.newOrder().then(() => '/api/orders/generate-csv'),
  ],
  [
    'GET /api/orders/:orderId/po-document',
    '401 404 404 404 404 404 404',
    () => '/api/orders/999999/po-document',
  ],
  ['GET /api/orders/admin/search', administrators, () => `/api/orders/admin/search${search}`],
  [
    'GET /api/orders/:id/acknowledgement',
    '401 200 200 404 200 200 404',
    async (w) => `/api/orders/${await w.newOrder()}/acknowledgement`,
  ],
  [
    'GET /api/orders/:id/shipments/:shipmentId/packing-list',
    '401 404 404 404 404 404 404',
    async (w) => `/api/orders/${await w.newOrder()}/shipments/999999/packing-list`,
  ],
  [
    'GET /api/orders/:id/credit-notes/:creditNoteId',
    '401 404 404 404 404 404 404',
    async (w) => `/api/orders/${await w.newOrder()}/credit-notes/999999`,
  ],
  ['GET /api/v1/credit-notes/:number', administratorsOfNone, () => '/api/v1/credit-notes/CN999999'],
  [
    'GET /api/v1/orders/:number/credit-notes',
    '401 200 200 404 200 200 404',
    async (w) => `/api/v1/orders/W${100_000 + (await w.newOrder())}/credit-notes`,
  ],
  [
    'POST /api/v1/orders/:number/cancellation',
    '401 200 200 404 200 200 404',
    async (w) => `/api/v1/orders/W${100_000 + (await w.newOrder())}/cancellation`,
    () => ({ requestKey: 'cancel-key-1' }),
  ],
  [
    'POST /api/v1/orders/:number/ship-to-changes/preview',
    '401 200 200 404 200 200 404',
    async (w) => `/api/v1/orders/W${100_000 + (await w.newOpenOrder())}/ship-to-changes/preview`,
    () => ({ shipAddress: otherShipTo }),
  ],
  [
    'POST /api/v1/orders/:number/ship-to-changes',
    '401 201 201 404 201 201 404',
    async (w) => `/api/v1/orders/W${100_000 + (await w.newOpenOrder())}/ship-to-changes`,
    () => ({ shipAddress: otherShipTo }),
  ],
  [
    'DELETE /api/v1/orders/:number/ship-to-changes/waiting',
    '401 409 409 404 409 409 404',
    async (w) => `/api/v1/orders/W${100_000 + (await w.newOrder())}/ship-to-changes/waiting`,
  ],
  ['GET /api/v1/ship-to-changes', administrators],
  [
    'GET /api/v1/ship-to-changes/:id/quote',
    administratorsOfNone,
    () => '/api/v1/ship-to-changes/999999/quote',
  ],
  [
    'POST /api/v1/ship-to-changes/:id/approval',
    administratorsOfNone,
    () => '/api/v1/ship-to-changes/999999/approval',
    () => ({ shown: { creditCents: 0, addCents: 0, waivedCents: 0 } }),
  ],
  [
    'POST /api/v1/ship-to-changes/:id/refusal',
    administratorsOfNone,
    () => '/api/v1/ship-to-changes/999999/refusal',
    () => ({ reason: 'It left.' }),
  ],
  [
    'GET /api/v1/orders/:number/documents',
    '401 200 200 404 200 200 404',
    async (w) => `/api/v1/orders/W${100_000 + (await w.newOrder())}/documents`,
  ],
  [
    'GET /api/orders/:id/invoice',
    '401 403 403 404 200 200 404',
    async (w) => `/api/orders/${await w.newOrder()}/invoice`,
  ],
  ['GET /api/orders/unprocessed', administrators, () => '/api/orders/unprocessed'],
  ['GET /api/exports/:kind', administrators, () => '/api/exports/prices'],
  ['GET /api/openapi.json', everybody, () => '/api/openapi.json'],
  ['GET /api/docs', everybody, () => '/api/docs'],
  ['GET /api/docs/:file', everybody, () => '/api/docs/start.js'],
  ['GET /api/door-info/search', everybody, () => '/api/door-info/search?serialNumber=15-0001'],
  ['GET /api/partsMAS/search', everybody, () => '/api/partsMAS/search?searchQuery=hinge'],
  ['GET /api/partsMas/search', everybody, () => '/api/partsMas/search?searchQuery=hinge'],
  [
    'GET /api/saved-carts/:cartKey',
    '404 404 404 404 404 404 404',
    () => `/api/saved-carts/${'A'.repeat(32)}`,
  ],
  ['GET /api/users/company/:companyId', itsManagers, (w) => `/api/users/company/${w.arctic}`],
  [
    'GET /api/users/details/:userId',
    '401 200 200 404 200 200 404',
    (w) => `/api/users/details/${w.ids.buyer}`,
  ],
  [
    'GET /api/users/email-change/:userId',
    '401 200 200 404 200 200 404',
    (w) => `/api/users/email-change/${w.ids.buyer}`,
  ],
  ['GET /api/users/logout', everybody],
  [
    'POST /api/addresses',
    '401 201 404 404 404 404 404',
    undefined,
    (w) => ({ ...w.address, userId: w.ids.buyer }),
  ],
  [
    'POST /api/companies',
    '401 403 403 403 201 201 403',
    undefined,
    (w) => documentedCustomer(w.nextCompany()),
  ],
  [
    'POST /api/companies-internal',
    '401 403 403 201 201 201 403',
    undefined,
    (w) => documentedCompany(w.nextInternalCompany()),
  ],
  ['POST /api/dealer-requests', '415 415 415 415 415 415 415', undefined, nothing],
  ['POST /api/ebiz/run-customer-transaction', badRequestForAll, undefined, nothing],
  ['POST /api/ebiz/run-transaction', badRequestForAll, undefined, nothing],
  ['POST /api/imports/:kind', '401 403 403 403 415 415 403', () => '/api/imports/parts', nothing],
  ['POST /api/mode/mode-quote', everybody, undefined, () => ({ weight: 9, length: 110, ...columbus })],
  ['POST /api/orders', badRequestForAll, undefined, nothing],
  ['POST /api/orders/po-document', '415 415 415 415 415 415 415', undefined, nothing],
  [
    'POST /api/taxify/calculate-tax',
    everybody,
    undefined,
    () => ({ amount: 1, freight: 1, region: 'OH', postalCode: '43215' }),
  ],
  ['POST /api/ups/shipping-quote', badRequestForAll, undefined, nothing],
  [
    'POST /api/ebiz/delete-customer-payment-method',
    nobodyElse,
    undefined,
    async (w) => ({ user: { id: w.ids.buyer }, paymentMethodId: await w.newCard() }),
  ],
  ['POST /api/ebiz/get-customer', nobodyElse, undefined, (w) => ({ user: { id: w.ids.buyer } })],
  ['POST /api/partsMAS/fetchParts', everybody, undefined, () => ({ partIds: [1] })],
  ['POST /api/partsMas/fetchParts', everybody, undefined, () => ({ partIds: [1] })],
  [
    'POST /api/saved-carts',
    '401 201 201 201 201 201 201',
    undefined,
    () => ({ cart: { 1: { part: { id: 1 }, quantity: 1, comments: [], precisionLengths: [] } } }),
  ],
  [
    'POST /api/users/create',
    '401 403 201 403 201 201 404',
    undefined,
    (w) => ({ ...person, email: w.newEmail(), companyId: w.arctic, companyName: 'x', role: 'user' }),
  ],
  ['POST /api/users/forgotPassword', everybody, undefined, (w) => ({ email: w.newEmail() })],
  ['POST /api/users/login', badRequestForAll, undefined, nothing],
  [
    'POST /api/users/reset-password',
    '401 400 404 404 404 404 404',
    undefined,
    (w) => ({ ...change('not mine'), userId: w.ids.buyer }),
  ],
  [
    'PUT /api/addresses/:id',
    nobodyElse,
    async (w) => `/api/addresses/${await w.newAddress()}`,
    (w) => w.address,
  ],
  [
    'PUT /api/companies/:id',
    administrators,
    async (w) => `/api/companies/${await w.newCompany()}`,
    (w) => documentedCustomer(w.nextCompany()),
  ],
  [
    'PUT /api/companies-internal/:id',
    staffOnly,
    async (w) => `/api/companies-internal/${await w.newInternalCompany()}`,
    (w) => documentedCompany(w.nextInternalCompany()),
  ],
  [
    'PUT /api/dealer-requests/pending/:id',
    '401 403 403 403 404 404 403',
    () => '/api/dealer-requests/pending/999999',
    nothing,
  ],
  ['POST /api/partsMAS', '401 403 403 403 201 201 403', undefined, partForm],
  ['POST /api/partsMas', '401 403 403 403 201 201 403', undefined, partForm],
  ['POST /api/v1/words', '401 403 403 403 400 400 403', () => '/api/v1/words', () => taughtWord],
  [
    'PUT /api/v1/numbers/:number',
    '401 403 403 403 400 400 403',
    () => '/api/v1/numbers/0301-OLD',
    () => ({ kind: 'superseded', make: '', leadsTo: '0301-UNKNOWN', since: '', reason: '' }),
  ],
  ['PUT /api/partsMAS/:id', administrators, () => '/api/partsMAS/1', partForm],
  ['PUT /api/partsMas/:id', administrators, () => '/api/partsMas/1', partForm],
  [
    'PUT /api/partsMAS/proprietary/:id',
    administrators,
    () => '/api/partsMAS/proprietary/1',
    () => ({ proprietary: true }),
  ],
  [
    'PUT /api/partsMas/proprietary/:id',
    administrators,
    () => '/api/partsMas/proprietary/1',
    () => ({ proprietary: false }),
  ],
  [
    'PUT /api/users/:id',
    itsManagers,
    async (w) => `/api/users/${await w.newUser()}`,
    (w) => ({ ...person, email: w.newEmail(), role: 'user' }),
  ],
]

/** Calls that end sessions; everyone signs in again afterwards. */
const ends = new Set(['accounts.session.signOut', 'accounts.session.signOutOthers', 'GET /api/users/logout'])

const kinds: ReadonlyMap<string, 'query' | 'mutation'> = new Map(
  Object.entries(appRouter._def.procedures).map(([name, procedure]) => [
    name,
    (procedure as unknown as { _def: { type: 'query' | 'mutation' } })._def.type,
  ]),
)

/** Makes a call as every actor; what was prepared serves again while it is refused, because that changes nothing. */
async function statusesOf<Given>(
  prepare: () => Promise<Given>,
  call: (caller: Caller, given: Given) => Promise<Response>,
): Promise<number[]> {
  const statuses: number[] = []
  let prepared: Promise<Given> | null = null
  for (const caller of callers) {
    prepared ??= prepare()
    const { status } = await call(caller, await prepared)
    statuses.push(status)
    if (status < 400) prepared = null
  }
  return statuses
}

// They take turns while a call waits, such as for the time that every request for a new password takes.
const concurrent = true
const timeout = 300_000

describe('every procedure', { concurrent }, () => {
  it('has a row in the table', () => {
    expect([...new Set(procedures.map(([name]) => name))].sort()).toEqual([...kinds.keys()].sort())
  })

  it('answers every actor as its row says', { timeout }, async () => {
    await using world = await openPermissionWorld()
    const answers: string[] = []
    for (const [name, , input] of procedures) {
      const statuses = await statusesOf(
        async () => input?.(world),
        (caller, given) => callOf(name)(world.page(caller), given),
      )
      answers.push(`${name} ${statuses.join(' ')}`)
      if (ends.has(name)) await world.signInAll()
    }
    expect(answers).toEqual(procedures.map(([name, statuses]) => `${name} ${statuses}`))
  })
})

type Page = ReturnType<PermissionWorld['page']>
type PathAndBody = readonly [path: string, body: unknown]

const requestOf =
  (method: string) =>
  (page: Page, [at, sent]: PathAndBody) => {
    const isForm = sent === undefined || sent instanceof FormData
    return isForm ? page.send(at, { method, body: sent ?? null }) : page.post(at, sent, method)
  }

const callOf = (name: string) => (page: Page, given: unknown) =>
  kinds.get(name) === 'query' ? page.ask(name, given) : page.call(name, given)

describe('every REST path', { concurrent }, () => {
  it('has a row in the table', async () => {
    await using world = await openPermissionWorld()
    const routes = world.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/') && !path.endsWith('*'))
      .map(({ method, path }) => `${method} ${path}`)
    expect([...new Set(paths.map(([route]) => route))].sort()).toEqual([...new Set(routes)].sort())
  })

  it('answers every actor as its row says', { timeout }, async () => {
    await using world = await openPermissionWorld()
    const answers: string[] = []
    for (const [route, , path, body] of paths) {
      const [method = '', pattern = ''] = route.split(' ')
      const statuses = await statusesOf(
        async () => [String((await path?.(world)) ?? pattern), await body?.(world)] as const,
        (caller, given) => requestOf(method)(world.page(caller), given),
      )
      answers.push(`${route} ${statuses.join(' ')}`)
      if (ends.has(route)) await world.signInAll()
    }
    expect(answers).toEqual(paths.map(([route, statuses]) => `${route} ${statuses}`))
  })
})

describe('an API token', { concurrent }, () => {
  it('makes each procedure with its permissions as its owner would, and none without', {
    timeout,
  }, async () => {
    await using world = await openPermissionWorld()
    const calls = procedures.map(([name, statuses, input]) => ({
      ...{ name, statuses, needs: needsOf(procedureNeeds, name), send: callOf(name) },
      prepare: async () => input?.(world),
    }))
    expect(await wrongTokenAnswers(world, calls)).toEqual([])
  })

  it('makes each REST call with its permissions as its owner would, and none without', {
    timeout,
  }, async () => {
    await using world = await openPermissionWorld()
    const calls = paths.map(([name, statuses, path, body]) => {
      const [method = '', pattern = ''] = name.split(' ')
      return {
        ...{ name, statuses, needs: needsOf(pathNeeds, name) },
        prepare: async () => [String((await path?.(world)) ?? pattern), await body?.(world)] as const,
        send: (page: Page, prepared: unknown) => requestOf(method)(page, prepared as PathAndBody),
      }
    })
    expect(await wrongTokenAnswers(world, calls)).toEqual([])
  })
})
