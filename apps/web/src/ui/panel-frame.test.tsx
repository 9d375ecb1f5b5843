import { expect, it, onTestFinished, vi } from 'vitest'
import { show } from '../testing/show.tsx'
import { PanelFrame } from './panel-frame.tsx'

const views = ['first', 'second', 'third'].map((view) => ({ view, name: view, icon: null }))

it('the menu scrolls to the open view, also when its entries come later', () => {
  const widths = { offsetLeft: 900, clientWidth: 300 } as const
  for (const name of ['offsetLeft', 'clientWidth'] as const) {
    const width = vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(widths[name])
    onTestFinished(() => width.mockRestore())
  }
  const frame = (known: typeof views) => (
    <PanelFrame title="Admin" views={known} view="third" onView={() => {}} onSearch={() => {}}>
      content
    </PanelFrame>
  )
  using page = show(frame([]))
  const menu = page.getByRole('navigation', { name: 'Admin', hidden: true })
  expect(menu.scrollLeft).toBe(0)
  page.rerender(frame(views))
  expect(page.getByRole('navigation', { name: 'Admin' }).scrollLeft).toBe(900)
})
