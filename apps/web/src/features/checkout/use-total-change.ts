import { useState } from 'react'

/** Remembers the previous total when it changes on screen, until the buyer acts on it; otherwise null. */
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
