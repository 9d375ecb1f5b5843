import * as z from 'zod/mini'

/** The most causes of errors in browsers stored at a time: anyone can report one. */
export const maxPageErrorGroups = 100
const maxFrames = 8

/** How an error came up: nothing caught it, a promise was rejected, or a part of the page was replaced by a notice. */
export const pageErrorKinds = ['uncaught', 'rejection', 'boundary'] as const
export type PageErrorKind = (typeof pageErrorKinds)[number]

const position = z.int().check(z.minimum(0), z.maximum(10_000_000))

/** A line of a stack in the store's own scripts: the name of the file, never its address. */
const pageErrorFrame = z.strictObject({
  name: z.string().check(z.regex(/^[\w$.<>]{0,60}$/)),
  file: z.string().check(z.regex(/^[\w.-]{1,80}$/)),
  line: position,
  column: position,
})
export type PageErrorFrame = z.output<typeof pageErrorFrame>

/** An error in a browser, without what was typed, searched or shown. */
export const pageErrorInput = z.strictObject({
  kind: z.enum(pageErrorKinds),
  name: z.string().check(z.regex(/^[\w$]{1,60}$/)),
  message: z.string().check(z.maxLength(200)),
  frames: z.array(pageErrorFrame).check(z.maxLength(maxFrames)),
  release: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
})
export type PageErrorInput = z.output<typeof pageErrorInput>

/** `at name (address:line:column)` in Chromium, `name@address:line:column` in Firefox and Safari. */
const line = /^\s*(?:at )?(?:async )?(?:(.*?)(?: \(|@))?((?:https?:\/\/)[^\s()]+?):(\d+):(\d+)\)?$/
const fileName = /^[\w.-]{1,80}$/

function frameOf(text: string, origin: string): PageErrorFrame | null {
  const [, called = '', address = '', row, column] = line.exec(text) ?? []
  const url = URL.parse(address)
  const file = url?.pathname.split('/').at(-1) ?? ''
  if (url?.origin !== origin || !fileName.test(file)) return null
  const name = /^[\w$.<>]{0,60}$/.test(called) ? called : ''
  return { name, file, line: Number(row), column: Number(column) }
}

/** Returns the first lines of a stack that are in scripts of this origin; other lines say where a visitor has been. */
export const framesOf = (stack: string, origin: string): PageErrorFrame[] =>
  stack
    .split('\n')
    .map((text) => frameOf(text, origin))
    .filter((frame) => frame !== null)
    .slice(0, maxFrames)

/** The file of a frame without the hash of its content, which changes with each release. */
export const placeOfFrame = ({ file }: PageErrorFrame): string => file.replace(/-[\w-]{8}(?=\.js$)/, '')

/** Frames as the lines of a stack. */
export const stackText = (frames: readonly PageErrorFrame[]): string =>
  frames.map(({ name, file, line: row, column }) => `${name || '?'} ${file}:${row}:${column}`).join('\n')
