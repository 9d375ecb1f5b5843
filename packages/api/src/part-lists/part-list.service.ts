import { listPartsById } from '@mullion/db/catalog/catalog.repository'
import type { Database, Reader, Writer } from '@mullion/db/database'
import {
  countListsOfOwner,
  countSharedLists,
  createListChange,
  createPartList,
  findPartList,
  type ListWithPeople,
  listListChanges,
  listPartLists,
  type PartListRow,
  type PartListUpdate,
  removeDeletedLists,
  updatePartList,
} from '@mullion/db/part-lists/part-list.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import {
  addLines,
  emptyContent,
  type ListContent,
  lineChanges,
  replaceLines,
} from '@mullion/domain/part-lists/list-lines'
import {
  type AddListLinesInput,
  type CreateListInput,
  type DescribeListInput,
  type DuplicateListInput,
  deletedListDays,
  type ListChange,
  listFull,
  listMissing,
  listPartsUnknown,
  listStale,
  listTooLarge,
  maxListBytes,
  maxListsOfPerson,
  maxSharedListsOfCompany,
  notOwnList,
  type PartList,
  type PartListSummary,
  type SaveListLinesInput,
  tooManyLists,
  tooManySharedLists,
} from '@mullion/domain/part-lists/part-list'
import type { Clock } from '../clock.ts'
import { mayDelete, personName, viewLines, viewSummary } from './list-view.ts'

export interface PartListDeps {
  readonly db: Database
  readonly clock: Clock
}

type FoundList = ListWithPeople<PartListRow>

/** What a change makes of a list, and its sentences for the history; null if nothing changes. */
type Change = { readonly update: PartListUpdate; readonly changes: readonly string[] } | null

interface Edit {
  readonly listId: number
  /** The version that the change was made to; undefined if it suits any. */
  readonly version?: number
  readonly deleted?: boolean
  readonly decide: (tx: Writer, list: PartListRow) => Promise<Change> | Change
}

interface NewList {
  readonly name: string
  readonly shared: boolean
  readonly content: ListContent
  /** The first sentence of its history. */
  readonly note: string
}

const dayMs = 86_400_000
/** Changes that suit any version are repeated when another one was faster. */
const attempts = 5

function stored({ lines, nextLineId }: ListContent) {
  if (Buffer.byteLength(JSON.stringify(lines)) > maxListBytes) throw listTooLarge()
  return { lines, nextLineId, lineCount: lines.length }
}

/** Returns the numbers of parts, by id; throws `invalid` if there is no such part. */
async function numbersOf(tx: Reader, ids: readonly number[]): Promise<(partId: number) => string> {
  const wanted = [...new Set(ids)]
  const numbers = new Map((await listPartsById(tx, wanted)).map(({ id, number }) => [id, number]))
  return (partId) => numbers.get(partId) ?? `part ${partId}`
}

async function assertKnownParts(tx: Reader, lines: readonly { readonly partId: number }[]): Promise<void> {
  const wanted = [...new Set(lines.map(({ partId }) => partId))]
  const known = new Set((await listPartsById(tx, wanted)).map(({ id }) => id))
  const unknown = wanted.filter((id) => !known.has(id))
  if (unknown.length > 0) throw listPartsUnknown(unknown)
}

/** Named lists of parts. Other people's lists are invisible unless they share them with the company. */
export function createPartListService({ db, clock }: PartListDeps) {
  async function found(
    tx: Reader,
    { companyId, userId }: Member,
    id: number,
    deleted = false,
  ): Promise<FoundList> {
    const row = await findPartList(tx, { companyId, userId, id })
    if (!row || (row.list.removedAt !== null) !== deleted) throw listMissing()
    return row
  }

  async function view(tx: Reader, actor: Member, row: FoundList): Promise<PartList> {
    return { ...viewSummary(actor, row), lines: await viewLines(tx, actor, row.list.lines) }
  }

  const byId = async (tx: Reader, actor: Member, id: number) => view(tx, actor, await found(tx, actor, id))

  async function assertRoom(tx: Writer, actor: Member, shared: boolean): Promise<void> {
    // Two saves at the same moment may exceed the limit by one, which is harmless.
    if ((await countListsOfOwner(tx, actor.userId)) >= maxListsOfPerson) throw tooManyLists()
    if (shared) await assertShareable(tx, actor)
  }

  async function assertShareable(tx: Writer, { companyId }: Member): Promise<void> {
    if ((await countSharedLists(tx, companyId)) >= maxSharedListsOfCompany) throw tooManySharedLists()
  }

  function stale({ list, changedBy }: FoundList) {
    return listStale(personName(changedBy), list.changedAt.toISOString())
  }

  /** Changes a list once; null if another change was faster. */
  function attempt(actor: Member, { listId, version, deleted, decide }: Edit): Promise<true | null> {
    return db.transaction(async (tx) => {
      const row = await found(tx, actor, listId, deleted)
      const { list } = row
      if (version !== undefined && version !== list.version) throw stale(row)
      const change = await decide(tx, list)
      if (!change) return true
      const now = clock()
      const by = { changedAt: now, changedById: actor.userId }
      if (!(await updatePartList(tx, list, { ...change.update, ...by }))) return null
      const { changes } = change
      await createListChange(tx, { listId, userId: actor.userId, changedAt: now, changes })
      return true
    })
  }

  async function edit(actor: Member, change: Edit): Promise<void> {
    for (let left = attempts; left > 0; left -= 1) if (await attempt(actor, change)) return
    throw stale(await found(db.read, actor, change.listId, change.deleted))
  }

  async function editLines(
    actor: Member,
    { listId, version }: Pick<Edit, 'listId' | 'version'>,
    lines: readonly { readonly partId: number }[],
    change: (content: ListContent) => ListContent,
  ): Promise<PartList> {
    await assertKnownParts(db.read, lines)
    await edit(actor, {
      ...{ listId, version },
      decide: async (tx, list) => {
        const content = change(list)
        const ids = [...list.lines, ...content.lines].map(({ partId }) => partId)
        const changes = lineChanges(list.lines, content.lines, await numbersOf(tx, ids))
        return changes.length === 0 ? null : { update: stored(content), changes }
      },
    })
    return byId(db.read, actor, listId)
  }

  async function create(actor: Member, { name, shared, content, note }: NewList): Promise<PartList> {
    const { companyId, userId } = actor
    const now = clock()
    const id = await db.transaction(async (tx) => {
      await assertRoom(tx, actor, shared)
      const listId = await createPartList(tx, {
        ...{ companyId, ownerId: userId, shared, name, ...stored(content) },
        ...{ version: 1, createdAt: now, changedAt: now, changedById: userId, removedAt: null },
      })
      await createListChange(tx, { listId, userId, changedAt: now, changes: [note] })
      return listId
    })
    return byId(db.read, actor, id)
  }

  return {
    /** Returns the actor's lists and those shared in their company, by name. */
    async list(actor: Member): Promise<PartListSummary[]> {
      return (await listPartLists(db.read, actor)).map((row) => viewSummary(actor, row))
    },

    /** Returns a list with its parts as they are today; throws `missing` if the actor sees no such list. */
    byId: (actor: Member, listId: number): Promise<PartList> => byId(db.read, actor, listId),

    async history(actor: Member, listId: number): Promise<ListChange[]> {
      await found(db.read, actor, listId)
      const changes = await listListChanges(db.read, listId)
      return changes.map(({ changedAt, by, changes: what }) => ({
        ...{ at: changedAt.toISOString(), by: personName(by), changes: what },
      }))
    },

    /** Creates a list; throws `blocked` when there are too many, `invalid` for parts that do not exist. */
    async create(actor: Member, { name, shared, lines }: CreateListInput): Promise<PartList> {
      await assertKnownParts(db.read, lines)
      const content = addLines(emptyContent, lines)
      if (!content) throw listFull()
      return create(actor, { name, shared, content, note: 'Created the list.' })
    },

    /** Copies a list, with its lines, as one of the actor's own that nobody else sees. */
    async duplicate(actor: Member, { listId, name }: DuplicateListInput): Promise<PartList> {
      const { list } = await found(db.read, actor, listId)
      return create(actor, { name, shared: false, content: list, note: `Copied from “${list.name}”.` })
    },

    /** Renames a list, or changes who sees it, which only its owner may. Throws `conflict` if it was changed since. */
    async describe(actor: Member, { listId, version, name, shared }: DescribeListInput): Promise<PartList> {
      await edit(actor, {
        ...{ listId, version },
        decide: async (tx, list) => {
          if (shared !== list.shared && list.ownerId !== actor.userId) throw notOwnList()
          if (shared && !list.shared) await assertShareable(tx, actor)
          const changes = [
            ...(name === list.name ? [] : [`Renamed the list from “${list.name}” to “${name}”.`]),
            ...(shared === list.shared ? [] : [shared ? 'Shared the list.' : 'Stopped sharing the list.']),
          ]
          return changes.length === 0 ? null : { update: { name, shared }, changes }
        },
      })
      return byId(db.read, actor, listId)
    },

    /** Replaces the lines of a list. Throws `conflict` if someone changed it since, and then saves nothing. */
    saveLines: (actor: Member, { listId, version, lines }: SaveListLinesInput): Promise<PartList> =>
      editLines(actor, { listId, version }, lines, (content) => replaceLines(content, lines)),

    /** Adds lines to a list, whatever its version. Throws `blocked` if they do not all fit. */
    addLines: (actor: Member, { listId, lines }: AddListLinesInput): Promise<PartList> =>
      editLines(actor, { listId }, lines, (content) => {
        const more = addLines(content, lines)
        if (!more) throw listFull()
        return more
      }),

    /** Deletes a list; it can be restored for some days. Only its owner and administrators of the company may. */
    async remove(actor: Member, listId: number): Promise<void> {
      await edit(actor, {
        listId,
        decide: (_, list) => {
          if (!mayDelete(actor, list.ownerId)) throw notOwnList()
          return { update: { removedAt: clock() }, changes: ['Deleted the list.'] }
        },
      })
    },

    /** Brings a deleted list back as it was. */
    async restore(actor: Member, listId: number): Promise<PartList> {
      await edit(actor, {
        ...{ listId, deleted: true },
        decide: async (tx, list) => {
          if (!mayDelete(actor, list.ownerId)) throw notOwnList()
          if (list.ownerId === actor.userId) await assertRoom(tx, actor, list.shared)
          else await assertShareable(tx, actor)
          return { update: { removedAt: null }, changes: ['Restored the list.'] }
        },
      })
      return byId(db.read, actor, listId)
    },

    async deleteExpired(): Promise<void> {
      const before = new Date(clock().getTime() - deletedListDays * dayMs)
      await db.transaction((tx) => removeDeletedLists(tx, before))
    },
  }
}
