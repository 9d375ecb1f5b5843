import type { KeySigner } from '@mullion/auth/key-signer'
import type { Authenticator } from '@mullion/auth/port'
import type { SecretBox } from '@mullion/auth/secret-box'
import type { Database } from '@mullion/db/database'
import type { BotCheck } from '@mullion/integrations/bot-check/port'
import type { DocumentPrinter } from '@mullion/integrations/documents/port'
import type { PartImages } from '@mullion/integrations/files/port'
import type { FreightRates } from '@mullion/integrations/freight/port'
import type { MailTransport } from '@mullion/integrations/mail/port'
import type { ParcelRates } from '@mullion/integrations/parcel-rates/port'
import type { PaymentGateway } from '@mullion/integrations/payments/port'
import type { PrivateFiles } from '@mullion/integrations/private-files/port'
import type { TaxService } from '@mullion/integrations/tax/port'
import type { WebhookTransport } from '@mullion/integrations/webhooks/port'
import type { MailFacts } from './accounts/account-mails.ts'
import { createAddressService } from './accounts/address.service.ts'
import { createApiTokenService } from './accounts/api-token.service.ts'
import { createCompanyService } from './accounts/company.service.ts'
import { createCompanyPrices } from './accounts/company-prices.ts'
import { createDealerRequestService } from './accounts/dealer-request.service.ts'
import { createInternalCompanyService } from './accounts/internal-company.service.ts'
import { createInvitationService } from './accounts/invitation.service.ts'
import { createPasskeyService } from './accounts/passkey.service.ts'
import { createPasswordService } from './accounts/password.service.ts'
import { createSavedCardService } from './accounts/saved-card.service.ts'
import { createSecondFactorService } from './accounts/second-factor.service.ts'
import { createSessionService } from './accounts/session.service.ts'
import { createUserService } from './accounts/user.service.ts'
import { createCompanyAdminService } from './admin/company-admin.service.ts'
import { createCompanyPriceService } from './admin/company-price.service.ts'
import { createDealerRequestAdminService } from './admin/dealer-request-admin.service.ts'
import { createFamilyAdminService } from './admin/family-admin.service.ts'
import { createInsightService } from './admin/insight.service.ts'
import { createOtherNumberService } from './admin/other-number.service.ts'
import { createPartAdminService } from './admin/part-admin.service.ts'
import { createPartMediaService } from './admin/part-media.service.ts'
import { createServiceAccountService } from './admin/service-account.service.ts'
import { createSortKeysService } from './admin/sort-keys.service.ts'
import { createUserAdminService } from './admin/user-admin.service.ts'
import { createAgainstListService } from './analytics/against-list.service.ts'
import { createAnalyticsAccess } from './analytics/analytics-access.ts'
import { createDrillDownService } from './analytics/drill-down.service.ts'
import { createErrorGroupsService } from './analytics/error-groups.service.ts'
import { createAnalyticsExportService } from './analytics/export.service.ts'
import { createGeographyService } from './analytics/geography.service.ts'
import { createMeasurementsService } from './analytics/measurements.service.ts'
import type { Measuring } from './analytics/measuring.ts'
import { createOperationsService, type OperationsDeps } from './analytics/operations.service.ts'
import { createOrderMetricsService } from './analytics/order-metrics.service.ts'
import { createReturnReasonsService } from './analytics/return-reasons.service.ts'
import { createSalesService } from './analytics/sales.service.ts'
import { createSalesCountService } from './analytics/sales-count.service.ts'
import { createTopSalesService } from './analytics/top-sales.service.ts'
import type { VendorCalls } from './analytics/vendor-calls.ts'
import { createVendorHealthService } from './analytics/vendor-health.service.ts'
import { createApprovalService } from './approvals/approval.service.ts'
import { createApprovalChangesService } from './approvals/approval-changes.service.ts'
import { createApprovalGate } from './approvals/approval-gate.ts'
import { createApprovalSettingsService } from './approvals/approval-settings.service.ts'
import { type BackupStateDeps, createBackupStateService } from './backups/backup-state.service.ts'
import { createPresenceService } from './backups/presence.service.ts'
import { createAccountCartService } from './cart/account-cart.service.ts'
import { createCartService } from './cart/cart.service.ts'
import { createSharedCartService } from './cart/shared-cart.service.ts'
import { createCatalogService } from './catalog/catalog.service.ts'
import { createFamilyService } from './catalog/family.service.ts'
import { createPartChangesService } from './catalog/part-changes.service.ts'
import { createChangeRetention } from './changes/change-retention.service.ts'
import { createCheckoutOptionsService } from './checkout/checkout-options.service.ts'
import { createConfirmFreightService } from './checkout/confirm-freight.service.ts'
import { createHoldPaymentService } from './checkout/hold-payment.service.ts'
import { createOrderChecks } from './checkout/order-checks.ts'
import { createPlaceOrderService } from './checkout/place-order.service.ts'
import { createQuoteService } from './checkout/quote.service.ts'
import { createRatesService } from './checkout/rates.service.ts'
import { createZipLocationService, type ZipLocationDeps } from './checkout/zip-location.service.ts'
import type { Clock } from './clock.ts'
import { createCompanyPaymentService } from './credit/company-payment.service.ts'
import { createCreditService } from './credit/credit.service.ts'
import { createCreditGate } from './credit/credit-gate.ts'
import { createCreditHoldService } from './credit/credit-hold.service.ts'
import { createCancelOrderService } from './credit-notes/cancel-order.service.ts'
import { type CreditGiverDeps, createCreditGiver } from './credit-notes/credit-giver.ts'
import { createCreditNoteService } from './credit-notes/credit-note.service.ts'
import { createCreditNoteDeskService } from './credit-notes/credit-note-desk.service.ts'
import { createCreditNoteExportService } from './credit-notes/credit-note-export.service.ts'
import { createCalculationService } from './doors/calculation.service.ts'
import { createDoorLabelService } from './doors/door-label.service.ts'
import { createDoorRegister } from './doors/door-register.service.ts'
import { createFitService } from './doors/fit.service.ts'
import { createSavedDoorService } from './doors/saved-door.service.ts'
import { createDoorImport } from './imports/door-import.service.ts'
import { createExportService } from './imports/export.service.ts'
import { createImportService } from './imports/import.service.ts'
import { createImportAdminService, type ImportWorker } from './imports/import-admin.service.ts'
import { createPartImport } from './imports/part-import.service.ts'
import type { Log } from './log.ts'
import { createMailService } from './mail/mail.service.ts'
import { createLineMarksService } from './orders/line-marks.service.ts'
import { createOrderDeskService } from './orders/order-desk.service.ts'
import { createOrderDocumentsService } from './orders/order-documents.service.ts'
import { createOrderExportService } from './orders/order-export.service.ts'
import { createOrderIndexService } from './orders/order-index.service.ts'
import { createOrderLinks } from './orders/order-links.ts'
import { createOrderListService } from './orders/order-list.service.ts'
import { createOrderRecordService } from './orders/order-record.service.ts'
import { createOrderTrackingService } from './orders/order-tracking.service.ts'
import { createPoDocumentService } from './orders/po-document.service.ts'
import { createReorderService } from './orders/reorder.service.ts'
import { createShipmentService } from './orders/shipment.service.ts'
import { createWithdrawExportService } from './orders/withdraw-export.service.ts'
import { createPartListService } from './part-lists/part-list.service.ts'
import { createCardAttempts } from './payments/card-attempts.ts'
import { createDayReconciliationService } from './payments/day-reconciliation.service.ts'
import { createPaymentService, type PaymentDeps } from './payments/payment.service.ts'
import { createPaymentAttentionService } from './payments/payment-attention.service.ts'
import { createReconciliationService } from './payments/reconciliation.service.ts'
import { createTaxPostings, type TaxPostingDeps } from './payments/tax-postings.service.ts'
import { createPriceQuoteService } from './price-quotes/price-quote.service.ts'
import { createPriceQuoteDeskService } from './price-quotes/price-quote-desk.service.ts'
import { createPriceQuoteFilesService } from './price-quotes/price-quote-files.service.ts'
import { createQuotedOrderGate, withPriceQuotes } from './price-quotes/quoted-order-gate.ts'
import { createQuotedOrders } from './price-quotes/quoted-orders.ts'
import { createPunchoutService } from './punchout/punchout.service.ts'
import { createPunchoutBuyerService } from './punchout/punchout-buyer.service.ts'
import { createRecurringDraftService } from './recurring-orders/recurring-draft.service.ts'
import {
  createRecurringGate,
  withoutAutomaticHolds,
  withRecurringDrafts,
} from './recurring-orders/recurring-gate.ts'
import { createRecurringOrderService } from './recurring-orders/recurring-order.service.ts'
import { createRecurringSweep } from './recurring-orders/recurring-sweep.service.ts'
import { createReturnService } from './returns/return.service.ts'
import { createReturnCreditService } from './returns/return-credit.service.ts'
import { createReturnDeskService } from './returns/return-desk.service.ts'
import { createReturnPhotosService } from './returns/return-photos.service.ts'
import { createSearchService } from './search/search.service.ts'
import { createSearchTallies } from './search/search-tallies.ts'
import { createTaughtWordService } from './search/taught-word.service.ts'
import { createAuditLogService } from './security/audit-log.service.ts'
import { createLimits } from './security/limits.ts'
import { createUploadCheck, type UploadScanner } from './security/upload-check.ts'
import { createShipToChangeService } from './ship-to-changes/ship-to-change.service.ts'
import { createShipToDeskService } from './ship-to-changes/ship-to-desk.service.ts'
import { createShipToQuotes } from './ship-to-changes/ship-to-quotes.ts'
import { createCertificateReminders } from './tax-certificates/certificate-reminders.service.ts'
import { createTaxCertificateService } from './tax-certificates/tax-certificate.service.ts'
import {
  createWebhookDeliveryService,
  type WebhookDeliveryDeps,
} from './webhooks/webhook-delivery.service.ts'
import { createWebhookEndpointService } from './webhooks/webhook-endpoint.service.ts'
import { createWebhookLogService } from './webhooks/webhook-log.service.ts'
import { withWebhooks } from './webhooks/webhook-queue.ts'
import { createWebhookRetention, type WebhookRetentionDeps } from './webhooks/webhook-retention.service.ts'

export interface ServiceDeps
  extends Pick<PaymentDeps, 'leaseMs' | 'forgetAfterMs' | 'onStep'>,
    Pick<CreditGiverDeps, 'onCreditStep'>,
    Pick<WebhookDeliveryDeps, 'random' | 'webhookGatherMs'>,
    Pick<WebhookRetentionDeps, 'webhookLimits'>,
    MailFacts {
  readonly db: Database
  readonly authenticator: Authenticator
  readonly staffSecondFactor: boolean
  readonly gateway: PaymentGateway
  readonly parcelRates: ParcelRates
  readonly freightRates: FreightRates
  readonly tax: TaxService
  readonly taxSales?: TaxPostingDeps['taxSales']
  readonly findZip: ZipLocationDeps['findZip']
  readonly botCheck: BotCheck
  /** Holds only dealer request documents: files that no request references are deleted. */
  readonly requestFiles: PrivateFiles
  /** Holds only PO documents: files that no row references are deleted. */
  readonly poFiles: PrivateFiles
  /** Holds only documents of parts: files that no row references are deleted. */
  readonly partFiles: PrivateFiles
  readonly images: PartImages
  readonly uploadScanner: UploadScanner | null
  readonly documents: DocumentPrinter
  readonly mail: MailTransport
  readonly webhooks: WebhookTransport
  /** Encrypts the secrets of webhooks. */
  readonly secretBox: SecretBox
  /** Signs the links to orders in mails. */
  readonly keySigner: KeySigner
  /** Store addresses that get mail for staff: about orders, account requests and files for accounting. */
  readonly orderEmails: readonly string[]
  /** Customer number that guest orders are booked under. */
  readonly guestCustomerNumber: string
  /** Item code that accounting books quoted items under that are not in the catalog. */
  readonly quotedItemNumber: string
  /** Percent of the price that is kept of a returned part that was not needed. */
  readonly restockingPercent: number
  readonly analyticsEmails: readonly string[]
  /** Where imports are read and applied; defaults to this thread. */
  readonly importWorker?: ImportWorker
  /** Left out for a store without backups. */
  readonly backups?: BackupStateDeps['backups']
  readonly measuring: Measuring
  readonly vendorCalls: VendorCalls
  readonly processFacts: OperationsDeps['processFacts']
  readonly clock: Clock
  readonly log: Log
}

export type Services = ReturnType<typeof createServices>

export function createServices(given: ServiceDeps) {
  const { clock, log } = given
  const db = withWebhooks(given.db)
  const orderLinks = createOrderLinks(given)
  const deps = { ...given, db, orderLinks }
  const imports = createImportService(deps)
  const tallies = createSearchTallies(deps)
  const limits = createLimits({ db, clock })
  const analyticsAccess = createAnalyticsAccess(deps)
  const pricesOf = createCompanyPrices(deps)
  const sessions = createSessionService({ ...deps, limits, analyticsAccess, pricesOf })
  const cart = createCartService({ ...deps, limits })
  const sharedCarts = createSharedCartService({ ...deps, limits })
  const quotedOrders = createQuotedOrders(deps)
  const quotes = createQuoteService({ ...deps, cart, limits, quotedOrders })
  const salesCount = createSalesCountService(deps)
  const uploads = createUploadCheck(deps)
  const poDocuments = createPoDocumentService({ ...deps, limits, uploads })
  const taxPostings = createTaxPostings(deps)
  const countSale = salesCount.countOrder
  const quotedOrderGate = createQuotedOrderGate(deps)
  const recurringGate = createRecurringGate(deps)
  const approvals = withRecurringDrafts(
    withPriceQuotes(createApprovalGate({ ...deps, poDocuments }), quotedOrderGate),
    recurringGate,
  )
  const credit = withoutAutomaticHolds(createCreditGate(deps))
  const payments = createPaymentService({ ...deps, countSale, taxPostings, poDocuments, approvals, credit })
  const orders = createOrderListService(deps)
  const cardAttempts = createCardAttempts({ db, payments, clock })
  const checks = createOrderChecks({ ...deps, quotes, poDocuments, cardAttempts })
  const creditGiver = createCreditGiver(deps)
  const creditNotes = createCreditNoteService({ ...deps, salesCount, taxPostings, giver: creditGiver })
  const shipToQuotes = createShipToQuotes(deps)
  const shipToChanges = createShipToChangeService({ ...deps, limits, shipToQuotes })
  const placeOrder = createPlaceOrderService({
    ...{ ...deps, payments, checks, cardAttempts, approvals, quotedOrders },
  })
  const orderSources = [quotedOrderGate, recurringGate]
  const approvalRequests = createApprovalService({ ...deps, quotes, placeOrder, pricesOf, orderSources })
  const savedCards = createSavedCardService(deps)
  const recurringDrafts = createRecurringDraftService({ ...deps, cart, quotes, placeOrder, pricesOf })
  const priceQuotes = createPriceQuoteService({ ...deps, limits })
  const returns = createReturnService({ ...deps, limits })
  const figures = {
    sales: createSalesService(deps),
    againstList: createAgainstListService(deps),
    topSales: createTopSalesService(deps),
    orderMetrics: createOrderMetricsService(deps),
    geography: createGeographyService(deps),
    ordersBehind: createDrillDownService(deps),
  }
  const doorRegister = createDoorRegister({ db, limits })
  const savedDoors = createSavedDoorService({ db, clock, limits })
  const dealerRequests = createDealerRequestService({ ...deps, limits, uploads })
  const search = createSearchService({ db, tallies })
  return {
    analyticsAccess,
    ...figures,
    analyticsExport: createAnalyticsExportService({ ...deps, ...figures }),
    salesCount,
    orderIndex: createOrderIndexService(deps),
    sortKeys: createSortKeysService(deps),
    measuring: deps.measuring,
    measurements: createMeasurementsService(deps),
    operations: createOperationsService(deps),
    errorGroups: createErrorGroupsService({ ...deps, limits }),
    vendorHealth: createVendorHealthService(deps),
    presence: createPresenceService(deps),
    backups: createBackupStateService({ ...deps, backups: deps.backups ?? null }),
    catalog: createCatalogService({ db }),
    families: createFamilyService({ db }),
    familyAdmin: createFamilyAdminService({ db, clock }),
    otherNumbers: createOtherNumberService({ db, clock }),
    partChanges: createPartChangesService({ db }),
    changes: createChangeRetention({ db, clock }),
    search,
    taughtWords: createTaughtWordService({ ...deps, search }),
    calculations: createCalculationService({ db, log }),
    imports,
    importAdmin: createImportAdminService({ ...deps, imports, importWorker: deps.importWorker ?? imports }),
    exports: createExportService({ db, clock }),
    partImport: createPartImport(deps),
    doorRegister,
    doorLabels: createDoorLabelService({ ...deps, limits }),
    fit: createFitService({ db, clock, doorRegister, savedDoors }),
    doorImport: createDoorImport(deps),
    tallies,
    limits,
    companies: createCompanyService(deps),
    internalCompanies: createInternalCompanyService({ db, clock, pricesOf }),
    sessions,
    apiTokens: createApiTokenService({ ...deps, limits, sessions }),
    serviceAccounts: createServiceAccountService({ ...deps, limits }),
    passwords: createPasswordService({ ...deps, limits }),
    passkeys: createPasskeyService({ ...deps, limits, sessions }),
    secondFactors: createSecondFactorService({ ...deps, limits }),
    users: createUserService({ ...deps, limits }),
    addresses: createAddressService({ db, clock }),
    savedCards,
    savedDoors,
    dealerRequests,
    dealerRequestAdmin: createDealerRequestAdminService(deps),
    companyPrices: createCompanyPriceService(deps),
    companyAdmin: createCompanyAdminService({ ...deps, limits }),
    invitations: createInvitationService(deps),
    userAdmin: createUserAdminService({ ...deps, limits }),
    insight: createInsightService(deps),
    partAdmin: createPartAdminService({ ...deps, uploads }),
    partMedia: createPartMediaService({ ...deps, uploads }),
    cart,
    sharedCarts,
    accountCarts: createAccountCartService({ db, clock }),
    partLists: createPartListService({ db, clock }),
    quotes,
    payments,
    taxPostings,
    poDocuments,
    zipLocations: createZipLocationService({ ...deps, limits }),
    rates: createRatesService({ ...deps, cart, limits }),
    checkoutOptions: createCheckoutOptionsService({ db }),
    placeOrder,
    approvals: approvalRequests,
    approvalChanges: createApprovalChangesService({
      ...{ ...deps, quotes, approvals: approvalRequests, orderSources },
    }),
    priceQuotes,
    priceQuoteFiles: createPriceQuoteFilesService({ ...deps, limits, uploads }),
    priceQuoteDesk: createPriceQuoteDeskService({ ...deps, priceQuotes, pricesOf }),
    punchout: createPunchoutService({ ...deps, cart, limits, sessions }),
    punchoutBuyers: createPunchoutBuyerService(deps),
    recurringOrders: createRecurringOrderService({ ...deps, savedCards }),
    recurringDrafts,
    recurringSweep: createRecurringSweep({ ...deps, cart, pricesOf, drafts: recurringDrafts }),
    returnReasons: createReturnReasonsService(deps),
    returns,
    returnPhotos: createReturnPhotosService({ ...deps, limits, uploads }),
    returnDesk: createReturnDeskService({ ...deps, returns }),
    returnCredits: createReturnCreditService({ ...deps, returns, credits: creditNotes }),
    approvalSettings: createApprovalSettingsService(deps),
    holdPayment: createHoldPaymentService({ payments, checks, cardAttempts, clock }),
    paymentAttention: createPaymentAttentionService({ db, payments, clock }),
    reconciliation: createReconciliationService({ ...deps, payments }),
    dayReconciliation: createDayReconciliationService(deps),
    creditNotes,
    creditNoteDesk: createCreditNoteDeskService(deps),
    creditNoteExports: createCreditNoteExportService(deps),
    credit: createCreditService(deps),
    taxCertificates: createTaxCertificateService({ ...deps, limits, uploads }),
    certificateReminders: createCertificateReminders(deps),
    companyPayments: createCompanyPaymentService(deps),
    creditHolds: createCreditHoldService({ ...deps, countSale, taxPostings }),
    cancelOrder: createCancelOrderService({ ...deps, creditNotes, shipToChanges }),
    confirmFreight: createConfirmFreightService({ ...deps, countSale, taxPostings }),
    orders,
    orderRecords: createOrderRecordService({ db }),
    orderExports: createOrderExportService(deps),
    orderDesk: createOrderDeskService(deps),
    orderTracking: createOrderTrackingService({ ...deps, limits }),
    shipments: createShipmentService({ ...deps, shipToChanges }),
    shipToChanges,
    shipToDesk: createShipToDeskService({ ...deps, shipToQuotes, creditNotes, salesCount, taxPostings }),
    lineMarks: createLineMarksService(deps),
    auditLog: createAuditLogService(deps),
    withdrawExport: createWithdrawExportService(deps),
    orderDocuments: createOrderDocumentsService(deps),
    reorder: createReorderService({ db, orders }),
    mail: createMailService({ ...deps, transport: deps.mail }),
    webhookEndpoints: createWebhookEndpointService(deps),
    webhookDelivery: createWebhookDeliveryService(deps),
    webhookLog: createWebhookLogService({ ...deps, limits }),
    webhookRetention: createWebhookRetention(deps),
  }
}
