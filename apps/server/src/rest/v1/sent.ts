import * as z from 'zod'
import { json, numberInText } from '../rest-call.ts'

/** A whole number in the query, from 1. */
export const wholeInText = z
  .string()
  .optional()
  .meta({ override: { type: 'integer', minimum: 1 } })

/** A choice that the procedure checks, so that another text is a 400 that names its field. */
export const oneOf = (choices: readonly string[]) =>
  z
    .string()
    .optional()
    .meta({ override: { type: 'string', enum: [...choices] } })

/** The page of a list. */
export const pages = z.object({ page: wholeInText })
export const pageOf = ({ page }: z.output<typeof pages>) => (page ? { page: numberInText.parse(page) } : {})

/** Returns the file of a form; without one, an empty file, which the procedure refuses like any of the wrong kind. */
export async function sentFile(body: FormData): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const sent = body.get('file')
  return sent instanceof File
    ? { name: sent.name, bytes: new Uint8Array(await sent.arrayBuffer()) }
    : { name: '', bytes: new Uint8Array() }
}

/** Returns the body of a call: the input of its procedure without what its path and query name. */
export function bodyWithout<S extends z.ZodRawShape, K extends keyof S & string>(
  shape: S,
  names: readonly K[],
) {
  const left = Object.entries(shape).filter(([name]) => !(names as readonly string[]).includes(name))
  return json(z.object(Object.fromEntries(left) as unknown as Omit<S, K>))
}
