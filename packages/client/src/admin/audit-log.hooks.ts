import type { AuditFilter } from '@mullion/domain/security/audit-log'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/** Queries the audit log, newest first, a page at a time. */
export function useAuditLog(filter: Partial<AuditFilter>) {
  return trpc.admin.auditLog.list.useInfiniteQuery(filter, {
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** Returns the matching entries as a CSV file. */
export function useExportAuditLog() {
  return trpc.admin.auditLog.export.useMutation()
}
