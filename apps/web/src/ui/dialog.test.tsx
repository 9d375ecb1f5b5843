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

function Asked() {
  const [opened, setOpened] = useState(false)
  const [asking, setAsking] = useState(false)
  const [sent, setSent] = useState(false)
  const send = () => {
    setSent(true)
    setAsking(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title="An order">
        {sent ? (
          <p>Sent</p>
        ) : (
          <button type="button" onClick={() => setAsking(true)}>
            Ask
          </button>
        )}
      </Dialog>
      <Dialog opened={asking} onClose={() => setAsking(false)} title="A question">
        <button type="button" onClick={send}>
          Send
        </button>
      </Dialog>
    </>
  )
}

it('a dialog takes the focus back from one above it, if the button that opened that one is gone', async () => {
  using page = show(<Asked />)
  await page.user.click(page.getByRole('button', { name: 'Open' }))
  await page.user.click(await page.findByRole('button', { name: 'Ask' }))
  await page.user.click(await page.findByRole('button', { name: 'Send' }))
  const below = await page.findByRole('dialog', { name: 'An order' })
  await expect.poll(() => document.activeElement).toBe(below)
})
