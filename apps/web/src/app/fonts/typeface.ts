import { readText, writeText } from '../../lib/storage.ts'
import { whenIdle } from '../../lib/when-idle.ts'

/** Read by the first script of index.html, before anything is painted. */
const storageKey = 'typeface'
const stored = 'stored'
const families = ['Atkinson Hyperlegible Next', 'Atkinson Hyperlegible Mono']

/**
 * Loads the typefaces while the browser is idle, for the pages after this one: this page keeps the device's own, because
 * changing them would move its text.
 */
export function storeTypeface(): void {
  if (readText(storageKey) === stored) return
  whenIdle(() => {
    const loading = families.map((family) => document.fonts.load(`1em "${family}"`))
    Promise.all(loading).then(
      () => writeText(storageKey, stored),
      () => {
        // Tried again on the next page.
      },
    )
  })
}
