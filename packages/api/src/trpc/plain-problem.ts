import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

const requiredText = 'This field is required.'

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  map: 'an object',
}

function size(verb: 'least' | 'most', limit: number | bigint, origin: string): string {
  if (origin === 'string') return `Use at ${verb} ${limit} characters.`
  return origin === 'array' ? `Send at ${verb} ${limit} items.` : `This must be at ${verb} ${limit}.`
}

/** Returns the message for an input error whose schema has none of its own, without the library's type names. */
export function plainProblem(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return requiredText
      return `This must be ${kinds[issue.expected] ?? 'of another type'}.`
    case 'invalid_value':
      if (issue.input === undefined) return requiredText
      return issue.values.length === 1
        ? `This must be ${String(issue.values[0])}.`
        : `Choose one of ${issue.values.map(String).join(', ')}.`
    case 'too_big':
      return size('most', issue.maximum, issue.origin)
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return requiredText
      return size('least', issue.minimum, issue.origin)
    case 'unrecognized_keys':
      return `Unknown field: ${issue.keys.join(', ')}.`
    default:
      return 'This value is not valid.'
  }
}
