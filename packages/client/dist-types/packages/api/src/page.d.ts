import type { Page } from '@mullion/db/page';
import { type ListInput, type ListPage } from '@mullion/domain/list-input';
export interface NumberedPage {
    /** From 1. */
    readonly page: number;
    /** Rows per page. */
    readonly size: number;
    readonly total: number;
}
/** Returns the row range of a numbered page, and its page count; an empty list has one page. */
export declare function pageOf({ page, size, total }: NumberedPage): {
    rows: Page;
    shown: {
        total: number;
        page: number;
        pages: number;
    };
};
/** Loads a page of a staff list. */
export declare function listPage<Input extends ListInput<string>, Row>(input: Input, load: (listing: Input & Page) => Promise<{
    readonly rows: readonly Row[];
    readonly total: number;
}>): Promise<ListPage<Row>>;
/** How rows in memory are searched and sorted. */
export interface RowTexts<Row, Column extends string> {
    readonly texts: (row: Row) => readonly string[];
    readonly columns: Readonly<Record<Column, (row: Row) => string>>;
}
/** Returns a page of rows that are already loaded. */
export declare function pageOfRows<Row, Column extends string>(all: readonly Row[], { search, sort, descending, page }: ListInput<Column>, { texts, columns }: RowTexts<Row, Column>): ListPage<Row>;
