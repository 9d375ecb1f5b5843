import { useEffect, useState } from 'react'

/** True once something has been running longer than `afterMs`. */
export function useSlow(going: boolean, afterMs: number): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!going) return
    const timer = setTimeout(() => setSlow(true), afterMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [going, afterMs])
  return slow
}
