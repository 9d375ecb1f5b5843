import { clientError } from '@mullion/api/trpc/client-error'
import { AppError } from '@mullion/domain/error'
import { TRPCError } from '@trpc/server'

/** Maps the procedure's field names to the documented ones; a name that ends in a dot is a prefix. */
type ExternalNames = Readonly<Record<string, string>>

function externalName(names: ExternalNames, name: string): string {
  const given = Object.entries(names).find(([own]) =>
    own.endsWith('.') ? name.startsWith(own) : name === own,
  )
  return given ? given[1] + name.slice(given[0].length) : name
}

export async function withExternalFieldNames<T>(names: ExternalNames, call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error
    const { kind, appCode, message, details } = clientError(error)
    if (kind === null || appCode === null || !('fields' in details)) throw error
    const problems = Object.entries(details.fields ?? {})
    const fields = Object.fromEntries(problems.map(([name, text]) => [externalName(names, name), text]))
    throw new AppError(kind, appCode, message, { ...details, fields })
  }
}
