import { useViewer } from '@mullion/client/accounts/session.hooks'
import { useState } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { type HeaderPerson, headerPerson, readHint } from '../session/viewer-hint.ts'

/** Whom the header is for; who was here last, until the server has said, so that nothing jumps. */
export function useHeaderPerson(): HeaderPerson | null {
  const { data: viewer } = useViewer()
  const [hint] = useState(readHint)
  const hydrated = useHydrated()
  if (viewer !== undefined) return headerPerson(viewer)
  return hydrated ? hint : null
}
