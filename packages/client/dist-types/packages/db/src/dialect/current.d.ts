import * as postgres from './postgres.ts';
type Kit = typeof postgres;
/**
 * Column types, table builders and search of the current engine. Typed as PostgreSQL: SQLite-only features do not
 * compile, PostgreSQL-only features fail on SQLite.
 */
export declare const kit: Kit;
export {};
