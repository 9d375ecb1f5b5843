import { readError } from '@mullion/client/read-error'
import { useRef, useState } from 'react'
import { failureText, toldOf } from '../../../lib/form-problems.ts'

interface Failure {
  /** What belongs to no field of the form. */
  readonly text: string | null
  readonly code: string
  readonly fields: Readonly<Record<string, string>>
}

/** Sends a form, once at a time, and keeps what went wrong until the next try; `otherwise` is said of a wordless failure. */
export function useSending(otherwise: string, fieldNames: readonly string[]) {
  const busy = useRef(false)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  const failed = (error: unknown): Failure => {
    const { fields, code } = readError(error)
    const onField = Object.keys(toldOf(fieldNames, fields)).length > 0
    return { text: onField ? null : failureText(error, otherwise), code, fields }
  }
  /** True when it went well. */
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
