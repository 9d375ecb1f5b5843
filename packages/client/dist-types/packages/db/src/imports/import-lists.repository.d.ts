import type { Reader } from '../database.ts';
import { type Listed, type Listing } from '../listing.ts';
import type { ImportChange, ImportProblemRow, ImportRow } from './import.repository.ts';
declare const importColumns: {
    file: import("drizzle-orm").SQL<unknown>;
    kind: import("drizzle-orm/pg-core").PgColumn<{
        name: "kind";
        tableName: "imports";
        dataType: "string";
        columnType: "PgText";
        data: "doors" | "parts" | "prices";
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
    }, {}, {
        $type: "doors" | "parts" | "prices";
    }>;
    state: import("drizzle-orm/pg-core").PgColumn<{
        name: "state";
        tableName: "imports";
        dataType: "string";
        columnType: "PgText";
        data: "applied" | "applying" | "failed" | "reading" | "refused" | "staged" | "undoing" | "undone";
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
    }, {}, {
        $type: "applied" | "applying" | "failed" | "reading" | "refused" | "staged" | "undoing" | "undone";
    }>;
    rows: import("drizzle-orm/pg-core").PgColumn<{
        name: string;
        tableName: "imports";
        dataType: "number";
        columnType: "PgBigInt53";
        data: number;
        driverParam: string | number;
        notNull: true;
        hasDefault: true;
        isPrimaryKey: false;
        isAutoincrement: false;
        hasRuntimeDefault: false;
        enumValues: undefined;
        baseColumn: never;
        identity: undefined;
        generated: undefined;
    }, {}, {}>;
    by: import("drizzle-orm").SQL<unknown>;
    startedAt: import("drizzle-orm/pg-core").PgColumn<{
        name: "startedAt";
        tableName: "imports";
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
};
/** Returns a page of all imports, newest first; searched by file name, kind and who sent it. */
export declare function listImports(db: Reader, listing: Listing<keyof typeof importColumns>): Promise<Listed<ImportRow>>;
declare const changeColumns: {
    row: import("drizzle-orm/pg-core").PgColumn<{
        name: string;
        tableName: "import_changes";
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
    label: import("drizzle-orm/pg-core").PgColumn<{
        name: "label";
        tableName: "import_changes";
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
};
/** Returns a page of an import's changes, in file order; searched by part or serial number. */
export declare function listChangesOfImport(db: Reader, { importId, refusedOnly }: {
    readonly importId: number;
    readonly refusedOnly: boolean;
}, listing: Listing<keyof typeof changeColumns>): Promise<Listed<ImportChange>>;
declare const problemColumns: {
    row: import("drizzle-orm/pg-core").PgColumn<{
        name: string;
        tableName: "import_problems";
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
    column: import("drizzle-orm").SQL<unknown>;
    message: import("drizzle-orm").SQL<unknown>;
};
/** Returns a page of the problems found in a file, in row order; searched by column and message. */
export declare function listProblemsOfImport(db: Reader, importId: number, listing: Listing<keyof typeof problemColumns>): Promise<Listed<ImportProblemRow>>;
export {};
