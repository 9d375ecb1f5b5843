import { useEffect, useState } from 'react'
import type { SerialPlace } from './serial-places.ts'

/** Which drawing is enlarged; the last one stays known, so that it can be drawn while it goes. */
export function useEnlargement(opened: boolean) {
  const [place, setPlace] = useState<SerialPlace | null>(null)
  const [enlarged, setEnlarged] = useState(false)
  // Back may close the pop-up below: what is above it goes too, and does not come back with it.
  useEffect(() => {
    if (!opened) setEnlarged(false)
  }, [opened])
  return {
    place,
    enlarged: enlarged && opened,
    enlarge: (next: SerialPlace) => {
      setPlace(next)
      setEnlarged(true)
    },
    reduce: () => setEnlarged(false),
  }
}
