import type { ExportInput } from '@mullion/domain/analytics/export';
import type { StoreInfo } from '@mullion/domain/store-info';
import type { Clock } from '../clock.ts';
import type { DrillDownService } from './drill-down.service.ts';
import type { GeographyService } from './geography.service.ts';
import type { OrderMetricsService } from './order-metrics.service.ts';
import type { SalesService } from './sales.service.ts';
import type { TopSalesService } from './top-sales.service.ts';
export interface AnalyticsExportDeps {
    readonly storeInfo: Pick<StoreInfo, 'name' | 'timeZone'>;
    readonly clock: Clock;
    readonly sales: SalesService;
    readonly topSales: TopSalesService;
    readonly orderMetrics: OrderMetricsService;
    readonly geography: GeographyService;
    readonly ordersBehind: DrillDownService;
}
/** A file that is generated as it is read. */
export interface ExportedFile {
    readonly name: string;
    readonly contentType: string;
    readonly chunks: AsyncIterable<string | Uint8Array>;
}
/** Exports the figures of a range: a report to share, a spreadsheet, or data. */
export declare function createAnalyticsExportService(deps: AnalyticsExportDeps): {
    /** Returns the export file; invalid input throws before the file starts. */
    file({ format, data, ...days }: ExportInput): Promise<ExportedFile>;
};
