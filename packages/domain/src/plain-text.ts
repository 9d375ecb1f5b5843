import * as z from 'zod/mini'

const error = 'Remove the unprintable characters.'

/**
 * Invisible characters that reverse the text after them (bidi embeddings, overrides, isolates), which can disguise it.
 */
const turning = '\\u202A-\\u202E\\u2066-\\u2069'

/** Strips invisible bidi characters, such as those pasted from a file's properties. */
export const withoutTurning = z.overwrite((text: string) =>
  text.replace(new RegExp(`[${turning}]`, 'gu'), ''),
)
/** Rejects line breaks and control characters; a NUL byte, for one, cannot be stored on every engine. */
export const oneLine = z.regex(new RegExp(`^[^\\p{Cc}${turning}]*$`, 'u'), { error })
const lines = new RegExp(`^(?:[^\\p{Cc}${turning}]|[\\t\\n\\r])*$`, 'u')
/** Like `oneLine`, but allows line breaks and tabs. */
export const severalLines = z.regex(lines, { error })

/** Returns what `severalLines` finds wrong with a text, or null. */
export function severalLinesProblem(text: string): string | null {
  return lines.test(text) ? null : error
}
