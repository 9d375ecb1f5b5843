import type { ErrorSeverity } from '@mullion/domain/analytics/operations';
import type { Reader, Writer } from '../database.ts';
import type { Times } from './operations.repository.ts';
import { errorCounts, recentErrors } from './operations.tables.ts';
export type ErrorCountRow = typeof errorCounts.$inferSelect;
export type RecentErrorRow = Omit<typeof recentErrors.$inferSelect, 'id'>;
/** Adds error counts to those of other servers; the rows must have distinct hour and kind. */
export declare function addErrorCounts(tx: Writer, counts: readonly ErrorCountRow[]): Promise<void>;
/** Stores individual errors; only the newest 500 stay. */
export declare function addRecentErrors(tx: Writer, errors: readonly RecentErrorRow[]): Promise<void>;
/** Deletes errors before a time. */
export declare function removeErrors(tx: Writer, before: Date): Promise<void>;
export interface ErrorKind {
    readonly type: string;
    readonly severity: ErrorSeverity;
    readonly count: number;
    readonly lastAt: Date;
}
/** Returns error kinds in a time range, most frequent first. */
export declare function listErrorKinds(db: Reader, { from, before }: Times): Promise<ErrorKind[]>;
/** Returns the newest errors in a time range. */
export declare function listRecentErrors(db: Reader, { from, before }: Times, limit: number): Omit<import("drizzle-orm/pg-core").PgSelectBase<"recent_errors", {
    id: import("drizzle-orm/pg-core").PgColumn<{
        name: "id";
        tableName: "recent_errors";
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
    at: import("drizzle-orm/pg-core").PgColumn<{
        name: "at";
        tableName: "recent_errors";
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
    type: import("drizzle-orm/pg-core").PgColumn<{
        name: "type";
        tableName: "recent_errors";
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
    message: import("drizzle-orm/pg-core").PgColumn<{
        name: "message";
        tableName: "recent_errors";
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
    severity: import("drizzle-orm/pg-core").PgColumn<{
        name: "severity";
        tableName: "recent_errors";
        dataType: "string";
        columnType: "PgText";
        data: "critical" | "error" | "warning";
        driverParam: string;
        notNull: true;
        hasDefault: false;
        isPrimaryKey: false;
        isAutoincrement: false;
        hasRuntimeDefault: false;
        enumValues: ["critical", "error", "warning"];
        baseColumn: never;
        identity: undefined;
        generated: undefined;
    }, {}, {}>;
}, "single", Record<"recent_errors", "not-null">, false, "limit" | "orderBy" | "where", {
    id: number;
    at: Date;
    type: string;
    message: string;
    severity: "critical" | "error" | "warning";
}[], {
    id: import("drizzle-orm/pg-core").PgColumn<{
        name: "id";
        tableName: "recent_errors";
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
    at: import("drizzle-orm/pg-core").PgColumn<{
        name: "at";
        tableName: "recent_errors";
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
    type: import("drizzle-orm/pg-core").PgColumn<{
        name: "type";
        tableName: "recent_errors";
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
    message: import("drizzle-orm/pg-core").PgColumn<{
        name: "message";
        tableName: "recent_errors";
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
    severity: import("drizzle-orm/pg-core").PgColumn<{
        name: "severity";
        tableName: "recent_errors";
        dataType: "string";
        columnType: "PgText";
        data: "critical" | "error" | "warning";
        driverParam: string;
        notNull: true;
        hasDefault: false;
        isPrimaryKey: false;
        isAutoincrement: false;
        hasRuntimeDefault: false;
        enumValues: ["critical", "error", "warning"];
        baseColumn: never;
        identity: undefined;
        generated: undefined;
    }, {}, {}>;
}>, "limit" | "orderBy" | "where">;
/** Counts errors since a time, among those stored individually. */
export declare function countRecentErrors(db: Reader, since: Date): Promise<number>;
