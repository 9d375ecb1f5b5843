import { useViewer } from '@mullion/client/accounts/session.hooks'
import { useState } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { type HeaderPerson, headerPerson, readHint } from '../session/viewer-hint.ts'

/** The signed-in user for the header. Falls back to the saved hint while the session loads, to avoid layout shift. */
export function useHeaderPerson(): HeaderPerson | null {
  const { data: viewer } = useViewer()
  const [hint] = useState(readHint)
  const hydrated = useHydrated()
  if (viewer !== undefined) return headerPerson(viewer)
  return hydrated ? hint : null
}
