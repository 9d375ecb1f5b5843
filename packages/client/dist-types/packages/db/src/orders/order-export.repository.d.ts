import { type SQL } from 'drizzle-orm';
import type { Reader, Writer } from '../database.ts';
import { type Listed, type Listing } from '../listing.ts';
import { type OrderRow } from './order.repository.ts';
import { orderExports } from './order-export.tables.ts';
import { type ListedOrderRow } from './order-list.repository.ts';
/** Selects the orders to export to accounting; sandbox orders are exported only in the demo. */
export interface ExportScope {
    readonly sandboxToo: boolean;
}
/** Returns the oldest orders to export, including those whose freight is to be confirmed first, and their number. */
export declare function listOldestPendingOrders(db: Reader, scope: ExportScope, limit: number): Promise<Listed<ListedOrderRow>>;
declare const pendingColumns: {
    number: import("drizzle-orm/pg-core").PgColumn<{
        name: "id";
        tableName: "orders";
        dataType: "number";
        columnType: "PgInteger";
        data: number;
        driverParam: string | number;
        notNull: true;
        hasDefault: true;
        isPrimaryKey: true;
        isAutoincrement: false;
        hasRuntimeDefault: false;
        enumValues: undefined;
        baseColumn: never;
        identity: "byDefault";
        generated: undefined;
    }, {}, {}>;
    customer: SQL<unknown>;
    createdAt: import("drizzle-orm/pg-core").PgColumn<{
        name: "createdAt";
        tableName: "orders";
        dataType: "date";
        columnType: "PgTimestamp";
        data: Date;
        driverParam: string;
        notNull: true;
        hasDefault: false;
        isPrimaryKey: false;
        isAutoincrement: false;
        hasRuntimeDefault: false;
        enumValues: undefined;
        baseColumn: never;
        identity: undefined;
        generated: undefined;
    }, {}, {}>;
    total: import("drizzle-orm/pg-core").PgColumn<{
        name: "grandTotalCents";
        tableName: "orders";
        dataType: "number";
        columnType: "PgBigInt53";
        data: number;
        driverParam: string | number;
        notNull: true;
        hasDefault: false;
        isPrimaryKey: false;
        isAutoincrement: false;
        hasRuntimeDefault: false;
        enumValues: undefined;
        baseColumn: never;
        identity: undefined;
        generated: undefined;
    }, {}, {}>;
};
/** Returns a page of the pending orders, oldest first; searched by number, PO number and customer. */
export declare function listPendingOrders(db: Reader, listing: Listing<keyof typeof pendingColumns>): Promise<Listed<ListedOrderRow>>;
/** Marks all orders to export as processed and returns them, oldest first; each order goes to one caller only. */
export declare function claimPendingOrders(tx: Writer, scope: ExportScope): Promise<OrderRow[]>;
/** Returns the companies' customer numbers, by company id. */
export declare function listCustomerNumbers(db: Reader, which: 'online' | 'internal', ids: readonly number[]): Promise<Map<number, string>>;
export type OrderExportRow = typeof orderExports.$inferSelect;
/** Stores a file with the orders in it; the database rejects a second file for any of them. */
export declare function createOrderExport(tx: Writer, file: Omit<OrderExportRow, 'id' | 'orderCount'>, orderIds: readonly number[]): Promise<OrderExportRow>;
/** An entry in the list of past exports, with the name of the user who made it. */
export type ListedExport = Omit<OrderExportRow, 'content' | 'userId'> & {
    readonly firstname: string | null;
    readonly lastname: string | null;
};
declare const exportColumns: {
    name: import("drizzle-orm/pg-core").PgColumn<{
        name: "name";
        tableName: "order_exports";
        dataType: "string";
        columnType: "PgText";
        data: string;
        driverParam: string;
        notNull: true;
        hasDefault: false;
        isPrimaryKey: false;
        isAutoincrement: false;
        hasRuntimeDefault: false;
        enumValues: [string, ...string[]];
        baseColumn: never;
        identity: undefined;
        generated: undefined;
    }, {}, {}>;
    orders: import("drizzle-orm/pg-core").PgColumn<{
        name: string;
        tableName: "order_exports";
        dataType: "number";
        columnType: "PgBigInt53";
        data: number;
        driverParam: string | number;
        notNull: true;
        hasDefault: false;
        isPrimaryKey: false;
        isAutoincrement: false;
        hasRuntimeDefault: false;
        enumValues: undefined;
        baseColumn: never;
        identity: undefined;
        generated: undefined;
    }, {}, {}>;
    createdAt: import("drizzle-orm/pg-core").PgColumn<{
        name: "createdAt";
        tableName: "order_exports";
        dataType: "date";
        columnType: "PgTimestamp";
        data: Date;
        driverParam: string;
        notNull: true;
        hasDefault: false;
        isPrimaryKey: false;
        isAutoincrement: false;
        hasRuntimeDefault: false;
        enumValues: undefined;
        baseColumn: never;
        identity: undefined;
        generated: undefined;
    }, {}, {}>;
    by: SQL<unknown>;
};
/** Returns a page of the exports without their content, newest first; searched by file name and who made it. */
export declare function listOrderExports(db: Reader, listing: Listing<keyof typeof exportColumns>): Promise<Listed<ListedExport>>;
/** Returns the export with this id, or null. */
export declare function findOrderExport(db: Reader, id: number): Promise<OrderExportRow | null>;
export {};
