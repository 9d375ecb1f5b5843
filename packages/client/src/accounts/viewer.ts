import type { Viewer } from '@mullion/domain/accounts/session'
import { hashKey, type QueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { isSignedOut, readError } from '../read-error.ts'
import { trpc } from '../trpc.ts'

/** The signed-in user: null for a guest, undefined until the server has answered. */
export type KnownViewer = Viewer | null | undefined

const sessionKey = getQueryKey(trpc.accounts.session)
const viewerKey = getQueryKey(trpc.accounts.session.viewer, undefined, 'query')
const viewerHash = hashKey(viewerKey)

/** Error codes that mean the page is wrong about who is signed in, or about their required action. */
const outdated: ReadonlySet<string> = new Set([
  'accounts.sign_in_needed',
  'accounts.change_password',
  'accounts.set_up_second_factor',
])

export function knownViewer(queryClient: QueryClient): KnownViewer {
  return queryClient.getQueryData<Viewer | null>(viewerKey)
}

/** Returns who the page believes is signed in, as sent with its calls; null until the server has answered. */
export function believedUser(queryClient: QueryClient): string | null {
  const viewer = knownViewer(queryClient)
  if (viewer === undefined) return null
  return viewer === null ? 'guest' : String(viewer.user.id)
}

export function checkSession(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: viewerKey }, { cancelRefetch: false })
}

/** Everything the server's answers depend on: the user, their permissions, and the company they buy for. */
function identityOf(viewer: KnownViewer): string {
  if (!viewer) return 'guest'
  const { user, requiredAction } = viewer
  return [user.id, user.role, user.company.id, requiredAction].join(':')
}

/** Drops all answers that belong to another user or company, and refetches the visible ones. */
export function resetUserQueries(queryClient: QueryClient): void {
  void queryClient.resetQueries({ predicate: (query) => query.queryHash !== viewerHash })
}

/** Sets the viewer; an older viewer query still running is canceled. */
export async function setViewer(queryClient: QueryClient, viewer: Viewer | null): Promise<void> {
  await queryClient.cancelQueries({ queryKey: viewerKey })
  const unknown = knownViewer(queryClient) === undefined
  queryClient.setQueryData(viewerKey, viewer)
  if (unknown) resetUserQueries(queryClient)
}

export async function refetchSession(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: sessionKey })
}

/** Refetches the session when an error shows that the page is wrong about who is signed in. */
export function handleSessionError(queryClient: QueryClient, error: unknown): void {
  if (isSignedOut(error)) {
    if (!isSignedOut(queryClient.getQueryState(viewerKey)?.error)) checkSession(queryClient)
    return
  }
  if (knownViewer(queryClient) && outdated.has(readError(error).code)) void refetchSession(queryClient)
}

/** Repeats the queries that were refused while the user was signed out. */
function retryRefused(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ predicate: ({ state }) => isSignedOut(state.error) })
}

/**
 * Watches the viewer: on a change, drops all answers that belong to the previous one and calls `onChange`. A user who
 * was signed out stays the viewer until someone signs in. Returns a function that stops watching.
 */
export function followViewer(
  queryClient: QueryClient,
  onChange: (now: Viewer | null, before: KnownViewer) => void,
): () => void {
  let before = knownViewer(queryClient)
  let lost = false
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== viewerHash) return
    const now = knownViewer(queryClient)
    if (now === undefined) return
    const was = before
    const wasLost = lost
    before = now
    lost = isSignedOut(query.state.error)
    if (was !== undefined && identityOf(was) === identityOf(now)) {
      if (wasLost && !lost) retryRefused(queryClient)
      return
    }
    if (was !== undefined) resetUserQueries(queryClient)
    onChange(now, was)
  })
}
