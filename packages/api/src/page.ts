import type { Page } from '@mullion/db/page'

export interface NumberedPage {
  /** From 1. */
  readonly page: number
  /** Rows per page. */
  readonly size: number
  readonly total: number
}

/** Returns the row range of a numbered page, and its page count; an empty list has one page. */
export function pageOf({ page, size, total }: NumberedPage) {
  const rows: Page = { offset: (page - 1) * size, limit: size }
  return { rows, shown: { total, page, pages: Math.max(1, Math.ceil(total / size)) } }
}
