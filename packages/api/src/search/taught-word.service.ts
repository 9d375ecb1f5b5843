import { findPerson } from '@mullion/db/accounts/user.repository'
import { lockCatalog } from '@mullion/db/catalog/catalog.repository'
import { isOtherNumber } from '@mullion/db/catalog/other-number.repository'
import type { Database, Reader } from '@mullion/db/database'
import { beginsNumber, hasWholeWords } from '@mullion/db/search/search.repository'
import {
  createTaughtWord,
  listSearchesWith,
  listTaughtWords,
  removeTaughtWord,
  type TaughtWordRow,
} from '@mullion/db/search/taught-word.repository'
import type { Member } from '@mullion/domain/accounts/actor'
import { insightDays } from '@mullion/domain/admin/insight'
import { numberKey } from '@mullion/domain/catalog/part-number'
import { parseQuery } from '@mullion/domain/search/query'
import { minSearchLength } from '@mullion/domain/search/search-input'
import { stopWords } from '@mullion/domain/search/synonyms'
import {
  type ChangedSearch,
  maxTaughtWords,
  type TaughtPreview,
  type TaughtWord,
  type TaughtWordInput,
  taughtMeaningFindsNothing,
  taughtWordIsCatalog,
  taughtWordIsNumber,
  taughtWordLoops,
  taughtWordMissing,
  taughtWordSaysNothing,
  taughtWordsFull,
  taughtWordTaken,
} from '@mullion/domain/search/taught-word-input'
import { asTaught, compileTaught, taughtKey, taughtLoop } from '@mullion/domain/search/taught-words'
import { tokenize } from '@mullion/domain/search/tokenizer'
import type { AuditAction } from '@mullion/domain/security/audit'
import { storeTime } from '@mullion/domain/store-day'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { Clock } from '../clock.ts'
import { audit } from '../security/audit.ts'
import type { SearchService } from './search.service.ts'

const dayMs = 24 * 3_600_000
/** Searches that have the word; of these, the most frequent are searched again. */
const maxLookedAt = 1000
const maxTried = 20

export interface TaughtWordDeps {
  readonly db: Database
  readonly clock: Clock
  readonly storeInfo: Pick<StoreInfo, 'timeZone'>
  readonly search: Pick<SearchService, 'outcomeOf'>
}

function view({ typedKey: _key, taughtAt, ...row }: TaughtWordRow): TaughtWord {
  return { ...row, taughtAt: taughtAt.toISOString() }
}

/** Words that staff teach the search. */
export function createTaughtWordService({ db, clock, storeInfo, search }: TaughtWordDeps) {
  /** Refuses a word that is a part number, a word of the catalog, ignored, or would lead back to itself. */
  async function check(reader: Reader, { typed, means }: TaughtWordInput): Promise<TaughtWordRow[]> {
    const rows = await listTaughtWords(reader)
    const key = taughtKey(typed)
    const taken = rows.find((row) => row.typedKey === key)
    if (taken) throw taughtWordTaken(taken.typed, taken.means)
    if (rows.length >= maxTaughtWords) throw taughtWordsFull()
    const { category, everything, numberPrefixes } = parseQuery(typed)
    const asNumber = /\d/.test(typed) ? numberPrefixes : []
    if (
      everything ||
      (await isOtherNumber(reader, numberKey(typed))) ||
      (await beginsNumber(reader, asNumber))
    )
      throw taughtWordIsNumber(typed)
    const words = tokenize(typed)
    if (category || (await hasWholeWords(reader, key.split(' ')))) throw taughtWordIsCatalog(typed)
    if (words.every((word) => stopWords.has(word))) throw taughtWordSaysNothing(typed)
    const loop = taughtLoop(rows, { typed, means })
    if (loop) throw taughtWordLoops(loop)
    return rows
  }

  async function checkMeaning(rows: readonly TaughtWordRow[], { means }: TaughtWordInput): Promise<void> {
    const { match } = await search.outcomeOf(means, compileTaught(rows))
    if (match !== 'exact') throw taughtMeaningFindsNothing(means)
  }

  async function nameOf(tx: Reader, { userId }: Member): Promise<string> {
    const person = await findPerson(tx, userId)
    return person ? `${person.user.firstname} ${person.user.lastname}`.trim() : ''
  }

  const detailsOf = ({ kind, typed, means }: TaughtWordRow) => ({ kind, typed, means })
  const eventOf = (action: AuditAction, row: TaughtWordRow, at: Date) => ({
    ...{ action, subject: `word:${row.id}`, companyId: null, details: detailsOf(row), at },
  })

  return {
    /** Returns all taught words. */
    async list(): Promise<TaughtWord[]> {
      return (await listTaughtWords(db.read)).map(view)
    },

    /**
     * Returns which searches of the last 90 days a word would change, and how a guest would see them. Throws as `add`
     * does.
     */
    async preview(input: TaughtWordInput): Promise<TaughtPreview> {
      const rows = await check(db.read, input)
      await checkMeaning(rows, input)
      const [before, after] = [compileTaught(rows), compileTaught([...rows, input])]
      const longest = [...taughtKey(input.typed).split(' ')].sort((a, b) => b.length - a.length)[0] ?? ''
      const from = new Date(clock().getTime() - insightDays * dayMs)
      const since = storeTime(from, storeInfo.timeZone).day
      const found = await listSearchesWith(db.read, { piece: longest, since, limit: maxLookedAt })
      const affected = found.filter(
        ({ text }) => text.length >= minSearchLength && asTaught(text, before) !== asTaught(text, after),
      )
      const changed: ChangedSearch[] = []
      for (const { text, searches } of affected.slice(0, maxTried)) {
        const outcomes = [await search.outcomeOf(text, before), await search.outcomeOf(text, after)] as const
        const [was, willBe] = outcomes
        if (JSON.stringify(was) !== JSON.stringify(willBe))
          changed.push({ text, searches, before: was, after: willBe })
      }
      return { changed, further: Math.max(0, affected.length - maxTried) }
    },

    /**
     * Teaches a word. Throws `conflict` if it is taught already or there are too many, and `invalid` if it is a part
     * number or a word of the catalog, leads back to itself, or means nothing that is found.
     */
    async add(actor: Member, input: TaughtWordInput): Promise<TaughtWord> {
      await checkMeaning(await check(db.read, input), input)
      return db.transaction(async (tx) => {
        await lockCatalog(tx)
        await check(tx, input)
        const at = clock()
        const row = await createTaughtWord(tx, { input, at, by: await nameOf(tx, actor) })
        if (!row) throw taughtWordTaken(input.typed, input.means)
        await audit(tx, actor, eventOf('word_taught', row, at))
        return view(row)
      })
    },

    /** Removes a taught word; throws `missing` when there is none. */
    remove(actor: Member, id: number): Promise<TaughtWord> {
      return db.transaction(async (tx) => {
        const row = await removeTaughtWord(tx, id)
        if (!row) throw taughtWordMissing()
        await audit(tx, actor, eventOf('word_removed', row, clock()))
        return view(row)
      })
    },
  }
}
