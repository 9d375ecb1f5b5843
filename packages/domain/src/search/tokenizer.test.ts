import { describe, expect, it } from 'vitest'
import { tokenize } from './tokenizer.ts'

describe('the words of a text', () => {
  it.each([
    ['HNG BRKT', ['hng', 'brkt']],
    ['  Cam-Lift,  hinge! ', ['cam', 'lift', 'hinge']],
    ['0201-BL', ['0201', 'bl']],
    ['Café Türe', ['cafe', 'ture']],
    ['W/ HEADER', ['with', 'header']],
    ['CVR W/HEADER', ['cvr', 'with', 'header']],
    ['CVR W/O HEADER', ['cvr', 'w', 'o', 'header']],
    ['1/4 x 3/4', ['1over4', 'x', '3over4']],
    ['4-1/2IN', ['4', '1over2in']],
    ['½ in', ['1over2', 'in']],
    ['4½', ['4', '1over2']],
    ['120/240V', ['120', '240v']], // two voltages, not a fraction
    ['TSD/ESS1', ['tsd', 'ess1']],
    ['"AND" NEAR( *^%', ['and', 'near']],
    ["o'brien", ['o', 'brien']],
    ['дверь', []],
    ['--- ///', []],
    ['', []],
  ])('of %j are %j', (text, words) => {
    expect(tokenize(text)).toEqual(words)
  })
})
