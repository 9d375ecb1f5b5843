import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Pages, type PagesProps } from './pages.tsx'

const markupOf = (change: Partial<PagesProps>) =>
  renderToStaticMarkup(
    <MantineProvider>
      <Pages of="orders" page={1} pages={3} onPage={() => {}} {...change} />
    </MantineProvider>,
  )
const step = (markup: string, name: string) =>
  new RegExp(`<button[^>]*aria-label="${name} page"[^>]*>`).exec(markup)?.[0] ?? ''

describe('page navigation', () => {
  it('shows the current page, and its buttons keep focus at either end', () => {
    const first = markupOf({})
    expect(first).toContain('aria-label="Pages of orders"')
    expect(first).toContain('Page 1 of 3')
    expect(step(first, 'Previous')).toContain('aria-disabled="true"')
    expect(step(first, 'Next')).toContain('aria-disabled="false"')
    expect(step(markupOf({ page: 3 }), 'Next')).toContain('aria-disabled="true"')
    expect(first).not.toMatch(/ disabled=/)
  })

  it('by number shows the first, last and nearby pages, and marks the current one', () => {
    const markup = markupOf({ page: 6, pages: 40, numbered: true })
    const numbers = [...markup.matchAll(/aria-label="Page (\d+)"/g)].map(([, number]) => Number(number))
    expect(numbers).toEqual([1, 5, 6, 7, 40])
    expect(/aria-current="page" aria-label="Page (\d+)"/.exec(markup)?.[1]).toBe('6')
  })

  it('continues while there is more, even if the number of pages is unknown', () => {
    expect(step(markupOf({ page: 3, more: true }), 'Next')).toContain('aria-disabled="false"')
  })

  it('is disabled while locked', () => {
    const markup = markupOf({ page: 2, numbered: true, locked: true })
    expect(step(markup, 'Previous') + step(markup, 'Next')).not.toContain('aria-disabled="false"')
    expect(markup.match(/ disabled=/g)).toHaveLength(3)
  })
})
