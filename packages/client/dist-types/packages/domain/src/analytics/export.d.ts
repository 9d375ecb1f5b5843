import * as z from 'zod/mini';
export declare const exportFormats: readonly ['csv', 'pdf', 'json'];
export type ExportFormat = (typeof exportFormats)[number];
export declare const exportChoices: readonly ['all', 'sales', 'orders', 'customers', 'products'];
export type ExportChoice = (typeof exportChoices)[number];
/** Selects the report, the days and the file format. */
export declare const exportInput: z.ZodMiniObject<{
    startDate: z.ZodMiniUnion<readonly [z.ZodMiniISODate, z.ZodMiniISODateTime]>;
    endDate: z.ZodMiniUnion<readonly [z.ZodMiniISODate, z.ZodMiniISODateTime]>;
    format: z.ZodMiniEnum<{
        csv: "csv";
        json: "json";
        pdf: "pdf";
    }>;
    data: z.ZodMiniDefault<z.ZodMiniEnum<{
        all: "all";
        customers: "customers";
        orders: "orders";
        products: "products";
        sales: "sales";
    }>>;
}, z.core.$strict>;
export type ExportInput = z.output<typeof exportInput>;
/** How a column is formatted: periods as in `TrendPoint`, money in cents, changes and rates in percent. */
export type ReportColumnKind = 'text' | 'period' | 'count' | 'money' | 'percent';
export interface ReportColumn {
    readonly key: string;
    readonly title: string;
    readonly kind: ReportColumnKind;
}
export type ReportCell = string | number | null;
export type ReportRow = readonly ReportCell[];
export interface ReportTable {
    readonly key: string;
    readonly title: string;
    readonly columns: readonly ReportColumn[];
    readonly rows: readonly ReportRow[];
    /** Chart drawn above the table in a document; it plots one column's values against the first column. */
    readonly chart?: {
        readonly kind: 'line' | 'bars';
        readonly column: string;
    };
}
/** A table streamed row by row while it is written, since it may have any number of rows. */
export interface LongTable extends Omit<ReportTable, 'rows' | 'chart'> {
    readonly rows: AsyncIterable<ReportRow>;
}
export interface ReportHead {
    readonly storeName: string;
    /** For example `Nov 1 – 20, 2026`. */
    readonly days: string;
    readonly title: string;
    /** Creation time, by the store's clock. */
    readonly madeAt: string;
}
export interface Report {
    readonly head: ReportHead;
    readonly tables: readonly ReportTable[];
    /** Omitted from documents. */
    readonly long: LongTable | null;
}
