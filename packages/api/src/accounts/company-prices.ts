import { listCompanyPrices, storedPriceOf } from '@mullion/db/catalog/company-price.repository'
import type { Database } from '@mullion/db/database'
import type { PriceOwner } from '@mullion/domain/admin/company-price'
import { type CompanyPrices, companyPricesOn } from '@mullion/domain/own-price'
import { storeTime } from '@mullion/domain/store-day'
import type { StoreInfo } from '@mullion/domain/store-info'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'

export interface CompanyPricesDeps {
  readonly db: Database
  readonly clock: Clock
  readonly storeInfo: Pick<StoreInfo, 'timeZone'>
}

/** Special prices remembered for all companies together. */
const rememberedPrices = 100_000

const sizeOf = ({ contracts, breaks, tags }: CompanyPrices) => contracts.size + breaks.size + tags.size + 1

/** Reads the special prices of companies, and remembers them until the company's version or the day changes. */
export function createCompanyPrices({ db, clock, storeInfo }: CompanyPricesDeps) {
  const known = new LRUCache<string, CompanyPrices>({ maxSize: rememberedPrices, sizeCalculation: sizeOf })

  /** Returns the prices valid today by the store's clock; null for a company that never had any (version 0). */
  return async (owner: PriceOwner, version: number): Promise<CompanyPrices | null> => {
    if (version === 0) return null
    const { day } = storeTime(clock(), storeInfo.timeZone)
    const key = JSON.stringify([owner, version, day])
    const remembered = known.get(key)
    if (remembered) return remembered
    const rows = await listCompanyPrices(db.read, owner)
    const prices = companyPricesOn(rows.map(storedPriceOf), { day, version })
    known.set(key, prices)
    return prices
  }
}

export type ReadCompanyPrices = ReturnType<typeof createCompanyPrices>
