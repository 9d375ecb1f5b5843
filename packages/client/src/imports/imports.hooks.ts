import {
  type ImportChangesInput,
  type ImportKind,
  type ImportListInput,
  type ImportProblemsInput,
  isAtWork,
} from '@mullion/domain/imports/import'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { trpc } from '../trpc.ts'

const pollMs = 700
const rowsPerFetch = 500

/** Queries a page of the imports; polls while one of them is running. */
export function useImports(input: ImportListInput) {
  const { admin } = trpc.useUtils()
  const query = trpc.admin.imports.list.useQuery(input, {
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.rows.some(isAtWork) ? pollMs : false),
  })
  const working = query.data?.rows.some(isAtWork) ?? false
  const wasWorking = useRef(working)
  useEffect(() => {
    if (wasWorking.current && !working) void admin.imports.undoable.invalidate()
    wasWorking.current = working
  }, [working, admin])
  return query
}

export function useUndoableImport() {
  return trpc.admin.imports.undoable.useQuery(undefined, { staleTime: 0 })
}

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
    void admin.imports.undoable.invalidate()
    void admin.imports.changes.invalidate()
    void admin.parts.invalidate()
    void catalog.invalidate()
    void doors.invalidate()
  }, [state, admin, catalog, doors])
  return query
}

export function useImportChanges(input: ImportChangesInput) {
  return trpc.admin.imports.changes.useQuery(input, { placeholderData: keepPreviousData })
}

export function useImportProblems(input: ImportProblemsInput) {
  return trpc.admin.imports.problems.useQuery(input, { placeholderData: keepPreviousData })
}

export function useImportRefusals(input: ImportChangesInput) {
  return trpc.admin.imports.refusals.useQuery(input, { staleTime: 0, placeholderData: keepPreviousData })
}

export function useReadImportProblems() {
  const { client } = trpc.useUtils()
  return async (importId: number) => {
    const found: Awaited<ReturnType<typeof client.admin.imports.allProblems.query>>['problems'] = []
    for (let after: number | null = 0; after !== null; ) {
      const page: Awaited<ReturnType<typeof client.admin.imports.allProblems.query>> =
        await client.admin.imports.allProblems.query({ importId, after, limit: rowsPerFetch })
      found.push(...page.problems)
      after = page.next
    }
    return found
  }
}

export function useConfirmImport() {
  const { admin } = trpc.useUtils()
  return trpc.admin.imports.confirm.useMutation({
    onSuccess: (started) => admin.imports.details.setData({ importId: started.id }, started),
    onError: () => admin.imports.details.invalidate(),
  })
}

export function useUndoImport() {
  const { admin } = trpc.useUtils()
  return trpc.admin.imports.undo.useMutation({
    onSuccess: (started) => admin.imports.details.setData({ importId: started.id }, started),
    onError: () => admin.imports.invalidate(),
  })
}

export function useDiscardImport() {
  const { admin } = trpc.useUtils()
  return trpc.admin.imports.discard.useMutation({ onSuccess: () => admin.imports.list.invalidate() })
}

/** Returns the CSV download URL of the catalog or the door register. */
export const exportUrl = (kind: ImportKind): string => `/api/exports/${kind}`
