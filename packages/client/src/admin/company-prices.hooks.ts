import type { PriceOwner } from '@mullion/domain/admin/company-price'
import { trpc } from '../trpc.ts'

/** Queries the special prices of a company. */
export function useCompanyPrices(owner: PriceOwner) {
  return trpc.admin.companyPrices.list.useQuery({ owner }, { staleTime: 0 })
}

/** Changes of special prices; each resolves once the list shows it. */
export function useCompanyPriceChanges() {
  const { admin, catalog, cart } = trpc.useUtils()
  const onSuccess = () => {
    void catalog.invalidate()
    void cart.invalidate()
    return admin.companyPrices.invalidate()
  }
  return {
    add: trpc.admin.companyPrices.add.useMutation({ onSuccess }),
    change: trpc.admin.companyPrices.change.useMutation({ onSuccess }),
    remove: trpc.admin.companyPrices.remove.useMutation({ onSuccess }),
  }
}
