import type { Viewer } from '@mullion/domain/accounts/session'
import { hashKey, type QueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { readError } from '../read-error.ts'
import { trpc } from '../trpc.ts'

/** Whoever is signed in: null for a guest, undefined while the server has not said. */
export type KnownViewer = Viewer | null | undefined

const sessionKey = getQueryKey(trpc.accounts.session)
const viewerKey = getQueryKey(trpc.accounts.session.viewer, undefined, 'query')
const viewerHash = hashKey(viewerKey)

/** Refusals that say that the page is wrong about who is signed in, or about what they have to do first. */
const outdated: ReadonlySet<string> = new Set([
  'accounts.sign_in_needed',
  'accounts.change_password',
  'accounts.set_up_second_factor',
])

/** Who the page believes to be signed in. */
export function knownViewer(queryClient: QueryClient): KnownViewer {
  return queryClient.getQueryData<Viewer | null>(viewerKey)
}

/** Everything that the server's answers depend on: the person, what they may do, and whom they buy for. */
function identityOf(viewer: KnownViewer): string {
  if (!viewer) return 'guest'
  const { user, duty } = viewer
  return [user.id, user.role, user.company.id, duty].join(':')
}

/** Drops all that was answered to another user or for another company; what is in sight is asked again. */
export function forgetAnswers(queryClient: QueryClient): void {
  void queryClient.resetQueries({ predicate: (query) => query.queryHash !== viewerHash })
}

/** Says who is signed in from now on; an older question about it no longer counts. */
export async function setViewer(queryClient: QueryClient, viewer: Viewer | null): Promise<void> {
  await queryClient.cancelQueries({ queryKey: viewerKey })
  const unknown = knownViewer(queryClient) === undefined
  queryClient.setQueryData(viewerKey, viewer)
  if (unknown) forgetAnswers(queryClient)
}

/** Asks the server again who is signed in, and with which browsers. */
export async function askSessionAgain(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: sessionKey })
}

/** Asks again when a refusal shows that the page is wrong about who is signed in. */
export function noteRefusal(queryClient: QueryClient, error: unknown): void {
  if (knownViewer(queryClient) && outdated.has(readError(error).code)) void askSessionAgain(queryClient)
}

/**
 * Follows who is signed in: on a change, all answers to the one before are dropped and `onChange` is told.
 * Returns how to stop.
 */
export function followViewer(
  queryClient: QueryClient,
  onChange: (now: Viewer | null, before: KnownViewer) => void,
): () => void {
  let before = knownViewer(queryClient)
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== viewerHash) return
    const now = knownViewer(queryClient)
    if (now === undefined) return
    const was = before
    before = now
    if (was !== undefined && identityOf(was) === identityOf(now)) return
    if (was !== undefined) forgetAnswers(queryClient)
    onChange(now, was)
  })
}
