import * as z from 'zod/mini'

const error = 'Remove the unprintable characters.'

/** Signs that turn the text after them round, so that it reads as something else: embeddings, overrides, isolates. */
const turning = '\\u202A-\\u202E\\u2066-\\u2069'

/** Takes out what turns text round and nobody can see, such as what pasting from a file's properties brings along. */
export const withoutTurning = z.overwrite((text: string) =>
  text.replace(new RegExp(`[${turning}]`, 'gu'), ''),
)
/** Refuses line breaks and control characters; a zero byte, for one, cannot be stored on every engine. */
export const oneLine = z.regex(new RegExp(`^[^\\p{Cc}${turning}]*$`, 'u'), { error })
/** The same for a text of several lines: breaks and tabs may stay. */
export const severalLines = z.regex(new RegExp(`^(?:[^\\p{Cc}${turning}]|[\\t\\n\\r])*$`, 'u'), { error })
