import type { ColumnChange } from './part-form.ts';
/** Names of the part columns, as staff see them. */
export declare const columnWords: Readonly<Record<ColumnChange['column'], string>>;
