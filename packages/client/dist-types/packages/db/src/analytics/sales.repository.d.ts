import type { PeriodFigures } from '@mullion/domain/analytics/fold';
import { type DayRange } from '@mullion/domain/analytics/range';
import type { SalesFilter } from '@mullion/domain/analytics/reports';
import type { HourFigures, TotalsDimension } from '@mullion/domain/analytics/sale';
import { type SQL } from 'drizzle-orm';
import type { Reader, Writer } from '../database.ts';
/** Adds figures to the stored hourly totals; the rows must have distinct slots. */
export declare function addHourFigures(tx: Writer, figures: readonly HourFigures[]): Promise<void>;
/** Adds figures to the stored period totals; the rows must have distinct keys and periods. */
export declare function addTotals(tx: Writer, figures: readonly PeriodFigures[]): Promise<void>;
/** Sums of the orders in a range, with guests also shown separately. */
export interface SalesTotals {
    readonly orders: number;
    readonly revenueCents: number;
    readonly shippingCents: number;
    readonly taxCents: number;
    readonly guestRevenueCents: number;
}
/** Returns the sums of a range. */
export declare function totalSales(db: Reader, range: DayRange, filter: SalesFilter): Promise<SalesTotals>;
/** Returns the sums per hour and day of a range; hours without orders are omitted. */
export declare function listSalesByHour(db: Reader, range: DayRange, filter: SalesFilter): Omit<import("drizzle-orm/pg-core").PgSelectBase<"sales_hours", {
    day: import("drizzle-orm/pg-core").PgColumn<{
        name: "day";
        tableName: "sales_hours";
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
    hour: import("drizzle-orm/pg-core").PgColumn<{
        name: string;
        tableName: "sales_hours";
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
    orders: SQL<number>;
    revenueCents: SQL<number>;
    guestRevenueCents: SQL<number>;
}, "partial", Record<"sales_hours", "not-null">, false, "groupBy" | "where", {
    day: string;
    hour: number;
    orders: number;
    revenueCents: number;
    guestRevenueCents: number;
}[], {
    day: import("drizzle-orm/pg-core").PgColumn<{
        name: "day";
        tableName: "sales_hours";
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
    hour: import("drizzle-orm/pg-core").PgColumn<{
        name: string;
        tableName: "sales_hours";
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
    orders: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
    revenueCents: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
    guestRevenueCents: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
}>, "groupBy" | "where">;
/** Returns the sums per hour of the clock, over all days of a range. */
export declare function listSalesByHourOfDay(db: Reader, range: DayRange, filter: SalesFilter): Omit<import("drizzle-orm/pg-core").PgSelectBase<"sales_hours", {
    hour: import("drizzle-orm/pg-core").PgColumn<{
        name: string;
        tableName: "sales_hours";
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
    orders: SQL<number>;
    revenueCents: SQL<number>;
}, "partial", Record<"sales_hours", "not-null">, false, "groupBy" | "where", {
    hour: number;
    orders: number;
    revenueCents: number;
}[], {
    hour: import("drizzle-orm/pg-core").PgColumn<{
        name: string;
        tableName: "sales_hours";
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
    orders: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
    revenueCents: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
}>, "groupBy" | "where">;
/** Returns the sums per day of a range; days without orders are omitted. */
export declare function listSalesByDay(db: Reader, range: DayRange, filter: SalesFilter): Omit<import("drizzle-orm/pg-core").PgSelectBase<"sales_hours", {
    day: import("drizzle-orm/pg-core").PgColumn<{
        name: "day";
        tableName: "sales_hours";
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
    orders: SQL<number>;
    revenueCents: SQL<number>;
    guestRevenueCents: SQL<number>;
}, "partial", Record<"sales_hours", "not-null">, false, "groupBy" | "where", {
    day: string;
    orders: number;
    revenueCents: number;
    guestRevenueCents: number;
}[], {
    day: import("drizzle-orm/pg-core").PgColumn<{
        name: "day";
        tableName: "sales_hours";
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
    orders: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
    revenueCents: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
    guestRevenueCents: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
}>, "groupBy" | "where">;
/** Returns the sums per payment method. */
export declare function listSalesByMethod(db: Reader, range: DayRange): Omit<import("drizzle-orm/pg-core").PgSelectBase<"sales_hours", {
    method: import("drizzle-orm/pg-core").PgColumn<{
        name: "method";
        tableName: "sales_hours";
        dataType: "string";
        columnType: "PgText";
        data: "cash" | "credit_card" | "terms";
        driverParam: string;
        notNull: true;
        hasDefault: false;
        isPrimaryKey: false;
        isAutoincrement: false;
        hasRuntimeDefault: false;
        enumValues: ["credit_card", "terms", "cash"];
        baseColumn: never;
        identity: undefined;
        generated: undefined;
    }, {}, {}>;
    orders: SQL<number>;
    revenueCents: SQL<number>;
}, "partial", Record<"sales_hours", "not-null">, false, "groupBy" | "where", {
    method: "cash" | "credit_card" | "terms";
    orders: number;
    revenueCents: number;
}[], {
    method: import("drizzle-orm/pg-core").PgColumn<{
        name: "method";
        tableName: "sales_hours";
        dataType: "string";
        columnType: "PgText";
        data: "cash" | "credit_card" | "terms";
        driverParam: string;
        notNull: true;
        hasDefault: false;
        isPrimaryKey: false;
        isAutoincrement: false;
        hasRuntimeDefault: false;
        enumValues: ["credit_card", "terms", "cash"];
        baseColumn: never;
        identity: undefined;
        generated: undefined;
    }, {}, {}>;
    orders: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
    revenueCents: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
}>, "groupBy" | "where">;
/** Returns the keys with the most revenue, with their sums. */
export declare function listTopTotals(db: Reader, { dimension, range, limit }: {
    dimension: TotalsDimension;
    range: DayRange;
    limit: number;
}): Omit<import("drizzle-orm/pg-core").PgSelectBase<"totals", {
    orders: SQL<number>;
    quantity: SQL<number>;
    revenueCents: SQL<number>;
    shippingCents: SQL<number>;
    key: import("drizzle-orm/pg-core").PgColumn<{
        name: "key";
        tableName: "totals";
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
}, "partial", Record<"totals", "not-null">, false, "groupBy" | "limit" | "orderBy", {
    orders: number;
    quantity: number;
    revenueCents: number;
    shippingCents: number;
    key: string;
}[], {
    orders: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
    quantity: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
    revenueCents: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
    shippingCents: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
    key: import("drizzle-orm/pg-core").PgColumn<{
        name: "key";
        tableName: "totals";
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
}>, "groupBy" | "limit" | "orderBy">;
/** Returns the keys and details with the most revenue, such as cities and their state. */
export declare function listTopDetails(db: Reader, { dimension, range, limit }: {
    dimension: TotalsDimension;
    range: DayRange;
    limit: number;
}): Omit<import("drizzle-orm/pg-core").PgSelectBase<"totals", {
    orders: SQL<number>;
    quantity: SQL<number>;
    revenueCents: SQL<number>;
    shippingCents: SQL<number>;
    key: import("drizzle-orm/pg-core").PgColumn<{
        name: "key";
        tableName: "totals";
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
    detail: import("drizzle-orm/pg-core").PgColumn<{
        name: "detail";
        tableName: "totals";
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
}, "partial", Record<"totals", "not-null">, false, "groupBy" | "limit" | "orderBy", {
    orders: number;
    quantity: number;
    revenueCents: number;
    shippingCents: number;
    key: string;
    detail: string;
}[], {
    orders: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
    quantity: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
    revenueCents: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
    shippingCents: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
    key: import("drizzle-orm/pg-core").PgColumn<{
        name: "key";
        tableName: "totals";
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
    detail: import("drizzle-orm/pg-core").PgColumn<{
        name: "detail";
        tableName: "totals";
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
}>, "groupBy" | "limit" | "orderBy">;
/** Returns per state the sums, the number of customers, and the lowest and highest shipping cost of an order. */
export declare function listSalesByState(db: Reader, range: DayRange): Omit<import("drizzle-orm/pg-core").PgSelectBase<"totals", {
    orders: SQL<number>;
    quantity: SQL<number>;
    revenueCents: SQL<number>;
    shippingCents: SQL<number>;
    state: import("drizzle-orm/pg-core").PgColumn<{
        name: "detail";
        tableName: "totals";
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
    customers: SQL<number>;
    leastShippingCents: SQL<number>;
    mostShippingCents: SQL<number>;
}, "partial", Record<"totals", "not-null">, false, "groupBy" | "orderBy", {
    orders: number;
    quantity: number;
    revenueCents: number;
    shippingCents: number;
    state: string;
    customers: number;
    leastShippingCents: number;
    mostShippingCents: number;
}[], {
    orders: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
    quantity: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
    revenueCents: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
    shippingCents: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
    state: import("drizzle-orm/pg-core").PgColumn<{
        name: "detail";
        tableName: "totals";
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
    customers: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
    leastShippingCents: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
    mostShippingCents: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
}>, "groupBy" | "orderBy">;
