import { readError } from '@mullion/client/read-error'
import { useRef, useState } from 'react'
import { failureText, pickServerErrors } from '../../../lib/form-problems.ts'

interface Failure {
  readonly text: string | null
  readonly code: string
  readonly fields: Readonly<Record<string, string>>
}

/**
 * Submits a form, one request at a time, and remembers the error until the next attempt. `otherwise` is shown for
 * errors without a message.
 */
export function useSending(otherwise: string, fieldNames: readonly string[]) {
  const busy = useRef(false)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  const failed = (error: unknown): Failure => {
    const { fields, code } = readError(error)
    const onField = Object.keys(pickServerErrors(fieldNames, fields)).length > 0
    return { text: onField ? null : failureText(error, otherwise), code, fields }
  }
  const send = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy.current) return false
    busy.current = true
    setSending(true)
    setFailure(null)
    try {
      await work()
      return true
    } catch (error) {
      setFailure(failed(error))
      return false
    } finally {
      busy.current = false
      setSending(false)
    }
  }
  return { sending, failure, send, forget: () => setFailure(null) }
}

export type Sending = ReturnType<typeof useSending>
