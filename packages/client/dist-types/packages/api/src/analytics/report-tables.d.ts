import type { ReportTable } from '@mullion/domain/analytics/export';
import type { OrderMetrics, SalesByLocation, SalesByPeriod, SalesOverview, TopCustomer, TopProduct, TrendPoint } from '@mullion/domain/analytics/reports';
/** Revenue, orders and averages with their changes. */
export declare function overviewTable(sales: SalesOverview): ReportTable;
/** One row for each period of a range. */
export declare function trendTable(points: readonly TrendPoint[]): ReportTable;
/** Sales by hour of the day and by day of the week. */
export declare function patternTables({ hourlyPattern, weeklyPattern }: SalesByPeriod): ReportTable[];
/** Sales by state. */
export declare function stateTable({ salesByState }: SalesByLocation): ReportTable;
/** How orders were paid, shipped and processed. */
export declare function orderTables(metrics: OrderMetrics): ReportTable[];
/** The customers with the most revenue. */
export declare function customerTable(customers: readonly TopCustomer[]): ReportTable;
/** The parts with the most revenue; their names for people or, as stored, for programs. */
export declare function productTable(products: readonly TopProduct[], readable: boolean): ReportTable;
