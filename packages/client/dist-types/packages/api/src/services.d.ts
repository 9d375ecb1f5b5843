import type { Authenticator } from '@mullion/auth/port';
import type { Database } from '@mullion/db/database';
import type { BotCheck } from '@mullion/integrations/bot-check/port';
import type { DocumentPrinter } from '@mullion/integrations/documents/port';
import type { PartImages } from '@mullion/integrations/files/port';
import type { FreightRates } from '@mullion/integrations/freight/port';
import type { MailTransport } from '@mullion/integrations/mail/port';
import type { ParcelRates } from '@mullion/integrations/parcel-rates/port';
import type { PaymentGateway } from '@mullion/integrations/payments/port';
import type { PrivateFiles } from '@mullion/integrations/private-files/port';
import type { TaxService } from '@mullion/integrations/tax/port';
import type { MailFacts } from './accounts/account-mails.ts';
import type { Measuring } from './analytics/measuring.ts';
import { type OperationsDeps } from './analytics/operations.service.ts';
import { type ZipLocationDeps } from './checkout/zip-location.service.ts';
import type { Clock } from './clock.ts';
import { type ImportWorker } from './imports/import-admin.service.ts';
import type { Log } from './log.ts';
import { type PaymentDeps } from './payments/payment.service.ts';
export interface ServiceDeps extends Pick<PaymentDeps, 'leaseMs' | 'forgetAfterMs' | 'onStep'>, MailFacts {
    readonly db: Database;
    readonly authenticator: Authenticator;
    readonly staffSecondFactor: boolean;
    readonly gateway: PaymentGateway;
    readonly parcelRates: ParcelRates;
    readonly freightRates: FreightRates;
    readonly tax: TaxService;
    readonly findZip: ZipLocationDeps['findZip'];
    readonly botCheck: BotCheck;
    /** Holds only dealer request documents: files that no request references are deleted. */
    readonly requestFiles: PrivateFiles;
    /** Holds only PO documents: files that no row references are deleted. */
    readonly poFiles: PrivateFiles;
    readonly images: PartImages;
    readonly documents: DocumentPrinter;
    readonly mail: MailTransport;
    /** Store addresses that get mail for staff: about orders, account requests and files for accounting. */
    readonly orderEmails: readonly string[];
    /** Customer number that guest orders are booked under. */
    readonly guestCustomerNumber: string;
    /** Administrators with these email addresses may see analytics. */
    readonly analyticsEmails: readonly string[];
    /** Where imports are read and applied; defaults to this thread. */
    readonly importWorker?: ImportWorker;
    readonly measuring: Measuring;
    readonly processFacts: OperationsDeps['processFacts'];
    readonly clock: Clock;
    readonly log: Log;
}
export type Services = ReturnType<typeof createServices>;
/** Creates all services on one database and one set of ports. */
export declare function createServices(deps: ServiceDeps): {
    sales: {
        overview(input: import("@mullion/domain/analytics/inputs.ts").FilterInput): Promise<import("@mullion/domain/analytics/reports.ts").SalesOverview>;
        trends(input: import("@mullion/domain/analytics/inputs.ts").FilterInput): Promise<import("@mullion/domain/analytics/reports.ts").TrendPoint[]>;
        byPeriod(input: import("@mullion/domain/analytics/inputs.ts").FilterInput): Promise<import("@mullion/domain/analytics/reports.ts").SalesByPeriod>;
    };
    topSales: {
        products(input: import("@mullion/domain/analytics/inputs.ts").TopInput): Promise<import("@mullion/domain/analytics/reports.ts").TopProduct[]>;
        customers(input: import("@mullion/domain/analytics/inputs.ts").TopInput): Promise<import("@mullion/domain/analytics/reports.ts").TopCustomer[]>;
    };
    orderMetrics: {
        read(input: import("@mullion/domain/analytics/inputs.ts").RangeInput): Promise<import("@mullion/domain/analytics/reports.ts").OrderMetrics>;
    };
    geography: {
        salesByLocation(input: import("@mullion/domain/analytics/inputs.ts").RangeInput): Promise<import("@mullion/domain/analytics/reports.ts").SalesByLocation>;
        shippingAnalysis(input: import("@mullion/domain/analytics/inputs.ts").RangeInput): Promise<import("@mullion/domain/analytics/reports.ts").ShippingAnalysis>;
        statePerformance(input: import("@mullion/domain/analytics/inputs.ts").RangeInput): Promise<import("@mullion/domain/analytics/reports.ts").StatePerformance>;
    };
    ordersBehind: {
        list(input: import("@mullion/domain/analytics/drill-down.ts").DrillDownInput): Promise<import("@mullion/domain/analytics/drill-down.ts").DrillDownPage>;
        each(input: import("@mullion/domain/analytics/drill-down.ts").DrillDownInput): AsyncGenerator<import("@mullion/domain/orders/order-list.ts").OrderSummary>;
    };
    analyticsAccess: {
        allows: ({ self, person }: Pick<import("./signed-in.ts").SignedIn, 'self' | 'person'>) => boolean;
        require(signedIn: import("./signed-in.ts").SignedIn | null): void;
    };
    analyticsExport: {
        file({ format, data, ...days }: import("@mullion/domain/analytics/export.ts").ExportInput): Promise<import("./analytics/export.service.ts").ExportedFile>;
    };
    salesCount: {
        countOrder: (tx: import("@mullion/db/database").Writer, orderId: number) => Promise<void>;
        countMissing(): Promise<void>;
    };
    orderIndex: {
        indexEarlier(): Promise<void>;
    };
    measuring: {
        answered: ({ method, endpoint, ms, failed }: import("./analytics/measuring.ts").AnsweredCall) => void;
        statement: (ms: number) => void;
        counting: (log: Log) => Log;
        restore(taken: import("./analytics/measuring.ts").Measured): void;
        take(): import("./analytics/measuring.ts").Measured;
    };
    measurements: {
        flush(): Promise<void>;
        deleteExpired(): Promise<void>;
    };
    operations: {
        overview(input: import("@mullion/domain/analytics/inputs.ts").RecentRangeInput): Promise<import("@mullion/domain/analytics/operations.ts").OperationalOverview>;
        systemHealth(input: import("@mullion/domain/analytics/inputs.ts").RecentRangeInput): Promise<import("@mullion/domain/analytics/operations.ts").SystemHealth>;
        apiPerformance(input: import("@mullion/domain/analytics/inputs.ts").RecentRangeInput): Promise<import("@mullion/domain/analytics/operations.ts").ApiPerformance>;
        userSessions(input: import("@mullion/domain/analytics/inputs.ts").RecentRangeInput): Promise<import("@mullion/domain/analytics/operations.ts").UserSessions>;
        errorTracking(input: import("@mullion/domain/analytics/inputs.ts").RecentRangeInput): Promise<import("@mullion/domain/analytics/operations.ts").ErrorTracking>;
        databaseInsights(input: import("@mullion/domain/analytics/inputs.ts").RecentRangeInput): Promise<import("@mullion/domain/analytics/operations.ts").DatabaseInsights>;
    };
    catalog: {
        part(actor: import("@mullion/domain/accounts/actor.ts").Actor, id: number): Promise<import("@mullion/domain/catalog/part.ts").Part | import("@mullion/domain/catalog/part.ts").InternalPart>;
        findPlaceholder(number: string, version: number): Promise<{
            illustration: string | null;
        } | null>;
        partsById(actor: import("@mullion/domain/accounts/actor.ts").Actor, ids: readonly number[]): Promise<(import("@mullion/domain/catalog/part.ts").Part | import("@mullion/domain/catalog/part.ts").InternalPart)[]>;
        version: () => Promise<number>;
        partsByNumber: (actor: import("@mullion/domain/accounts/actor.ts").Actor, numbers: readonly string[], rest?: () => Promise<void>) => Promise<import("@mullion/domain/search/search-input.ts").NumberedParts[]>;
    };
    search: {
        search(actor: import("@mullion/domain/accounts/actor.ts").Actor, input: import("@mullion/domain/search/search-input.ts").SearchInput, rest?: () => Promise<void>): Promise<import("@mullion/domain/search/search-input.ts").PartsPage>;
        searchCounts(actor: import("@mullion/domain/accounts/actor.ts").Actor, { text, filters }: {
            readonly text: string;
            readonly filters: import("@mullion/domain/search/facets.ts").Filters;
        }, rest?: () => Promise<void>): Promise<import("@mullion/domain/search/search-input.ts").SearchCounts>;
        browse(actor: import("@mullion/domain/accounts/actor.ts").Actor, input: import("@mullion/domain/search/search-input.ts").BrowseInput): Promise<import("@mullion/domain/search/search-input.ts").PartsPage>;
        browseCounts(actor: import("@mullion/domain/accounts/actor.ts").Actor, { filters, fits }: import("@mullion/domain/search/search-input.ts").BrowseCountsInput): Promise<import("@mullion/domain/search/search-input.ts").SearchCounts>;
        refreshTextIndex(): Promise<void>;
    };
    calculations: {
        calculate(actor: import("@mullion/domain/accounts/actor.ts").Actor, { door, mode }: import("./doors/calculation.service.ts").CalculationFacts): Promise<import("@mullion/domain/doors/priced-calculation.ts").PricedCalculation>;
    };
    imports: {
        begin: (kind: import("@mullion/domain/imports/import.ts").ImportKind, sent: {
            readonly fileName: string | null;
            readonly by: string | null;
        }) => Promise<number>;
        stage(importId: number, source: import("./imports/csv-file.ts").CsvSource, onProgress?: (rows: number) => void): Promise<{
            rows: number;
            created: number;
            known: number;
            changed: number;
            problemCount: number;
            heading: readonly string[];
            note: string | null;
        }>;
        claim: (importId: number, step: 'apply' | 'undo', note?: (tx: import("@mullion/db/database").Writer, claimed: import("@mullion/db/imports/import.repository.ts").ImportRow) => Promise<void>) => Promise<{
            activeAt: Date | null;
            changed: number;
            created: number;
            endedAt: Date | null;
            fileName: string | null;
            id: number;
            kind: "doors" | "parts" | "prices";
            known: number;
            note: string | null;
            problemCount: number;
            progress: number;
            rows: number;
            startedAt: Date;
            startedBy: string | null;
            state: "applied" | "applying" | "failed" | "reading" | "refused" | "staged" | "undoing" | "undone";
        }>;
        work(importId: number): Promise<void>;
        discard(importId: number): Promise<void>;
        deleteExpired(): Promise<void>;
        run(kind: import("@mullion/domain/imports/import.ts").ImportKind, source: import("./imports/csv-file.ts").CsvSource, options?: import("./imports/import.service.ts").ImportOptions): Promise<import("./imports/import.service.ts").ImportReport>;
        undoLast(): Promise<{
            kind: "doors" | "parts" | "prices";
            undone: number;
            refused: {
                label: string;
                reason: "changed since" | "ordered since" | null;
            }[];
        }>;
    };
    importAdmin: {
        list(input: import("@mullion/domain/imports/import.ts").ImportListInput): Promise<import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/imports/import.ts").ShownImport>>;
        undoable(): Promise<number | null>;
        details: (importId: number) => Promise<import("@mullion/domain/imports/import.ts").ShownImport>;
        changes: (input: import("@mullion/domain/imports/import.ts").ImportChangesInput) => Promise<{
            total: number;
            page: number;
            pages: number;
            rows: import("@mullion/domain/imports/import.ts").ShownChange[];
        }>;
        refusals: (input: import("@mullion/domain/imports/import.ts").ImportChangesInput) => Promise<{
            total: number;
            page: number;
            pages: number;
            rows: import("@mullion/domain/imports/import.ts").ShownChange[];
        }>;
        problems({ importId, ...input }: import("@mullion/domain/imports/import.ts").ImportProblemsInput): Promise<import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/imports/import.ts").ShownProblem>>;
        allProblems({ importId, after, limit }: import("@mullion/domain/imports/import.ts").AllProblemsInput): Promise<{
            problems: import("@mullion/domain/imports/import.ts").ShownProblem[];
            next: number | null;
        }>;
        upload(actor: import("@mullion/domain/accounts/actor.ts").Member, { kind, fileName, source }: import("./imports/import-admin.service.ts").SentFile): Promise<import("@mullion/domain/imports/import.ts").ShownImport>;
        apply: (actor: import("@mullion/domain/accounts/actor.ts").Member, importId: number) => Promise<import("@mullion/domain/imports/import.ts").ShownImport>;
        undo: (actor: import("@mullion/domain/accounts/actor.ts").Member, importId: number) => Promise<import("@mullion/domain/imports/import.ts").ShownImport>;
        discard(importId: number): Promise<void>;
        settled: () => Promise<void>;
    };
    exports: {
        page(actor: import("@mullion/domain/accounts/actor.ts").Member, { kind, after }: import("@mullion/domain/imports/import.ts").ExportPageInput): Promise<import("./imports/export.service.ts").ExportPage>;
    };
    partImport: {
        importParts(csv: import("./imports/csv-file.ts").CsvSource, options?: import("./imports/import.service.ts").ImportOptions): Promise<import("./imports/part-import.service.ts").PartImportReport>;
    };
    doorRegister: {
        bySerial(actor: import("@mullion/domain/accounts/actor.ts").Actor, serialNumber: string): Promise<import("@mullion/domain/doors/registered-door.ts").RegisteredDoor>;
    };
    doorImport: {
        importDoors(csv: import("./imports/csv-file.ts").CsvSource, options?: import("./imports/import.service.ts").ImportOptions): Promise<import("./imports/door-import.service.ts").DoorImportReport>;
    };
    tallies: {
        add(search: {
            readonly text: string;
            readonly total: number;
            readonly ipAddress: string;
        }): void;
        flush(): Promise<void>;
        deleteExpired(): Promise<void>;
    };
    limits: {
        consume(name: import("./security/limits.ts").LimitName, about: string, uses?: number): Promise<void>;
        allows(name: import("./security/limits.ts").LimitName, about: string): Promise<boolean>;
        add(name: import("./security/limits.ts").LimitName, about: string, uses: number): Promise<import("./security/limits.ts").UsedBefore>;
        reset(name: import("./security/limits.ts").LimitName, about: string): Promise<void>;
        refund(name: import("./security/limits.ts").LimitName, about: string): Promise<void>;
        deleteExpired(): Promise<void>;
    };
    companies: {
        ensureHouse(): Promise<void>;
    };
    internalCompanies: {
        search(term: string): Promise<import("@mullion/domain/accounts/actor.ts").InternalCompany[]>;
        last(actor: import("@mullion/domain/accounts/actor.ts").Member): Promise<import("@mullion/domain/accounts/actor.ts").InternalCompany[]>;
        create(actor: import("@mullion/domain/accounts/actor.ts").Member, company: import("@mullion/domain/accounts/internal-company.ts").InternalCompanyInput): Promise<import("@mullion/domain/accounts/actor.ts").InternalCompany>;
        update(actor: import("@mullion/domain/accounts/actor.ts").Member, input: import("@mullion/domain/accounts/internal-company.ts").UpdateInternalCompanyInput): Promise<import("@mullion/domain/accounts/actor.ts").InternalCompany>;
        remove(actor: import("@mullion/domain/accounts/actor.ts").Member, id: number): Promise<void>;
        actFor(actor: import("@mullion/domain/accounts/actor.ts").Actor, id: unknown): Promise<import("@mullion/domain/accounts/actor.ts").Member>;
    };
    sessions: {
        viewer: (signedIn: import("./signed-in.ts").SignedIn) => import("@mullion/domain/accounts/session.ts").Viewer;
        signedInBy: (headers: Headers, ipAddress: string) => Promise<import("./signed-in.ts").SignedIn | null>;
        signIn: (exchange: import("@mullion/auth/port").Exchange, input: import("@mullion/domain/accounts/session.ts").SignInInput, ipAddress: string) => Promise<import("@mullion/domain/accounts/session.ts").SignInOutcome>;
        confirmSignIn: (exchange: import("@mullion/auth/port").Exchange, code: string, ipAddress: string) => Promise<import("@mullion/domain/accounts/session.ts").Viewer>;
        signOut(exchange: import("@mullion/auth/port").Exchange, signedIn: import("./signed-in.ts").SignedIn | null): Promise<void>;
        devices({ sessionId, self }: import("./signed-in.ts").SignedIn): Promise<import("@mullion/domain/accounts/session.ts").Device[]>;
        signOutDevice({ self }: import("./signed-in.ts").SignedIn, deviceId: number): Promise<void>;
        signOutOthers({ self, sessionId }: import("./signed-in.ts").SignedIn): Promise<number>;
        deleteExpired(): Promise<void>;
    };
    passwords: {
        forgot: (email: string, ipAddress: string) => Promise<void>;
        checkLink: (token: string, ipAddress: string) => Promise<{
            good: boolean;
        }>;
        reset: (token: string, newPassword: string, ipAddress: string) => Promise<void>;
        change: (signedIn: import("./signed-in.ts").SignedIn, input: import("@mullion/domain/accounts/session.ts").ChangePasswordInput) => Promise<void>;
    };
    secondFactors: {
        start(signedIn: import("./signed-in.ts").SignedIn, exchange: import("@mullion/auth/port").Exchange, password: string): Promise<import("@mullion/domain/accounts/session.ts").SecondFactorSetup>;
        enable(signedIn: import("./signed-in.ts").SignedIn, exchange: import("@mullion/auth/port").Exchange, code: string): Promise<void>;
        disable(signedIn: import("./signed-in.ts").SignedIn, exchange: import("@mullion/auth/port").Exchange, { password, code }: import("@mullion/domain/accounts/session.ts").DisableSecondFactorInput): Promise<void>;
    };
    users: {
        list: (actor: import("@mullion/domain/accounts/actor.ts").Member, input: import("@mullion/domain/accounts/user.ts").CompanyUsersInput) => Promise<import("@mullion/domain/accounts/user.ts").CompanyUsersPage>;
        create: (actor: import("@mullion/domain/accounts/actor.ts").Member, input: import("@mullion/domain/accounts/user.ts").CreateUserInput) => Promise<import("@mullion/domain/accounts/user.ts").CompanyUser>;
        update: (actor: import("@mullion/domain/accounts/actor.ts").Member, input: import("@mullion/domain/accounts/user.ts").UpdateUserInput) => Promise<import("@mullion/domain/accounts/user.ts").CompanyUser>;
        remove: (actor: import("@mullion/domain/accounts/actor.ts").Member, userId: number) => Promise<void>;
        details: (actor: import("@mullion/domain/accounts/actor.ts").Member, userId: number) => Promise<import("@mullion/domain/accounts/user.ts").UserDetails>;
        verifyEmail: (token: string, ipAddress: string) => Promise<{
            email: string;
        }>;
    };
    addresses: {
        list(actor: import("@mullion/domain/accounts/actor.ts").Member, named?: import("@mullion/domain/accounts/user.ts").OfUserInput): Promise<import("@mullion/domain/accounts/address.ts").SavedAddress[]>;
        create(actor: import("@mullion/domain/accounts/actor.ts").Member, { userId, ...address }: import("@mullion/domain/accounts/address.ts").CreateAddressInput): Promise<import("@mullion/domain/accounts/address.ts").SavedAddress>;
        update(actor: import("@mullion/domain/accounts/actor.ts").Member, input: import("@mullion/domain/accounts/address.ts").UpdateAddressInput): Promise<import("@mullion/domain/accounts/address.ts").SavedAddress>;
        remove(actor: import("@mullion/domain/accounts/actor.ts").Member, id: number): Promise<void>;
    };
    savedCards: {
        list: (actor: import("@mullion/domain/accounts/actor.ts").Member, named?: import("@mullion/domain/accounts/user.ts").OfUserInput) => Promise<import("@mullion/domain/accounts/saved-card.ts").SavedCard[]>;
        remove(actor: import("@mullion/domain/accounts/actor.ts").Member, { methodId, userId }: import("@mullion/domain/accounts/saved-card.ts").RemoveCardInput): Promise<void>;
    };
    savedDoors: {
        list({ companyId }: import("@mullion/domain/accounts/actor.ts").Member, { text, ...page }: import("@mullion/domain/doors/saved-door.ts").ListDoorsInput): Promise<import("@mullion/domain/doors/saved-door.ts").SavedDoorPage>;
        bySerial({ companyId }: import("@mullion/domain/accounts/actor.ts").Member, serialNumber: string): Promise<import("@mullion/domain/doors/saved-door.ts").SavedDoor | null>;
        save(actor: import("@mullion/domain/accounts/actor.ts").Member, input: import("@mullion/domain/doors/saved-door.ts").SaveDoorInput): Promise<import("@mullion/domain/doors/saved-door.ts").SavedDoor>;
        update(actor: import("@mullion/domain/accounts/actor.ts").Member, id: number, input: import("@mullion/domain/doors/saved-door.ts").SaveDoorInput): Promise<import("@mullion/domain/doors/saved-door.ts").SavedDoor>;
        rename(actor: import("@mullion/domain/accounts/actor.ts").Member, { doorId: id, name, site }: import("@mullion/domain/doors/saved-door.ts").RenameDoorInput): Promise<import("@mullion/domain/doors/saved-door.ts").SavedDoor>;
        remove(actor: import("@mullion/domain/accounts/actor.ts").Member, id: number): Promise<import("@mullion/domain/doors/saved-door.ts").SavedDoor>;
    };
    dealerRequests: {
        submit: (actor: import("@mullion/domain/accounts/actor.ts").Actor, { form, files, botCheck: token }: import("@mullion/domain/accounts/dealer-request.ts").DealerRequestInput) => Promise<void>;
        resend: (actor: import("@mullion/domain/accounts/actor.ts").Actor, email: string) => Promise<void>;
        verify: (actor: import("@mullion/domain/accounts/actor.ts").Actor, token: string) => Promise<{
            verified: boolean;
        }>;
        deleteExpired: () => Promise<void>;
    };
    dealerRequestAdmin: {
        pending(): Promise<import("@mullion/domain/accounts/dealer-request.ts").PendingRequest[]>;
        list(input: import("@mullion/domain/accounts/dealer-request.ts").PendingRequestsInput): Promise<import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/accounts/dealer-request.ts").PendingRequest>>;
        remove(actor: import("@mullion/domain/accounts/actor.ts").Member, requestId: number): Promise<import("@mullion/domain/accounts/dealer-request.ts").PendingRequest>;
        restore(actor: import("@mullion/domain/accounts/actor.ts").Member, requestId: number): Promise<import("@mullion/domain/accounts/dealer-request.ts").PendingRequest>;
        file(actor: import("@mullion/domain/accounts/actor.ts").Member, fileId: number): Promise<import("./admin/dealer-request-admin.service.ts").OpenedFile>;
    };
    companyAdmin: {
        search({ text, page }: import("@mullion/domain/admin/company-form.ts").SearchCompaniesInput): Promise<import("@mullion/domain/admin/company-form.ts").CompaniesPage>;
        details(companyId: number): Promise<import("@mullion/domain/admin/company-form.ts").CustomerCompany>;
        create(actor: import("@mullion/domain/accounts/actor.ts").Member, { form, requestId }: import("@mullion/domain/admin/company-form.ts").CreateCompanyInput): Promise<import("@mullion/domain/admin/company-form.ts").CustomerCompany>;
        update(actor: import("@mullion/domain/accounts/actor.ts").Member, input: import("@mullion/domain/admin/company-form.ts").UpdateCompanyInput): Promise<import("@mullion/domain/admin/company-form.ts").CustomerCompany>;
    };
    userAdmin: {
        resendInvitation(actor: import("@mullion/domain/accounts/actor.ts").Member, userId: number): Promise<import("@mullion/domain/accounts/user.ts").CompanyUser>;
        requirePasswordChange(actor: import("@mullion/domain/accounts/actor.ts").Member, userId: number): Promise<import("@mullion/domain/accounts/user.ts").CompanyUser>;
        endSessions(actor: import("@mullion/domain/accounts/actor.ts").Member, userId: number): Promise<{
            ended: number;
        }>;
    };
    insight: {
        emptySearches(input: import("@mullion/domain/admin/insight.ts").EmptySearchesInput): Promise<import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/admin/insight.ts").EmptySearch>>;
        partsWithoutImages: ({ drawings, ...input }: import("@mullion/domain/admin/insight.ts").PartsWithoutImagesInput) => Promise<import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/admin/insight.ts").NamedPart>>;
        partsNeverOrdered: (input: import("@mullion/domain/admin/insight.ts").NeverOrderedInput) => Promise<import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/admin/insight.ts").NamedPart>>;
        companiesWithoutUsers: (input: import("@mullion/domain/admin/insight.ts").CompaniesWithoutUsersInput) => Promise<import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/admin/insight.ts").NamedCompany>>;
    };
    partAdmin: {
        details(partId: number): Promise<import("@mullion/domain/admin/part-form.ts").EditablePart>;
        history({ partId, ...input }: import("@mullion/domain/admin/part-form.ts").PartHistoryInput): Promise<import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/admin/part-form.ts").PartChange>>;
        create(actor: import("@mullion/domain/accounts/actor.ts").Member, { form, image, referenceImage }: import("@mullion/domain/admin/part-form.ts").CreatePartInput): Promise<import("@mullion/domain/catalog/part.ts").InternalPart>;
        update(actor: import("@mullion/domain/accounts/actor.ts").Member, input: import("@mullion/domain/admin/part-form.ts").UpdatePartInput): Promise<import("@mullion/domain/catalog/part.ts").InternalPart>;
        markProprietary(actor: import("@mullion/domain/accounts/actor.ts").Member, { partId, proprietary }: {
            readonly partId: number;
            readonly proprietary: boolean;
        }): Promise<import("@mullion/domain/catalog/part.ts").InternalPart>;
    };
    cart: {
        price(actor: import("@mullion/domain/accounts/actor.ts").Actor, lines: readonly import("@mullion/domain/cart/cart.ts").CartLine[]): Promise<import("@mullion/domain/checkout/quote.ts").PricedCart>;
        priceForShipping(actor: import("@mullion/domain/accounts/actor.ts").Actor, lines: readonly import("@mullion/domain/cart/cart.ts").CartLine[]): Promise<{
            cart: import("@mullion/domain/checkout/quote.ts").PricedCart;
            sizes: ReadonlyMap<number, import("@mullion/domain/catalog/part.ts").PartSize>;
        }>;
    };
    sharedCarts: {
        share(actor: import("@mullion/domain/accounts/actor.ts").Member, lines: readonly import("@mullion/domain/cart/cart.ts").CartLine[]): Promise<{
            shareKey: string;
        }>;
        open(actor: import("@mullion/domain/accounts/actor.ts").Actor, shareKey: string): Promise<import("@mullion/domain/cart/shared-cart.ts").SharedCart>;
        deleteExpired(): Promise<void>;
    };
    quotes: {
        quote: (actor: import("@mullion/domain/accounts/actor.ts").Actor, input: import("@mullion/domain/checkout/quote.ts").QuoteInput) => Promise<import("@mullion/domain/checkout/quote.ts").Quote>;
        requireValidQuote: (actor: import("@mullion/domain/accounts/actor.ts").Actor, quoteId: string, input: import("@mullion/domain/checkout/quote.ts").QuoteInput) => Promise<import("@mullion/domain/checkout/quote.ts").Quote>;
        deleteExpired(): Promise<void>;
    };
    payments: {
        checkGateway: () => Promise<void>;
        firstLease: () => Date;
        create: (actor: import("@mullion/domain/accounts/actor.ts").Actor, attempt: import("@mullion/db/payments/payment.repository.ts").NewPayment, hasRoom: (tx: import("@mullion/db/database").Writer) => Promise<boolean>) => Promise<import("@mullion/db/payments/payment.repository.ts").PaymentRow | null | 'crowded'>;
        claim: (payment: import("@mullion/db/payments/payment.repository.ts").PaymentRow, note?: import("./payments/payment-records.ts").ClaimNote) => Promise<import("@mullion/db/payments/payment.repository.ts").PaymentRow | null>;
        abandon: (payment: import("@mullion/db/payments/payment.repository.ts").PaymentRow) => Promise<import("@mullion/db/payments/payment.repository.ts").PaymentRow>;
        placeOnTerms(actor: import("@mullion/domain/accounts/actor.ts").Actor, attempt: import("@mullion/db/payments/payment.repository.ts").NewPayment): Promise<import("@mullion/db/orders/order.repository.ts").OrderRow | null>;
        find: (id: number) => Promise<{
            actorId: string;
            amountCents: number;
            attemptNumber: number;
            authCode: string | null;
            cardType: string | null;
            createdAt: Date;
            declineReason: string | null;
            draft: import("@mullion/domain/checkout/order-draft.ts").OrderDraft;
            gatewayId: string | null;
            id: number;
            idempotencyKey: string;
            ipAddress: string;
            lastFour: string | null;
            leaseUntilAt: Date;
            orderId: number | null;
            payloadHash: string;
            reference: string;
            state: "abandoned" | "attention" | "authorised" | "authorising" | "captured" | "created" | "declined" | "held" | "terms" | "voided" | "voiding";
            updatedAt: Date;
        } | null>;
        outcome: ({ id }: import("@mullion/db/payments/payment.repository.ts").PaymentRow) => Promise<import("@mullion/db/orders/order.repository.ts").OrderRow>;
        hold: (created: import("@mullion/db/payments/payment.repository.ts").PaymentRow, charged: import("./payments/charge.ts").Charge) => Promise<import("@mullion/db/payments/payment.repository.ts").PaymentRow>;
        claimHeld(actor: import("@mullion/domain/accounts/actor.ts").Actor, held: import("@mullion/db/payments/payment.repository.ts").PaymentRow, attempt: import("@mullion/db/payments/payment.repository.ts").NewPayment): Promise<import("@mullion/db/orders/order.repository.ts").OrderRow | null>;
        charge: (payment: import("@mullion/db/payments/payment.repository.ts").PaymentRow, charged: import("./payments/charge.ts").Charge) => Promise<import("@mullion/db/orders/order.repository.ts").OrderRow>;
        resume: (payment: import("@mullion/db/payments/payment.repository.ts").PaymentRow) => Promise<import("@mullion/db/orders/order.repository.ts").OrderRow>;
        repair: () => Promise<number>;
        checkPayment: (payment: import("@mullion/db/payments/payment.repository.ts").PaymentRow, claimNote?: import("./payments/payment-records.ts").ClaimNote) => Promise<boolean>;
        voidLate: (abandoned: import("@mullion/db/payments/payment.repository.ts").PaymentRow, { gatewayId }: import("@mullion/integrations/payments/port").Transaction) => Promise<void>;
        giveUp(claimed: import("@mullion/db/payments/payment.repository.ts").PaymentRow): Promise<void>;
    };
    poDocuments: {
        upload(actor: import("@mullion/domain/accounts/actor.ts").Actor, file: {
            readonly name: string;
            readonly bytes: Uint8Array;
        }): Promise<{
            poDocumentId: string;
        }>;
        open(actor: import("@mullion/domain/accounts/actor.ts").Member, orderId: number): Promise<import("./orders/po-document.service.ts").OpenedPoDocument>;
        check(actor: import("@mullion/domain/accounts/actor.ts").Actor, id: string): Promise<void>;
        take(tx: import("@mullion/db/database").Writer, taken: {
            actorId: string;
            id: string;
            orderId: number;
        }): Promise<void>;
        deleteExpired(): Promise<void>;
    };
    zipLocations: {
        find({ ipAddress }: import("@mullion/domain/accounts/actor.ts").Actor, zip: string): Promise<import("@mullion/domain/checkout/zip-location.ts").ZipLocation | null>;
    };
    rates: {
        parcel(actor: import("@mullion/domain/accounts/actor.ts").Actor, input: import("@mullion/domain/checkout/rates-input.ts").ParcelRateInput): Promise<{
            priceCents: number;
        }>;
        freight(actor: import("@mullion/domain/accounts/actor.ts").Actor, input: import("@mullion/domain/checkout/rates-input.ts").FreightRateInput): Promise<{
            priceCents: number;
        }>;
        tax(actor: import("@mullion/domain/accounts/actor.ts").Actor, input: import("@mullion/domain/checkout/rates-input.ts").TaxRateInput): Promise<import("@mullion/integrations/tax/port").TaxQuote>;
    };
    checkoutOptions: {
        of(actor: import("@mullion/domain/accounts/actor.ts").Actor): Promise<import("@mullion/domain/checkout/checkout-options.ts").CheckoutOptions>;
    };
    placeOrder: {
        placeOrder(actor: import("@mullion/domain/accounts/actor.ts").Actor, input: import("@mullion/domain/checkout/order.ts").PlaceOrderInput): Promise<import("@mullion/domain/checkout/order.ts").PlacedOrder>;
        outcome(actor: import("@mullion/domain/accounts/actor.ts").Actor, idempotencyKey: string): Promise<import("@mullion/domain/checkout/order.ts").AttemptOutcome>;
        challenge: () => Promise<unknown>;
    };
    holdPayment: {
        holdPayment(actor: import("@mullion/domain/accounts/actor.ts").Actor, input: import("@mullion/domain/checkout/hold-payment.ts").HoldPaymentInput): Promise<import("@mullion/domain/checkout/hold-payment.ts").HeldPayment>;
    };
    paymentAttention: {
        list(input: import("@mullion/domain/payments/payment-attention.ts").PaymentsInTroubleInput): Promise<import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/payments/payment-attention.ts").PaymentInTrouble>>;
        retry(actor: import("@mullion/domain/accounts/actor.ts").Member, id: number): Promise<{
            state: import("@mullion/domain/payments/payment-state.ts").PaymentState;
        }>;
        giveUp(actor: import("@mullion/domain/accounts/actor.ts").Member, id: number): Promise<{
            state: import("@mullion/domain/payments/payment-state.ts").PaymentState;
        }>;
    };
    reconciliation: {
        compare: (since?: Date) => Promise<import("@mullion/domain/payments/reconcile.ts").Reconciliation>;
        report(since?: Date): Promise<void>;
    };
    confirmFreight: {
        confirm(actor: import("@mullion/domain/accounts/actor.ts").Member, { orderId, freightCents }: import("@mullion/domain/orders/confirm-freight.ts").ConfirmFreightInput): Promise<import("./checkout/confirm-freight.service.ts").ConfirmedFreight>;
    };
    orders: {
        list(actor: import("@mullion/domain/accounts/actor.ts").Member, input: import("@mullion/domain/orders/order-list.ts").OrderListInput): Promise<import("@mullion/domain/orders/order-list.ts").OrderPage>;
        listInFull(actor: import("@mullion/domain/accounts/actor.ts").Member, input: import("@mullion/domain/orders/order-list.ts").OrderListInput): Promise<import("@mullion/domain/orders/order-list.ts").ListedOrders>;
        details(actor: import("@mullion/domain/accounts/actor.ts").Member, orderId: number): Promise<import("@mullion/domain/orders/order-list.ts").OrderWithShipments>;
    };
    orderExports: {
        pending(input: import("@mullion/domain/orders/order-export.ts").PendingOrdersInput): Promise<import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/orders/order-export.ts").PendingOrder>>;
        pendingInFull(): Promise<{
            readonly orders: readonly import("@mullion/domain/orders/order-list.ts").ListedOrder[];
            readonly total: number;
        }>;
        generate(actor: import("@mullion/domain/accounts/actor.ts").Member): Promise<import("@mullion/domain/orders/order-export.ts").OrderExport>;
        files(input: import("@mullion/domain/orders/order-export.ts").OrderExportsInput): Promise<import("@mullion/domain/list-input.ts").ListPage<import("@mullion/domain/orders/order-export.ts").OrderExport>>;
        file(id: number): Promise<{
            readonly name: string;
            readonly content: string;
        }>;
    };
    orderDesk: {
        desk(orderId: number): Promise<import("@mullion/domain/orders/order-desk.ts").OrderDesk>;
        addNote(actor: import("@mullion/domain/accounts/actor.ts").Member, { orderId, text }: import("@mullion/domain/orders/order-desk.ts").AddNoteInput): Promise<void>;
        addShipment(actor: import("@mullion/domain/accounts/actor.ts").Member, { orderId, ...shipment }: import("@mullion/domain/orders/order-desk.ts").AddShipmentInput): Promise<import("@mullion/domain/orders/order-desk.ts").Shipment>;
        resendConfirmation(actor: import("@mullion/domain/accounts/actor.ts").Member, orderId: number): Promise<{
            readonly email: string;
        }>;
    };
    invoices: {
        invoice(actor: import("@mullion/domain/accounts/actor.ts").Member, orderId: number): Promise<{
            name: string;
            contentType: string;
            bytes: Uint8Array<ArrayBufferLike>;
        }>;
    };
    reorder: {
        lines(actor: import("@mullion/domain/accounts/actor.ts").Member, orderId: number): Promise<import("@mullion/domain/orders/order-list.ts").ReorderLine[]>;
    };
    mail: {
        sendDue(): Promise<number>;
        deleteExpired(): Promise<void>;
    };
};
