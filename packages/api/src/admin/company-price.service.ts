import { findCompany } from '@mullion/db/accounts/company.repository'
import { findInternalCompany } from '@mullion/db/accounts/internal-company.repository'
import { findPerson } from '@mullion/db/accounts/user.repository'
import { findPartByNumber } from '@mullion/db/catalog/catalog.repository'
import {
  createCompanyPrice,
  findCompanyPrice,
  listCompanyPrices,
  type NamedCompanyPriceRow,
  nextPricesVersion,
  removeCompanyPrice,
  storedPriceOf,
  updateCompanyPrice,
} from '@mullion/db/catalog/company-price.repository'
import type { Database, Reader, Writer } from '@mullion/db/database'
import { violated } from '@mullion/db/violated'
import { companyMissing } from '@mullion/domain/accounts/account-errors'
import { houseCompanyId, type Member } from '@mullion/domain/accounts/actor'
import { internalCompanyMissing } from '@mullion/domain/accounts/internal-company'
import {
  type AddCompanyPriceInput,
  type ChangeCompanyPriceInput,
  type CompanyPrice,
  type CompanyPriceFields,
  companyPriceDays,
  companyPriceMissing,
  companyPricePartUnknown,
  companyPriceTaken,
  type ListedCompanyPrice,
  maxCompanyPrices,
  type OneCompanyPrice,
  type PriceOwner,
  tooManyCompanyPrices,
  validityOn,
} from '@mullion/domain/admin/company-price'
import { displayNumber, numberKey } from '@mullion/domain/catalog/part-number'
import { companyPricesOn, ownPrice } from '@mullion/domain/own-price'
import type { AuditAction } from '@mullion/domain/security/audit'
import { storeTime } from '@mullion/domain/store-day'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { Clock } from '../clock.ts'
import { audit } from '../security/audit.ts'

function view(row: NamedCompanyPriceRow): CompanyPrice {
  const { companyId: _company, companyInternalId: _internal, ...rest } = row
  const { subject: _subject, partTags: _tags, ...price } = rest
  const { changedAt, partNumber } = row
  return {
    ...price,
    partNumber: partNumber === null ? null : displayNumber(partNumber),
    changedAt: changedAt.toISOString(),
  }
}

const missing = (owner: PriceOwner) => ('companyId' in owner ? companyMissing() : internalCompanyMissing())

const isHouse = (owner: PriceOwner) => 'companyId' in owner && owner.companyId === houseCompanyId

export interface CompanyPriceDeps {
  readonly db: Database
  readonly clock: Clock
  readonly storeInfo: Pick<StoreInfo, 'timeZone'>
}

/** The special prices of companies, as administrators keep them. The house company has none. */
export function createCompanyPriceService({ db, clock, storeInfo }: CompanyPriceDeps) {
  async function companyOf(read: Reader, owner: PriceOwner) {
    const row =
      'companyId' in owner
        ? await findCompany(read, owner.companyId)
        : await findInternalCompany(read, owner.companyInternalId)
    if (!row || isHouse(owner)) throw missing(owner)
    return row
  }

  async function partIdOf(tx: Reader, price: CompanyPriceFields): Promise<number | null> {
    if (price.kind === 'tag') return null
    const part = await findPartByNumber(tx, numberKey(price.partNumber))
    if (!part) throw companyPricePartUnknown()
    return part.id
  }

  async function changeOf(
    tx: Reader,
    actor: Member,
    { owner, price }: { readonly owner: PriceOwner; readonly price: CompanyPriceFields },
  ) {
    if (price.validUntil !== null && price.validUntil < price.validFrom) throw companyPriceDays()
    const person = await findPerson(tx, actor.userId)
    const by = person ? `${person.user.firstname} ${person.user.lastname}`.trim() : ''
    return { owner, price, partId: await partIdOf(tx, price), at: clock(), by }
  }

  async function note(tx: Writer, actor: Member, action: AuditAction, row: NamedCompanyPriceRow) {
    const { companyId, companyInternalId } = row
    const { id, kind, partNumber, tag, minQuantity, priceCents, discountHundredths } = view(row)
    const { validFrom, validUntil } = row
    const what = { id, kind, partNumber, tag, minQuantity, priceCents, discountHundredths }
    const subject =
      companyId === null ? `internal-company:${companyInternalId}` : (`company:${companyId}` as const)
    const details = { ...what, validFrom, validUntil }
    await audit(tx, actor, { action, subject, companyId, details, at: clock() })
  }

  async function found(tx: Reader, owner: PriceOwner, id: number): Promise<NamedCompanyPriceRow> {
    const row = await findCompanyPrice(tx, owner, id)
    if (!row) throw companyPriceMissing()
    return row
  }

  /** Locks the company first, so that two changes at once follow each other. */
  async function lock(tx: Writer, owner: PriceOwner): Promise<void> {
    if (isHouse(owner) || !(await nextPricesVersion(tx, owner))) throw missing(owner)
  }

  return {
    /** Returns the special prices of a company, past and future ones too, with what it pays for their parts today. */
    async list(owner: PriceOwner): Promise<ListedCompanyPrice[]> {
      const { discountRate, pricesVersion: version } = await companyOf(db.read, owner)
      const rows = await listCompanyPrices(db.read, owner)
      const { day } = storeTime(clock(), storeInfo.timeZone)
      const payer = { discountRate, prices: companyPricesOn(rows.map(storedPriceOf), { day, version }) }
      return rows.map((row) => {
        const { partId: id, partTags: tags, listPriceCents: priceCents, minQuantity } = row
        const today =
          id === null ? null : ownPrice({ id, tags: tags ?? [], priceCents }, minQuantity ?? 1, payer)
        return { ...view(row), validity: validityOn(row, day), today }
      })
    },

    /**
     * Adds a special price. Throws `missing` for an unknown company, `invalid` for an unknown part or days in the wrong
     * order, and `conflict` if the company has a price of the same thing from that day on.
     */
    add(actor: Member, input: AddCompanyPriceInput): Promise<CompanyPrice> {
      const { owner } = input
      return db.transaction(async (tx) => {
        await lock(tx, owner)
        if ((await listCompanyPrices(tx, owner)).length >= maxCompanyPrices) throw tooManyCompanyPrices()
        const added = await createCompanyPrice(tx, await changeOf(tx, actor, input))
        if (!added) throw companyPriceTaken()
        const row = await found(tx, owner, added.id)
        await note(tx, actor, 'company_price_added', row)
        return view(row)
      })
    },

    /** Changes a special price; throws as `add` does, and `missing` when there is none. */
    async change(actor: Member, input: ChangeCompanyPriceInput): Promise<CompanyPrice> {
      const { owner, priceId } = input
      try {
        return await db.transaction(async (tx) => {
          await lock(tx, owner)
          const changed = await updateCompanyPrice(tx, priceId, await changeOf(tx, actor, input))
          if (!changed) throw companyPriceMissing()
          const row = await found(tx, owner, priceId)
          await note(tx, actor, 'company_price_changed', row)
          return view(row)
        })
      } catch (error) {
        throw violated(error) === 'unique' ? companyPriceTaken() : error
      }
    },

    /** Removes a special price and returns it; throws `missing` when there is none. */
    remove(actor: Member, { owner, priceId }: OneCompanyPrice): Promise<CompanyPrice> {
      return db.transaction(async (tx) => {
        await lock(tx, owner)
        const row = await found(tx, owner, priceId)
        await removeCompanyPrice(tx, owner, priceId)
        await note(tx, actor, 'company_price_removed', row)
        return view(row)
      })
    },
  }
}
