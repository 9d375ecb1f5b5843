import type { Problems } from '../../../lib/use-shown-problems.ts'

interface Read {
  readonly error?: { readonly issues: readonly { readonly path: PropertyKey[]; readonly message: string }[] }
}

/** The first problem of each field that a schema has found; none when it has read the form. */
export function formProblems(read: Read): Problems<string> {
  const problems: Problems<string> = {}
  for (const { path, message } of read.error?.issues ?? []) problems[String(path[0])] ??= message
  return problems
}
