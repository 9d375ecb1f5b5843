import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Texts that docs/writing.md replaces: what is to be found in none that a buyer or a member of staff reads. */
const outside: readonly RegExp[] = [
  /(?<![a-z])e-mail/i,
  /\bany more\b/,
  /\bsuch doors?\b/,
  /\bPlease wait \d|Please wait \$/,
  /\bThere is no such\b/,
  /\bstill to be chosen\b/,
  /\bhas to be stated\b/,
  /\b[Nn]obody (is here|changes)\b/,
  // The company form's message is the specification's.
  /\bZip code\b(?! must have at least 5 digits)/,
  /\blog (in|on) (to|with)\b/i,
]

const files = execFileSync('git', ['ls-files', 'apps/web/src', 'packages/domain/src', 'packages/api/src'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\/relevance\//.test(file))

/** A line without its comments; texts stand in quotes or between tags, types and names do not matter here. */
const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line)

it('texts keep to docs/writing.md', () => {
  const broken = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        const rule = isComment(line) ? undefined : outside.find((each) => each.test(line))
        return rule ? [`${file}:${at + 1} ${rule}: ${line.trim()}`] : []
      }),
  )
  expect(broken).toEqual([])
})
