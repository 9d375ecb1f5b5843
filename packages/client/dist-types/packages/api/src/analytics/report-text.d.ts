import type { Report } from '@mullion/domain/analytics/export';
/** Writes a report as one CSV file: a titled block per table, an empty line between blocks. */
export declare function reportCsv({ head, tables, long }: Report): AsyncGenerator<string>;
/** Writes a report as one JSON object: its heading, and a list of rows per table; money is in dollars. */
export declare function reportJson({ head, tables, long }: Report): AsyncGenerator<string>;
