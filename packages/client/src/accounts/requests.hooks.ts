import { useQuery } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

type Answer = Promise<{ verified: boolean }>

/** A link works once, so its answer must outlive the query cache, which is cleared on sign-in. */
const answers = new Map<string, Answer>()

function askOnce(token: string, ask: () => Answer): Answer {
  const answer = answers.get(token) ?? ask()
  answers.set(token, answer)
  answer.catch(() => answers.delete(token))
  return answer
}

/** Verifies the link of an account request; call `refetch` to retry after a lost connection. */
export function useRequestVerification(token: string) {
  const { client } = trpc.useUtils()
  return useQuery({
    queryKey: ['accounts', 'requests', 'verify', token],
    queryFn: () => askOnce(token, () => client.accounts.requests.verify.mutate({ token })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

export function useResendRequest() {
  return trpc.accounts.requests.resend.useMutation()
}
