import { readError } from '@mullion/client/read-error'
import { notifyProblem } from './notices.state.ts'

export function notifyError(error: unknown): void {
  notifyProblem(readError(error).message)
}
