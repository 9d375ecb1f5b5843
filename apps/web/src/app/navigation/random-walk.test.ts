import { randomCases, times } from '@mullion/config/test-speed'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addOverlay, overlaysState, removeOverlay } from '../../lib/overlays.state.ts'
import { closePart, openPart, searchFor } from './testing/actions.ts'
import { eachVisits, settle } from './testing/visits.ts'

type Act = 'open' | 'close' | 'swap' | 'search' | 'part' | 'closePart' | 'back' | 'forward' | 'reload'

interface Page {
  readonly query: string
  under: readonly number[]
}

/**
 * Models what a buyer expects of Back and Forward: a sequence of pages, and overlays over the current one.
 */
class Expected {
  pages: Page[] = [{ query: '', under: [] }]
  at = 0
  open: readonly number[] = []

  get page(): Page {
    return this.pages[this.at]!
  }
  get over(): readonly number[] {
    return this.open.filter((id) => !this.page.under.includes(id))
  }
  add(id: number) {
    this.pages.splice(this.at + 1)
    this.open = [...this.open, id]
  }
  /** Gives a closed overlay's entry to a new one, so the pages ahead stay. */
  swap(closed: number | undefined, id: number) {
    this.remove(closed)
    this.open = [...this.open, id]
  }
  remove(closed: number | undefined) {
    this.open = this.open.filter((id) => id !== closed)
    for (const page of this.pages) page.under = page.under.filter((id) => id !== closed)
  }
  show(query: string, under = this.page.under) {
    if (query === this.page.query) return
    this.pages.splice(this.at + 1, Infinity, { query, under })
    this.at += 1
  }
  closePart() {
    if (!this.page.query.includes('part')) return
    for (const id of this.over) this.remove(id)
    while (this.page.query.includes('part')) {
      for (const id of this.over) this.remove(id)
      this.at -= 1
    }
  }
  back() {
    if (this.over.length > 0) this.remove(this.over.at(-1))
    else if (this.at > 0) this.at -= 1
  }
  forward() {
    if (this.at + 1 >= this.pages.length) return
    for (const id of this.over) if (!this.pages[this.at + 1]?.under.includes(id)) this.remove(id)
    this.at += 1
  }
}

const acts: readonly Act[] = [
  'open',
  'close',
  'swap',
  'search',
  'part',
  'closePart',
  'back',
  'forward',
  'reload',
]

describe.each([
  ['with the Navigation API', false],
  ['without it', true],
])('any sequence of opening, closing, navigating, Back and Forward, %s', (_, old) => {
  const visits = eachVisits({ old })

  const openDialog = () => addOverlay({ close: () => {}, dialog: true, step: true })
  function closeTop({ open }: Expected) {
    const top = open.at(-1)
    if (top !== undefined) removeOverlay(top)
    return top
  }

  const walk: Record<Act, (expected: Expected, number: number) => void> = {
    open: (expected) => expected.add(openDialog()),
    close: (expected) => expected.remove(closeTop(expected)),
    swap(expected) {
      if (expected.over.length > 0) expected.swap(closeTop(expected), openDialog())
    },
    search(expected, number) {
      searchFor(`door ${number}`)
      expected.show(`?s=door+${number}`)
    },
    part(expected, number) {
      const base = expected.page.query.replace(/[?&]part=.*/, '')
      openPart(number)
      expected.show(`${base}${base ? '&' : '?'}part=${number}`, expected.open)
    },
    closePart(expected) {
      closePart()
      expected.closePart()
    },
    back(expected) {
      visits.browser.back()
      expected.back()
    },
    forward(expected) {
      visits.browser.forward()
      expected.forward()
    },
    reload(expected) {
      // Overlays do not survive a reload. Older browsers cannot tell whether there are pages ahead of an
      // entry.
      const ahead = expected.at + 1 < expected.pages.length
      if (expected.open.length > 0 || (old && ahead)) return
      visits.reload()
    },
  }

  it('shows the expected page and overlays after every step', {
    timeout: times(30_000, 300_000),
  }, () => {
    const steps = fc.array(fc.tuple(fc.constantFrom(...acts), fc.integer({ min: 1, max: 3 })), {
      maxLength: 30,
    })
    fc.assert(
      fc.property(steps, (taken) => {
        visits.visit('')
        const expected = new Expected()
        for (const [act, number] of taken) {
          walk[act](expected, number)
          settle()
          const open = overlaysState.open.map(({ id }) => id)
          expect({ query: visits.browser.query, open }).toEqual({
            query: expected.page.query,
            open: expected.open,
          })
        }
      }),
      randomCases(300),
    )
  })
})
