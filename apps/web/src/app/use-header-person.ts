import { useViewer } from '@mullion/client/accounts/session.hooks'
import { useState } from 'react'
import { type HeaderPerson, headerPerson, readHint } from './viewer-hint.ts'

/** Whom the header is for; who was here last, until the server has said, so that nothing jumps. */
export function useHeaderPerson(): HeaderPerson | null {
  const { data: viewer } = useViewer()
  const [hint] = useState(readHint)
  return viewer === undefined ? hint : headerPerson(viewer)
}
