import { describe, expect, it } from 'vitest'
import { browseInput, partsByIdInput, searchInput } from './search-input.ts'

describe('search input', () => {
  it.each([
    ['  hinge  ', 'hinge'],
    ['abc', 'abc'],
    ['a\u0000b\u0007c', 'a b c'], // unprintable characters cannot be stored either
    ['a'.repeat(200), 'a'.repeat(200)],
    ['qx '.repeat(60), 'qx '.repeat(60).trim()], // a repeated word counts once
    ['c d e f g h i j k 10 2 3', 'c d e f g h i j k 10 2 3'],
    ['a b c d e f g h i j k l m n arm bolt', 'a b c d e f g h i j k l m n arm bolt'], // b and a are not counted as short words, because bolt and arm start with them
  ])('%j searches for %j', (text, searched) => {
    expect(searchInput.parse({ text })).toMatchObject({
      text: searched,
      offset: 0,
      limit: 24,
      sort: 'relevance',
    })
  })

  it.each([
    ['two letters', { text: 'ab' }, 'text'],
    ['two letters and spaces', { text: '  ab  ' }, 'text'],
    ['201 letters', { text: 'a'.repeat(201) }, 'text'],
    ['41 words', { text: Array.from({ length: 41 }, (_, at) => `w${at + 10}`).join(' ') }, 'text'],
    ['13 short words', { text: 'c d e f g h i j k 10 2 3 4' }, 'text'],
    ['no text', {}, 'text'],
    ['a number instead of text', { text: 123 }, 'text'],
    ['a negative offset', { text: 'hinge', offset: -1 }, 'offset'],
    ['a fractional limit', { text: 'hinge', limit: 0.5 }, 'limit'],
    ['a limit of 0', { text: 'hinge', limit: 0 }, 'limit'],
    ['a limit over 5,000', { text: 'hinge', limit: 5001 }, 'limit'],
    ['a limit that is not a number', { text: 'hinge', limit: Number.NaN }, 'limit'],
    ['an infinite offset', { text: 'hinge', offset: Number.POSITIVE_INFINITY }, 'offset'],
  ])('%s is refused', (_, input, field) => {
    expect(searchInput.safeParse(input).error?.issues[0]?.path).toEqual([field])
  })

  it('names the limit on short words', () => {
    const text = `${'abcdefgijklmn'.split('').join(' ')} hinge`
    expect(searchInput.safeParse({ text }).error?.issues).toMatchObject([
      { message: 'Search for at most 12 words of one or two letters or digits at once.' },
    ])
  })

  it('refuses undocumented fields', () => {
    expect(searchInput.safeParse({ text: 'hinge', order: 'name' }).success).toBe(false)
    expect(browseInput.safeParse({ text: 'hinge' }).success).toBe(false)
  })

  it.each([
    [[0]],
    [[-1]],
    [[1.5]],
    [['1']],
    [[2_000_000_001]],
    [Array.from({ length: 5001 }, (_, at) => at + 1)],
    [null],
  ])('refuses part ids %j', (partIds) => {
    expect(partsByIdInput.safeParse({ partIds }).success).toBe(false)
  })
})
