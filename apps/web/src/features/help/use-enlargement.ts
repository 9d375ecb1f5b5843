import { useEffect, useState } from 'react'
import { useLastShown } from '../../lib/use-last-shown.ts'
import type { SerialPlace } from './serial-places.ts'

/** Which drawing is enlarged; the last one stays known, so that it can be drawn while it goes. */
export function useEnlargement(opened: boolean) {
  const [enlarged, enlarge] = useState<SerialPlace | null>(null)
  const place = useLastShown(enlarged)
  // What is above the pop-up goes with it, and does not come back with it.
  useEffect(() => {
    if (!opened) enlarge(null)
  }, [opened])
  return { place, enlarged: enlarged !== null && opened, enlarge, reduce: () => enlarge(null) }
}
