import { type Column, type Param } from 'drizzle-orm';
import type { Reader } from './database.ts';
/**
 * Placeholder for a prepared statement's value, encoded for a column; a bare placeholder does not accept
 * dates.
 */
export declare const given: (column: Column, name: string) => Param;
/**
 * Caches a prepared statement per connection; running one is several times faster than building the same
 * query each time.
 */
export declare function prepared<S, D extends Reader = Reader>(build: (db: D) => S): (db: D) => S;
