/**
 * The engine of this process, read once from the scheme of DATABASE_URL, because tables are built when modules load.
 */
export declare const engine: 'postgres' | 'sqlite';
