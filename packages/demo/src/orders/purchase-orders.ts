import type { Buyer } from './buyers.ts'

/** Each company numbers its purchase orders in its own style. */
const styles: readonly ((count: number) => string)[] = [
  (count) => `PO-${48_200 + count}`,
  (count) => `45000${11_000 + count}`,
  (count) => `JOB ${2300 + count}`,
  (count) => `${10_480 + count}-P`,
]

/** Returns a function that assigns PO and ISE numbers order by order; only orders on terms have a PO number. */
export function createPurchaseOrders() {
  const counts = new Map<string, number>()
  return ({ companyName, terms, iseMember }: Pick<Buyer, 'companyName' | 'terms' | 'iseMember'>) => {
    const count = (counts.get(companyName) ?? 0) + 1
    counts.set(companyName, count)
    const style = styles[companyName.length % styles.length]
    return {
      poNumber: terms === 'PO' && style ? style(count) : null,
      iseNumber: iseMember ? `ISE-${30_000 + count * 7}` : null,
    }
  }
}
