import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'

/** A text shown to people: on the page, in an email, in a server answer or in a terminal. */
export interface ShownText {
  readonly file: string
  readonly line: number
  /** Inserted names and amounts appear as `{}`. */
  readonly text: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

/** Attributes without visible text. */
const silentAttributes =
  /^(className|classNames|key|id|name|href|src|style|type|role|d|viewBox|points|transform|variant|color|size|srcSet|sizes|autoComplete|inputMode|stroke|fill|aria-(labelledby|describedby|controls|live|current|haspopup|owns|invalid)|data-.*)$/
/** Expressions whose strings are not shown. */
const silentTypes = /^(Import|Export(All)|TS(?!AsExpression|SatisfiesExpression|NonNull)|RegExp)/

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** True for text with a space between words or with a capitalized first word. */
function isForPeople(text: string): boolean {
  if (!/[A-Za-z]{2}/.test(text)) return false
  if (/^(use strict|[a-z-]+:\s|[\w-]+\/[\w.+-]+$|[.#:@/]|[A-Z_0-9]+$|https?:)/.test(text)) return false
  return /[A-Za-z’]{2,}[,.:;?!…]?\s+\S|^[A-Z][a-z]/.test(text)
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )
}

function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'JSXText') return String(node.value).replace(/\s+/g, ' ').trim()
  if (node.type !== 'TemplateLiteral') return null
  const quasis = node.quasis as { readonly value: { readonly cooked: string } }[]
  return quasis.map(({ value }) => value.cooked).join('{}')
}

function collect(node: Node, found: (node: Node, text: string) => void): void {
  if (silentTypes.test(node.type)) return
  if (node.type === 'TaggedTemplateExpression') {
    for (const each of childrenOf(node.quasi as Node)) collect(each, found)
    return
  }
  if (node.type === 'JSXAttribute') {
    const { name } = node.name as { readonly name: unknown }
    if (typeof name === 'string' && silentAttributes.test(name)) return
  }
  const text = textOf(node)
  if (text !== null && isForPeople(text)) found(node, text)
  for (const child of childrenOf(node)) collect(child, found)
}

export function textsIn(file: string, source: string): ShownText[] {
  const { program } = parseSync(file, source)
  const texts: ShownText[] = []
  collect(program as unknown as Node, ({ start }, text) => {
    texts.push({ file, line: source.slice(0, start).split('\n').length, text })
  })
  return texts
}

const noTexts = /\.test\.|\.d\.ts$|\/testing\/|\/relevance\/|\/migrations\/|search\/synonyms|common-passwords/

export function shownTexts(folders: readonly string[]): ShownText[] {
  const files = execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' }).split('\n')
  return files
    .filter((file) => /\.tsx?$/.test(file) && !noTexts.test(file))
    .flatMap((file) => textsIn(file, readFileSync(file, 'utf8')))
}
