import type { Page } from '@mullion/db/page'
import { type ListInput, type ListPage, listPageSize } from '@mullion/domain/list-input'

export interface NumberedPage {
  /** From 1. */
  readonly page: number
  readonly size: number
  readonly total: number
}

/** Returns the row range of a numbered page, and its page count; an empty list has one page. */
export function pageOf({ page, size, total }: NumberedPage) {
  const rows: Page = { offset: (page - 1) * size, limit: size }
  return { rows, shown: { total, page, pages: Math.max(1, Math.ceil(total / size)) } }
}

export async function listPage<Input extends ListInput<string>, Row>(
  input: Input,
  load: (listing: Input & Page) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>,
): Promise<ListPage<Row>> {
  const { page } = input
  const { rows } = pageOf({ page, size: listPageSize, total: 0 })
  const found = await load({ ...input, ...rows })
  return { rows: found.rows, ...pageOf({ page, size: listPageSize, total: found.total }).shown }
}
