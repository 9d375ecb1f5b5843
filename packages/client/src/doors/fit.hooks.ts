import { type ChosenDoor, maxPartsPerFit, type PartFit } from '@mullion/domain/doors/fit/fit'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { trpc } from '../trpc.ts'

type Ask = (input: { door: ChosenDoor; partIds: number[] }) => Promise<PartFit[]>

interface Waiting {
  readonly parts: Map<number, PromiseWithResolvers<PartFit | null>>
}

/** Questions of one moment about one door go together: a page asks about each of its parts. */
const waiting = new Map<string, Waiting>()
const pauseMs = 15

async function send(ask: Ask, door: ChosenDoor, parts: Waiting['parts']): Promise<void> {
  const ids = [...parts.keys()]
  for (let at = 0; at < ids.length; at += maxPartsPerFit) {
    const partIds = ids.slice(at, at + maxPartsPerFit)
    try {
      const found = new Map((await ask({ door, partIds })).map((fit) => [fit.partId, fit]))
      for (const id of partIds) parts.get(id)?.resolve(found.get(id) ?? null)
    } catch (error) {
      for (const id of partIds) parts.get(id)?.reject(error)
    }
  }
}

function askTogether(ask: Ask, door: ChosenDoor, partId: number): Promise<PartFit | null> {
  const key = JSON.stringify(door)
  const together = waiting.get(key) ?? { parts: new Map() }
  if (!waiting.has(key)) {
    waiting.set(key, together)
    setTimeout(() => {
      waiting.delete(key)
      void send(ask, door, together.parts)
    }, pauseMs)
  }
  const answer = together.parts.get(partId) ?? Promise.withResolvers<PartFit | null>()
  together.parts.set(partId, answer)
  return answer.promise
}

const freshForMs = 5 * 60_000

const fitQuery = (ask: Ask, door: ChosenDoor | null, partId: number) =>
  queryOptions({
    queryKey: ['doors', 'fit', door, partId],
    queryFn: () => (door ? askTogether(ask, door, partId) : null),
    enabled: door !== null,
    retry: false,
    staleTime: freshForMs,
  })

/** Queries whether a part fits a door; null for a part that is not sold. Skipped without a door. */
export function useFit(door: ChosenDoor | null, partId: number) {
  const { client } = trpc.useUtils()
  return useQuery(fitQuery(client.doors.fit.query, door, partId))
}

/** Asks whether a part fits a door, or takes the answer that the page shows. */
export function useAskFit(): (door: ChosenDoor, partId: number) => Promise<PartFit | null> {
  const { client } = trpc.useUtils()
  const queryClient = useQueryClient()
  return useCallback(
    (door, partId) => queryClient.fetchQuery(fitQuery(client.doors.fit.query, door, partId)),
    [client, queryClient],
  )
}
