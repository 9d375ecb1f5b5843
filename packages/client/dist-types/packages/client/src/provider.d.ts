import { type QueryClient } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { type ServerOptions } from './links.ts';
export interface ClientProviderProps {
    readonly server: ServerOptions;
    readonly queryClient: QueryClient;
    /** True for server rendering: queries start while the page renders. */
    readonly queriesWhileRendering?: boolean;
    readonly children: ReactNode;
}
/** Provides the procedures and the query cache to all hooks below it. */
export declare function ClientProvider(props: ClientProviderProps): import("react").JSX.Element;
