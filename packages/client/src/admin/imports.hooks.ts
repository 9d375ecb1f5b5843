import { type ImportKind, isAtWork } from '@mullion/domain/admin/import'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { trpc } from '../trpc.ts'

const pollMs = 700
const rowsPerFetch = 500

/** Queries the newest imports; polls while one is running. */
export function useImports() {
  return trpc.admin.imports.list.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.imports.some(isAtWork) ? pollMs : false),
  })
}

/** Refetches the list of imports after a file was uploaded or refused. */
export function useRefreshImports() {
  const { admin } = trpc.useUtils()
  return () => admin.imports.list.invalidate()
}

/** Queries an import, polling while it is running; once it has ended, refetches the data it changed. */
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
  /** From 1. */
  readonly page: number
  readonly limit: number
}

const seqPage = ({ importId, page, limit }: SeqPage) => ({ importId, after: (page - 1) * limit, limit })

/** Queries a page of an import's changes, in file order. */
export function useImportChanges(page: SeqPage) {
  return trpc.admin.imports.changes.useQuery(seqPage(page), { placeholderData: keepPreviousData })
}

/** Queries a page of the problems found in a file. */
export function useImportProblems(page: SeqPage) {
  return trpc.admin.imports.problems.useQuery(seqPage(page), { placeholderData: keepPreviousData })
}

/** Queries the first records that an undo left as they were. */
export function useImportRefusals(importId: number) {
  return trpc.admin.imports.refusals.useQuery({ importId, limit: rowsPerFetch }, { staleTime: 0 })
}

/** Fetches all problems found in a file. */
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

/** Starts applying an import; follow its state for progress. */
export function useConfirmImport() {
  const { admin } = trpc.useUtils()
  return trpc.admin.imports.confirm.useMutation({
    onSuccess: (begun) => admin.imports.details.setData({ importId: begun.id }, begun),
    onError: () => admin.imports.details.invalidate(),
  })
}

/** Starts undoing the import applied last. */
export function useUndoImport() {
  const { admin } = trpc.useUtils()
  return trpc.admin.imports.undo.useMutation({
    onSuccess: (begun) => admin.imports.details.setData({ importId: begun.id }, begun),
    onError: () => admin.imports.invalidate(),
  })
}

/** Deletes an import that was not applied. */
export function useDiscardImport() {
  const { admin } = trpc.useUtils()
  return trpc.admin.imports.discard.useMutation({ onSuccess: () => admin.imports.list.invalidate() })
}

/** Returns the CSV download URL of the catalog or the door register. */
export const exportUrl = (kind: ImportKind): string => `/api/exports/${kind}`
