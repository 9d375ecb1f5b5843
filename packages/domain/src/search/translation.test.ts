import { describe, expect, it } from 'vitest'
import { spanishFillers, spanishProblems, spanishQualities, spanishThings } from './spanish.ts'
import { synonyms } from './synonyms.ts'
import { toEnglish } from './translation.ts'

describe('a text in Spanish', () => {
  it.each([
    ['bisagra', 'hinge'],
    ['Bisagras izquierdas', 'left hand hinge'],
    ['empaque magnético negro', 'magnetic black gasket'],
    ['EMPAQUE MAGNETICO', 'magnetic gasket'], // without accents
    ['visagra', 'hinge'], // as it sounds
    ['rodillo puerta corredisa', 'roller for sliding door'],
    ['cierra-puertas hidráulico', 'hydraulic closer'],
    ['resistencia para el marco', 'heater wire for frame'],
    ['bisagra cam lift cromada derecha', 'hinge cam lift chrome right hand'], // mixed with English
    ['empaque 36" x 84"', 'gasket 36" x 84"'],
    ['cadena #40', 'chain #40'],
    ['candado 0703-15BA', 'padlock 0703-15BA'],
    ['¿tienen candados?', 'padlock'],
    ['la puerta no cierra', 'door does not close'],
    ['motores', 'motor'],
    ['motor de puerta', 'operator motor'],
    ['luces', 'light'],
  ])('%j means %j', (text, english) => {
    expect(toEnglish(text)).toBe(english)
  })

  it.each([
    'cam lift hinge',
    'snap-in gasket',
    'de-icer',
    'motor',
    'panel',
    'post',
    'large tape',
    '311-0201',
  ])('is not %j', (text) => {
    expect(toEnglish(text)).toBe(text)
  })

  it('is not what dealers type in English', () => {
    const changed = Object.keys(synonyms).filter((phrase) => toEnglish(phrase) !== phrase)
    expect(changed).toEqual([])
  })

  it('has entries of one to four plain words', () => {
    const phrases = [spanishThings, spanishQualities, spanishProblems, spanishFillers].flatMap(Object.keys)
    expect(phrases.filter((phrase) => !/^[a-z]+( [a-z]+){0,4}$/.test(phrase))).toEqual([])
  })
})
