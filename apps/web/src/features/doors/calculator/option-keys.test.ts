import { expect, it } from 'vitest'
import { keyAction, type PressedKey } from './option-keys.ts'

const press = (key: string, more: Partial<PressedKey> = {}) =>
  keyAction({ key, altKey: false, ctrlKey: false, metaKey: false, repeat: false, ...more })

it('arrows walk through the options, also held down, and a digit chooses one', () => {
  expect(press('ArrowRight')).toEqual({ does: 'walk', by: 1 })
  expect(press('ArrowUp', { repeat: true })).toEqual({ does: 'walk', by: -1 })
  expect(press('2')).toEqual({ does: 'choose', at: 1 })
  for (const key of ['0', 'a', 'Enter', 'F1']) expect(press(key)).toBeNull()
})

it.each(['altKey', 'ctrlKey', 'metaKey'])(
  'keys pressed with %s stay the browser’s, such as Back',
  (modifier) => {
    for (const key of ['ArrowLeft', 'ArrowDown', '1']) expect(press(key, { [modifier]: true })).toBeNull()
  },
)

it('a digit that is held down answers one question', () => {
  expect(press('1', { repeat: true })).toBeNull()
})
