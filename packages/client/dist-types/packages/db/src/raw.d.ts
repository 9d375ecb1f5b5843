import type { SQL } from 'drizzle-orm';
import type { Writer } from './database.ts';
/** Runs raw SQL that drizzle cannot express, such as on the text index. */
export declare function run(tx: Writer, query: SQL): Promise<void>;
