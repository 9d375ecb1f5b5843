import type { AppRouter } from '@mullion/api/root';
import { type TRPCLink } from '@trpc/client';
/** A store's server, and how calls are sent to it. */
export interface ServerOptions {
    /** Base URL of the store, such as `https://parts.example`; empty for the page's own. */
    readonly url: string;
    readonly fetch?: typeof fetch;
    /** API token; without one, a browser is known by its cookies. */
    readonly token?: string;
    /** Id of the internal company staff order for in this tab; null or omitted for none. */
    readonly actingFor?: () => number | null;
    /**
     * Who the page believes is signed in (`believedUser`). The server refuses calls when someone else is, or nobody. Null
     * or omitted to be answered as whoever is signed in.
     */
    readonly signedInAs?: () => string | null;
    /** Called for every failed call. */
    readonly onFailure?: (error: unknown) => void;
}
/** Returns the headers that say who is calling. */
export declare function callerHeaders({ token, actingFor, signedInAs }: ServerOptions): Record<string, string>;
/** Returns a path's URL on a server. */
export declare function urlOn({ url }: Pick<ServerOptions, 'url'>, path: string): string;
/** Returns the links for calls; calls made at the same moment share one request. */
export declare function linksTo(server: ServerOptions): TRPCLink<AppRouter>[];
