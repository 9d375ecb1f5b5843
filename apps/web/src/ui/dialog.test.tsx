import { useState } from 'react'
import { expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { Dialog } from './dialog.tsx'

function Decided() {
  const [opened, setOpened] = useState(false)
  const [decided, setDecided] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title="A decision">
        {decided ? (
          <p>Decided</p>
        ) : (
          <button type="button" onClick={() => setDecided(true)}>
            Decide
          </button>
        )}
      </Dialog>
    </>
  )
}

it('a dialog takes the focus of a button that leaves it, and gives it back when it closes', async () => {
  using page = show(<Decided />)
  const open = page.getByRole('button', { name: 'Open' })
  await page.user.click(open)
  await page.user.click(await page.findByRole('button', { name: 'Decide' }))
  await page.findByText('Decided')
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('dialog')
  await page.user.keyboard('{Escape}')
  await expect.poll(() => document.activeElement).toBe(open)
})
