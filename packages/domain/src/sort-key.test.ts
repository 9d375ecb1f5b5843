import { describe, expect, it } from 'vitest'
import { sortKeyOf } from './sort-key.ts'

const byKey = (names: readonly string[]) =>
  names.toSorted((one, other) => (sortKeyOf(one) < sortKeyOf(other) ? -1 : 1))

const names = [
  ...['Angstrom', 'Ångström', 'ångström', 'Anders', 'Ansgar', 'Zürich', 'Zurich', 'Zurbriggen', 'zulu'],
  ...['Elan', 'Élan', 'élan', 'Eland', 'Elände', 'Nandu', 'Ñandú', 'Nano', 'Nañez', 'Nanez', 'Noël', 'Noel'],
  ...[
    'Dock 2',
    'Dock 10',
    'dock 2',
    'Dock 1',
    'Dock 10a',
    'Dock-2',
    'Dock',
    'Dock  2',
    '3M',
    '10 Doors',
    '2 Doors',
  ],
  ...[
    'Straße',
    'Strasse',
    'Strassen',
    'Æble',
    'Aeble',
    'Afble',
    'Ørsted',
    'Orsted',
    'Orster',
    'Łódź',
    'Lodz',
  ],
  ...[
    'A & B Doors',
    'A&B Doors',
    "O'Neil",
    'O’Neil',
    'ONeil',
    'Oneil',
    '#1 Doors',
    '(Old) Doors',
    '$ave',
    'Ωmega',
  ],
  ...[
    'de Vries',
    'De Vries',
    'DeVries',
    'été',
    'ete',
    'étè',
    'etê',
    'Œuvre',
    'Oeuvre',
    'Đorđe',
    'Dorde',
    '東京',
  ],
]

describe('the sort key of a name', () => {
  it('sorts as people expect: accents beside their letter, lower before upper case, numbers by value', () => {
    const sorted = ['2 Doors', '10 Doors', 'Ängel', 'Angle', 'angström', 'Ångström', 'Dock 2', 'Dock 10']
    expect(byKey(sorted.toReversed())).toEqual(sorted)
    const more = ['elan', 'Elan', 'élan', 'Élan', 'Nandu', 'Ñandú', 'Nano', 'Zurich', 'Zürich', 'Zwolle']
    expect(byKey(more.toReversed())).toEqual(more)
  })

  it('orders any two names as the collation of the platform does', () => {
    const { compare } = new Intl.Collator('en', { numeric: true })
    const differing = names.flatMap((one) =>
      names
        .filter((other) => {
          const [a, b] = [sortKeyOf(one), sortKeyOf(other)]
          return Math.sign(compare(one, other)) !== (a === b ? 0 : a < b ? -1 : 1)
        })
        .map((other) => `${one} / ${other}`),
    )
    expect(differing).toEqual([])
  })

  it('is never empty and ignores spaces around a name and invisible characters', () => {
    for (const name of ['', ' ', '\u0000', '\u200B']) expect(sortKeyOf(name)).not.toBe('')
    expect(sortKeyOf(' Polar\u200B Foods ')).toBe(sortKeyOf('Polar Foods'))
  })
})
