import { useQuery } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

type Answer = Promise<{ verified: boolean }>

/** A link works once: its answer outlives the query cache, which is emptied when somebody signs in. */
const answers = new Map<string, Answer>()

function askOnce(token: string, ask: () => Answer): Answer {
  const answer = answers.get(token) ?? ask()
  answers.set(token, answer)
  answer.catch(() => answers.delete(token))
  return answer
}

/** Whether the link of an account request was good; a line that was down may be tried again with `refetch`. */
export function useRequestVerification(token: string) {
  const { client } = trpc.useUtils()
  return useQuery({
    queryKey: ['accounts', 'requests', 'verify', token],
    queryFn: () => askOnce(token, () => client.accounts.requests.verify.mutate({ token })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

/** Mails the link of an account request once more. */
export function useResendRequest() {
  return trpc.accounts.requests.resend.useMutation()
}

/** The verified requests that wait for staff, the longest waiting first. */
export function usePendingRequests() {
  return trpc.admin.requests.pending.useQuery(undefined, { staleTime: 0 })
}

/** Takes a request off the list; done once the list is without it. */
export function useRemoveRequest() {
  const { pending } = trpc.useUtils().admin.requests
  return trpc.admin.requests.remove.useMutation({ onSettled: () => pending.invalidate() })
}

/** Where a document of a request is downloaded. */
export function requestFileUrl(fileId: number): string {
  return `/api/dealer-requests/files/${fileId}`
}
