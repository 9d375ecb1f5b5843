import * as z from 'zod/mini'

const error = 'Please remove the characters that cannot be printed.'

/** Refuses line breaks and control characters; a zero byte, for one, cannot be stored on every engine. */
export const oneLine = z.regex(/^\P{Cc}*$/u, { error })
/** The same for a text of several lines: breaks and tabs may stay. */
export const severalLines = z.regex(/^(?:\P{Cc}|[\t\n\r])*$/u, { error })
