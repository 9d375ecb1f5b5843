import type { AppRouter } from '@mullion/api/root';
import { type TRPCClient } from '@trpc/client';
import { type Files } from './files.ts';
import { type ServerOptions } from './links.ts';
import { type Lists } from './lists.ts';
import { type Retries } from './retries.ts';
export type { Files } from './files.ts';
export type { ServerOptions } from './links.ts';
export type { Lists } from './lists.ts';
export { MullionError } from './mullion-error.ts';
export type { Retries } from './retries.ts';
/** The procedures of a store by name, its lists row by row, and its files. */
export type Client = TRPCClient<AppRouter> & {
    readonly each: Lists;
    readonly files: Files;
};
export interface ClientOptions extends ServerOptions {
    /** How reads are repeated; writes never are. */
    readonly retries?: Partial<Retries>;
}
/** Creates the typed client of a store, for scripts, tools and pages without React. */
export declare function createClient({ retries, ...server }: ClientOptions): Client;
