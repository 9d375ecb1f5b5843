import { useState } from 'react'

/** The total as it was before it changed in front of the buyer, until that is answered; else null. */
export function useTotalChange(totalCents: number | undefined) {
  const [seen, setSeen] = useState<{ cents: number | undefined; wasCents: number | null }>({
    cents: totalCents,
    wasCents: null,
  })
  if (totalCents !== undefined && totalCents !== seen.cents) {
    setSeen({ cents: totalCents, wasCents: seen.cents ?? null })
  }
  return { wasCents: seen.wasCents, answered: () => setSeen({ cents: totalCents, wasCents: null }) }
}
