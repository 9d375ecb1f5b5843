import type { Page } from '@mullion/db/page'

export interface NumberedPage {
  /** From 1. */
  readonly page: number
  /** How many a page holds. */
  readonly size: number
  readonly total: number
}

/** Which rows a numbered page stands for, and how it is told apart; there is one page where there is nothing. */
export function pageOf({ page, size, total }: NumberedPage) {
  const rows: Page = { offset: (page - 1) * size, limit: size }
  return { rows, shown: { total, page, pages: Math.max(1, Math.ceil(total / size)) } }
}
