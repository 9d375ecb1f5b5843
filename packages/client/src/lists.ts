import type { AppRouter } from '@mullion/api/root'
import type { TRPCClient } from '@trpc/client'

type Procedures = TRPCClient<AppRouter>
interface ReadOptions {
  readonly signal?: AbortSignal
}
interface Query<Input, Answer> {
  query(input: Input, options?: ReadOptions): Promise<Answer>
}
type RowOf<List> = List extends readonly (infer Row)[] ? Row : never
type Without<Input, Position extends PropertyKey> = Omit<NonNullable<Input>, Position>
type Rows<Input, Position extends PropertyKey, List> = (
  input: Without<Input, Position>,
  options?: ReadOptions,
) => AsyncGenerator<RowOf<List>, void, undefined>

/** Follows a list whose pages are numbered. */
function byPage<Input, Answer extends { readonly pages: number }, Key extends keyof Answer>(
  { query }: Query<Input, Answer>,
  key: Key,
): Rows<Input, 'page', Answer[Key]> {
  return async function* (input, options) {
    for (let page = 1, pages = 1; page <= pages; page++) {
      const answer = await query({ ...input, page } as Input, options)
      yield* answer[key] as RowOf<Answer[Key]>[]
      pages = answer.pages
    }
  }
}

/** Follows a list by the number of rows passed, `limit` at a time. */
function byOffset<Input, Answer, Key extends keyof Answer>(
  { query }: Query<Input, Answer>,
  key: Key,
  limit: number,
): Rows<Input, 'offset' | 'limit', Answer[Key]> {
  return async function* (input, options) {
    for (let offset = 0; ; offset += limit) {
      const rows = (await query({ ...input, offset, limit } as Input, options))[key] as RowOf<Answer[Key]>[]
      yield* rows
      if (rows.length < limit) return
    }
  }
}

/** Follows a list by the place after its last row. */
function byCursor<Input, Answer extends { readonly next: number | null }, Key extends keyof Answer>(
  { query }: Query<Input, Answer>,
  key: Key,
): Rows<Input, 'after', Answer[Key]> {
  return async function* (input, options) {
    for (let after: number | null = 0; after !== null; ) {
      const answer: Answer = await query({ ...input, after } as Input, options)
      yield* answer[key] as RowOf<Answer[Key]>[]
      after = answer.next
    }
  }
}

/** Follows a list by an opaque cursor. */
function byOpaqueCursor<Input, Answer extends { readonly next: string | null }, Key extends keyof Answer>(
  { query }: Query<Input, Answer>,
  key: Key,
): Rows<Input, 'cursor', Answer[Key]> {
  return async function* (input, options) {
    for (let cursor: string | undefined | null; cursor !== null; ) {
      const answer: Answer = await query({ ...input, cursor } as Input, options)
      yield* answer[key] as RowOf<Answer[Key]>[]
      cursor = answer.next
    }
  }
}

interface FeedPage {
  readonly next: string
  readonly more: boolean
}

/**
 * Follows a feed from a cursor to what is there now. Each page says where the next run begins: store its `next` once
 * its changes are dealt with.
 */
function feed<Input extends { readonly after?: string | undefined }, Page extends FeedPage>({
  query,
}: Query<Input, Page>) {
  return async function* (input: Input, options?: ReadOptions): AsyncGenerator<Page, void, undefined> {
    for (let { after } = input, more = true; more; ) {
      const page = await query({ ...input, after }, options)
      yield page
      after = page.next
      more = page.more
    }
  }
}

/** Returns the lists of a store as async iterators; a page is fetched when its first row is wanted. */
export function listsOf({ accounts, admin, catalog, checkout, doors, orders }: Procedures) {
  return {
    /** Parts found by a text. */
    foundParts: byOffset(catalog.search, 'parts', 200),
    /** All parts, or those that filters leave. */
    parts: byOffset(catalog.browse, 'parts', 200),
    orders: byPage(orders.list, 'orders'),
    /** Orders, and what happened to them since a cursor, page by page in the order of commits. */
    orderChanges: feed(orders.changed),
    /** Parts, and what happened to them since a cursor, page by page in the order of commits. */
    partChanges: feed(catalog.changed),
    /** Orders not yet sent to accounting. */
    pendingOrders: byPage(orders.exports.pending, 'rows'),
    /** Order files for accounting. */
    orderFiles: byPage(orders.exports.files, 'rows'),
    /** Users of a company. */
    users: byPage(accounts.users.list, 'users'),
    /** Companies found by a text. */
    companies: byPage(admin.companies.search, 'companies'),
    /** The audit log, newest first. */
    auditEntries: byOpaqueCursor(admin.auditLog.list, 'entries'),
    /** What differed between payments and the gateway, newest day first. */
    paymentDifferences: byPage(checkout.payments.differences, 'rows'),
    savedDoors: byOffset(doors.saved.list, 'doors', 50),
    imports: byPage(admin.imports.list, 'rows'),
    importChanges: byPage(admin.imports.changes, 'rows'),
    importProblems: byCursor(admin.imports.allProblems, 'problems'),
    /** What an undo left as it was. */
    importRefusals: byPage(admin.imports.refusals, 'rows'),
  }
}

export type Lists = ReturnType<typeof listsOf>
