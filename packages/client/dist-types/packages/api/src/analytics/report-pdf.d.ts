import type { Report } from '@mullion/domain/analytics/export';
/** Replaces every character the built-in fonts lack with a question mark. */
export declare function printable(text: string): string;
/** Writes a report as a US letter PDF: charts and tables with the store's name, the days and page numbers. */
export declare function reportPdf(report: Report): AsyncGenerator<Uint8Array>;
