import { describe, expect, it } from 'vitest'
import { lettersOfFonts } from './lib/font-letters.ts'
import { shownTexts } from './lib/shown-texts.ts'

/** Neither typeface has these, so the device's own font draws them. */
const fromDevice = new Set('←→↑↓⌘⌃⇧↵⅛⅜⅝⅞≤≥≈✓★')

describe('the typefaces of the store', () => {
  it('have every letter and sign of the texts on the page', () => {
    const missing = shownTexts(['apps/web/src', 'packages/domain/src']).flatMap(({ text, file, line }) =>
      [...text]
        .filter((sign) => !/\p{Cc}/u.test(sign) && !lettersOfFonts.includes(sign) && !fromDevice.has(sign))
        .map((sign) => `${sign} in ${file}:${line}`),
    )
    expect(missing).toEqual([])
  })
})
