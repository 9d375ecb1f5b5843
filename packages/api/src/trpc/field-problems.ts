import { z } from 'zod'
import { plainProblem } from './plain-problem.ts'

z.config({ customError: plainProblem })

/** True for the error of an input schema, full or mini. */
export function isInputProblems(error: unknown): error is z.core.$ZodError {
  return error instanceof z.core.$ZodError
}

/**
 * Returns the first problem of each input path, such as `shipAddress.city`; problems of the whole input are under
 * `input`.
 */
export function fieldProblems(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.') || 'input'] ??= issue.message
  return fields
}
