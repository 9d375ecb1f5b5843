import { describe, expect, it } from 'vitest'
import { editDistance, likelyCorrections, trigrams } from './spelling.ts'

describe('a mistyped word', () => {
  it.each([
    ['hinge', 'hinge', 0],
    ['hinge', 'hnige', 1], // swapped letters
    ['hinge', 'hnge', 1], // missing letter
    ['hinge', 'hiinge', 1], // doubled letter
    ['hinge', 'hinhe', 1], // wrong letter
    ['gasket', 'gsaktet', 2],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['ca', 'abc', 3], // a swapped pair cannot be changed again
    ['closer', 'loscer', 2],
  ])('%j and %j are %i errors apart', (a, b, errors) => {
    expect(editDistance(a, b)).toBe(errors)
    expect(editDistance(b, a)).toBe(errors)
  })

  it('is split into unique trigrams with marked edges', () => {
    expect(trigrams('hng')).toEqual(['  h', ' hn', 'hng', 'ng '])
    expect(trigrams('a')).toEqual(['  a', ' a '])
    expect(trigrams('aaaa')).toEqual(['  a', ' aa', 'aaa', 'aa '])
  })

  it.each([
    ['hnige', ['hinge', 'hinges', 'handle'], ['hinge']],
    ['gaskte', ['gasket', 'gaskets', 'basket'], ['gasket']], // only the words with the fewest errors are returned
    ['lach', ['lace', 'lash', 'latch'], ['latch', 'lace', 'lash']], // one error each: a missing letter is the likeliest
    ['stip', ['slip', 'step', 'strip'], ['strip', 'slip', 'step']],
    ['uncut', ['cut'], []], // two errors and another first letter
    ['trak', ['trunk'], []], // two errors are too many for four letters
    ['panle', ['panes'], ['panes']], // two errors are allowed from five letters on
    ['handel', ['handed', 'handle'], ['handle']], // swapped letters beat one wrong letter
    ['zzzzz', ['hinge'], []],
    ['hinge', [], []],
    [
      'abcde',
      ['abcdf', 'abcdg', 'abcdh', 'abcdi', 'abcdj', 'abcdk'],
      ['abcdf', 'abcdg', 'abcdh', 'abcdi', 'abcdj'],
    ],
  ])('%s among %j is most likely %j', (typed, known, likely) => {
    expect(likelyCorrections(typed, known)).toEqual(likely)
  })
})
