import type { Viewer } from '@mullion/domain/accounts/session';
import { type QueryClient } from '@tanstack/react-query';
/** The signed-in user: null for a guest, undefined until the server has answered. */
export type KnownViewer = Viewer | null | undefined;
/** Returns the viewer in the cache. */
export declare function knownViewer(queryClient: QueryClient): KnownViewer;
/** Returns who the page believes is signed in, as sent with its calls; null until the server has answered. */
export declare function believedUser(queryClient: QueryClient): string | null;
/** Asks the server who is signed in, unless it is being asked already. */
export declare function checkSession(queryClient: QueryClient): void;
/** Drops all answers that belong to another user or company, and refetches the visible ones. */
export declare function resetUserQueries(queryClient: QueryClient): void;
/** Sets the viewer; an older viewer query still running is canceled. */
export declare function setViewer(queryClient: QueryClient, viewer: Viewer | null): Promise<void>;
/** Refetches the viewer and their list of devices. */
export declare function refetchSession(queryClient: QueryClient): Promise<void>;
/** Refetches the session when an error shows that the page is wrong about who is signed in. */
export declare function handleSessionError(queryClient: QueryClient, error: unknown): void;
/**
 * Watches the viewer: on a change, drops all answers that belong to the previous one and calls `onChange`. A user who
 * was signed out stays the viewer until someone signs in. Returns a function that stops watching.
 */
export declare function followViewer(queryClient: QueryClient, onChange: (now: Viewer | null, before: KnownViewer) => void): () => void;
