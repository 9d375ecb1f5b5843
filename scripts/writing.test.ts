import { describe, expect, it } from 'vitest'
import { type ShownText, shownTexts, textsIn } from './lib/shown-texts.ts'
import { strayCapital } from './lib/stray-capitals.ts'

/** Wording that docs/writing.md rules out. */
const outside: readonly RegExp[] = [
  /(?<![a-z])e-mail/i,
  /\bany more\b/,
  /\bsuch doors?\b/,
  /\bPlease wait (\d|\{)/,
  /\bThere is no (such|part)\b/,
  /\bstill to be chosen\b/,
  /\bhas to be stated\b|\bwas stated\b/,
  /\b([Nn]obody|[Ss]omebody|[Ww]hoever)\b/,
  /\bsecond factor\b/i,
  /\bone-time password\b/i,
  /\bis kept:/,
  /\blook (it |them )?over\b/,
  /\binto (the|your) cart\b(?! at their)/,
  /\b(was|is|were) mailed\b|\bwe mail\b|\bA mail\b/,
  /\bsays otherwise\b|\bbuilt otherwise than\b/,
  /^Such as /,
  /\bthat you\s/,
  /\btaken back\b/,
  /\bOur Doors\b/i,
  /\b[Nn]othing (was|is) stored\b/,
  /\b(lines|parts|doors|records|files) are listed\b/,
  /\b(goes|go) by (freight|UPS)\b/,
  /\bmeasures of\b/,
  // The specification requires this message of the company form.
  /\bZip code\b(?! must have at least 5 digits)/,
  /\bzip codes?\b/,
  /\blog (in|on) (to|with)\b/i,
  /\bcatalogue\b|\bcolour\b|\bcancelled\b|\bauthoris|\brecognis/,
]

const forPages = ['apps/web/src', 'packages/domain/src', 'packages/api/src', 'packages/client/src']
const forReaders = [...forPages, 'apps/server/src']
/** Header names and fonts. */
const noSentence = /-(Type|Cookie|Bold)$|sans-serif|monospace|^Atkinson Hyperlegible/
/** Texts that appear only in a log or as a result code. */
const unread = /database answers|^built otherwise$|^not (checked|magnetic)$|^second factor$/
/** Words that customers type, beside the sentences that they read. */
const isTyped = ({ file, text }: ShownText) =>
  /^packages\/domain\/src\/search\/(?:symptoms|symptom-phrases|descriptions)\.ts$/.test(file) &&
  !text.endsWith('.')
const texts = shownTexts(forReaders).filter((each) => !isTyped(each) && !unread.test(each.text))

const location = ({ file, line, text }: ShownText) => `${file}:${line} ${text}`

describe('texts', () => {
  it('follow docs/writing.md', () => {
    const broken = texts.flatMap((each) => {
      const rule = outside.find((rule) => rule.test(each.text))
      return rule ? [`${rule}: ${location(each)}`] : []
    })
    expect(broken).toEqual([])
  })

  it('use curly apostrophes on pages, except those quoted from the specification', () => {
    const specified = /^We've Pre-filled Your Cart!$|^What's next\?$|'(DELETE|00-|311-|Ship to:|Component)/
    const straight = texts.filter(
      ({ file, text }) => file.startsWith('apps/web/') && /[a-z]'[a-z]/.test(text),
    )
    expect(straight.filter(({ text }) => !specified.test(text)).map(location)).toEqual([])
  })

  it('use sentence case, except for names and capitals from the specification', () => {
    const pages = shownTexts([...forPages, 'packages/integrations/src/documents'])
    const broken = pages.flatMap((each) => {
      const word = noSentence.test(each.text) ? null : strayCapital(each.text)
      return word ? [`${word}: ${location(each)}`] : []
    })
    expect(broken).toEqual([])
  })

  it.each([
    ['Save Address', 'Address'],
    ['Turn on Two-step verification', 'Two'],
    ['Tax-Exempt states', 'Exempt'],
    ['{} orders for Accounting', 'Accounting'],
    ['Back to Cart and Orders', 'Orders'],
    ['Press “Add cut” or clear the field. Then confirm.', null],
    ['Add User to {}', null],
    ['Error Loading Sales Trend Data', null],
    ['Shipping to Canada', null],
  ])('are checked for stray capitals: %s', (text, word) => {
    expect(strayCapital(text)).toBe(word)
  })

  it('are found in markup, attributes, strings and templates, but not in comments and names', () => {
    const source = `
      // A comment of several words.
      const name = 'not-shown'
      const text = \`Sold in \${step} ft steps\`
      const page = <p className="big bold" title="Copy link">Your cart is empty</p>
      throw new AppError('cart.empty', 'Your cart is empty.')`
    expect(textsIn('some.tsx', source).map(({ text }) => text)).toEqual([
      'Sold in {} ft steps',
      'Copy link',
      'Your cart is empty',
      'Your cart is empty.',
    ])
  })
})
