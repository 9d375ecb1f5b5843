import { type ImportKind, isAtWork } from '@mullion/domain/admin/import'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { trpc } from '../trpc.ts'

const pollMs = 700
const rowsPerFetch = 500

/** The newest imports; asked for again and again while one is at work. */
export function useImports() {
  return trpc.admin.imports.list.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.imports.some(isAtWork) ? pollMs : false),
  })
}

/** Asks for the list of imports anew, once a file was sent or refused. */
export function useRefreshImports() {
  const { admin } = trpc.useUtils()
  return () => admin.imports.list.invalidate()
}

/** Where an import stands, followed while it is at work; what it changed is asked for anew once it has ended. */
export function useImport(importId: number) {
  const { admin, catalog, doors } = trpc.useUtils()
  const query = trpc.admin.imports.details.useQuery(
    { importId },
    { staleTime: 0, refetchInterval: ({ state: { data } }) => (data && isAtWork(data) ? pollMs : false) },
  )
  const state = query.data?.state
  const before = useRef(state)
  useEffect(() => {
    const moved = before.current !== undefined && before.current !== state
    before.current = state
    if (!moved) return
    void admin.imports.list.invalidate()
    void admin.imports.changes.invalidate()
    void admin.parts.invalidate()
    void catalog.invalidate()
    void doors.invalidate()
  }, [state, admin, catalog, doors])
  return query
}

interface SeqPage {
  readonly importId: number
  /** The first page is 1. */
  readonly page: number
  readonly limit: number
}

const seqPage = ({ importId, page, limit }: SeqPage) => ({ importId, after: (page - 1) * limit, limit })

/** A page of what an import changes, in the order of its file. */
export function useImportChanges(page: SeqPage) {
  return trpc.admin.imports.changes.useQuery(seqPage(page), { placeholderData: keepPreviousData })
}

/** A page of what is wrong with the rows of a file. */
export function useImportProblems(page: SeqPage) {
  return trpc.admin.imports.problems.useQuery(seqPage(page), { placeholderData: keepPreviousData })
}

/** The first records that an undo left as they were. */
export function useImportRefusals(importId: number) {
  return trpc.admin.imports.refusals.useQuery({ importId, limit: rowsPerFetch }, { staleTime: 0 })
}

/** Fetches everything that is wrong with the rows of a file. */
export function useReadImportProblems() {
  const { client } = trpc.useUtils()
  return async (importId: number) => {
    const found: Awaited<ReturnType<typeof client.admin.imports.problems.query>>['problems'] = []
    for (let after: number | null = 0; after !== null; ) {
      const page: Awaited<ReturnType<typeof client.admin.imports.problems.query>> =
        await client.admin.imports.problems.query({ importId, after, limit: rowsPerFetch })
      found.push(...page.problems)
      after = page.next
    }
    return found
  }
}

/** Begins to apply an import; its state says how it goes on. */
export function useConfirmImport() {
  const { admin } = trpc.useUtils()
  return trpc.admin.imports.confirm.useMutation({
    onSuccess: (begun) => admin.imports.details.setData({ importId: begun.id }, begun),
    onError: () => admin.imports.details.invalidate(),
  })
}

/** Begins to take back the import applied last. */
export function useUndoImport() {
  const { admin } = trpc.useUtils()
  return trpc.admin.imports.undo.useMutation({
    onSuccess: (begun) => admin.imports.details.setData({ importId: begun.id }, begun),
    onError: () => admin.imports.invalidate(),
  })
}

/** Forgets an import that was not applied. */
export function useDiscardImport() {
  const { admin } = trpc.useUtils()
  return trpc.admin.imports.discard.useMutation({ onSuccess: () => admin.imports.list.invalidate() })
}

/** Where the catalog or the door register is downloaded as CSV. */
export const exportUrl = (kind: ImportKind): string => `/api/exports/${kind}`
