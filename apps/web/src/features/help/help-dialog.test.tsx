import { within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { HelpDialog } from './help-dialog.tsx'

describe('the footer pop-ups', () => {
  it('list the return rules', async () => {
    const onClose = vi.fn()
    using page = show(<HelpDialog topic="returns" opened onClose={onClose} />)
    for (const rule of [
      'You can return unused standard items within 30 days. A restocking fee applies. Our parts team will tell you the amount before you send anything back.',
      'Custom and cut-to-order items are made for your door and cannot be returned:',
      'Parts have a 1-year warranty. Wear parts are excluded.',
    ]) {
      page.getByText(rule)
    }
    page.getByText(/cannot be returned\. Parts have a 1-year warranty\./)
    const [made] = page.getAllByRole('list')
    const points = within(made as HTMLElement).getAllByRole('listitem')
    expect(points.map((point) => point.textContent)).toEqual(['wires', 'gasket', 'metal'])
    await page.user.click(page.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('show swing and slide door galleries, and say which doors are not in the system', () => {
    using page = show(<HelpDialog topic="serials" opened onClose={() => {}} />)
    page.getByText(/Doors made before 2012 are not in our system/)
    for (const name of ['Swing Doors', 'Slide Doors']) {
      expect(within(page.getByRole('region', { name })).getAllByRole('button')).toHaveLength(3)
    }
  })
})
