import { expect, it } from 'vitest'
import { keyAction, type PressedKey } from './option-keys.ts'

const press = (key: string, more: Partial<PressedKey> = {}) =>
  keyAction({ key, altKey: false, ctrlKey: false, metaKey: false, repeat: false, ...more })

it('arrow keys move through the options, even when held down, and a digit chooses one', () => {
  expect(press('ArrowRight')).toEqual({ does: 'walk', by: 1 })
  expect(press('ArrowUp', { repeat: true })).toEqual({ does: 'walk', by: -1 })
  expect(press('2')).toEqual({ does: 'choose', at: 1 })
  for (const key of ['0', 'a', 'Enter', 'F1']) expect(press(key)).toBeNull()
})

it.each(['altKey', 'ctrlKey', 'metaKey'])(
  'keys pressed with %s are left to the browser, such as Back',
  (modifier) => {
    for (const key of ['ArrowLeft', 'ArrowDown', '1']) expect(press(key, { [modifier]: true })).toBeNull()
  },
)

it('a digit held down answers one question', () => {
  expect(press('1', { repeat: true })).toBeNull()
})
