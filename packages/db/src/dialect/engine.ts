/**
 * The engine of this process, read once from the scheme of DATABASE_URL, because tables are built when modules load.
 */
export const engine: 'postgres' | 'sqlite' = /^(postgres(ql)?|pglite):/.test(process.env.DATABASE_URL ?? '')
  ? 'postgres'
  : 'sqlite'
