import type { CompanyRow } from '@mullion/db/accounts/company.repository';
import type { InternalCompanyRow } from '@mullion/db/accounts/internal-company.repository';
import type { OrderRow } from '@mullion/db/orders/order.repository';
import type { OrderLineRow } from '@mullion/db/orders/order-line.repository';
import type { Invoice } from '@mullion/domain/orders/invoice';
import type { StoreInfo } from '@mullion/domain/store-info';
export interface InvoicedOrder {
    readonly order: OrderRow;
    readonly lines: readonly OrderLineRow[];
    /** The customer company; null for guests and staff orders. */
    readonly company: CompanyRow | null;
    /** The company that staff ordered for; null for any other order. */
    readonly internalCompany: InternalCompanyRow | null;
    readonly buyer: string;
}
/** Builds the invoice of an order. */
export declare function invoiceOf(invoiced: InvoicedOrder, store: StoreInfo): Invoice;
