import { useEffect, useState } from 'react'
import { useLastShown } from '../../lib/use-last-shown.ts'
import type { SerialLocation } from './serial-location-list.ts'

/** Tracks the enlarged drawing; returns the last one as well, for the closing animation. */
export function useEnlargement(opened: boolean) {
  const [enlarged, enlarge] = useState<SerialLocation | null>(null)
  const place = useLastShown(enlarged)
  // Closing the dialog also closes the enlargement, so that it is not open on return.
  useEffect(() => {
    if (!opened) enlarge(null)
  }, [opened])
  return { place, enlarged: enlarged !== null && opened, enlarge, reduce: () => enlarge(null) }
}
