import { MantineProvider } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { lazyComponent } from '../lib/lazy-component.ts'
import { dismissNotice, noticesState } from '../lib/notices.state.ts'
import { LazyOverlay } from './lazy-overlay.tsx'

afterEach(() => {
  for (const { id } of noticesState.list) dismissNotice(id)
})

/** A page with two pop-ups, of which the code of the first loads only while `net.isThere`. */
function open({ inPlace = false } = {}) {
  const net = { isThere: false }
  const Terms = lazyComponent(async () => {
    if (!net.isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>The terms</p>
  })
  const Cart = lazyComponent(async () => () => <p>The cart</p>)
  function Page() {
    const [about, setAbout] = useState<string | null>(null)
    return (
      <>
        <button type="button" onClick={() => setAbout('terms')}>
          Terms
        </button>
        <button type="button" onClick={() => setAbout('cart')}>
          Cart
        </button>
        <LazyOverlay
          about={about === 'terms' ? about : null}
          {...(inPlace ? {} : { onClose: () => setAbout(null), onReopen: setAbout })}
          fallback={<p>Loading</p>}
        >
          {() => <Terms />}
        </LazyOverlay>
        <LazyOverlay about={about === 'cart' ? about : null} onClose={() => setAbout(null)}>
          {() => <Cart />}
        </LazyOverlay>
        <output>{about}</output>
      </>
    )
  }
  const { unmount } = render(
    <MantineProvider env="test" withCssVariables={false} withGlobalClasses={false}>
      <Page />
    </MantineProvider>,
    { onCaughtError: () => {} },
  )
  return {
    net,
    press: (label: string) => act(async () => screen.getByText(label).click()),
    opened: () => screen.getByRole('status').textContent,
    notices: () => noticesState.list.map(({ text, action }) => [text, action?.label]),
    act: () => act(async () => noticesState.list.at(-1)?.action?.run()),
    [Symbol.dispose]: unmount,
  }
}

it('a pop-up whose code does not load closes with a notice, whose Retry opens it', async () => {
  using page = open()
  await page.press('Terms')
  await expect.poll(page.notices).toEqual([['We couldn’t open this.', 'Retry']])
  expect(page.opened()).toBe('')
  expect(screen.queryByRole('alert')).toBeNull()
  page.net.isThere = true
  await page.act()
  await screen.findByText('The terms')
  expect(page.opened()).toBe('terms')
})

it('a pop-up whose code fails to load again offers to reload the page, and can be opened once it loads', async () => {
  using page = open()
  await page.press('Terms')
  await expect.poll(page.notices).toHaveLength(1)
  await page.act()
  await expect.poll(() => page.notices().at(-1)).toEqual(['We couldn’t open this.', 'Reload'])
  await page.press('Cart')
  await screen.findByText('The cart')
  page.net.isThere = true
  await page.press('Terms')
  await screen.findByText('The terms')
})

it('a pop-up that nothing else opens shows the failure in its place, and focuses Retry when it fails again', async () => {
  using page = open({ inPlace: true })
  await page.press('Terms')
  await screen.findByRole('alert')
  expect(page.notices()).toEqual([])
  await page.press('Retry')
  await expect.poll(() => document.activeElement?.textContent).toBe('Retry')
  page.net.isThere = true
  await page.press('Retry')
  await screen.findByText('The terms')
  expect(screen.queryByRole('alert')).toBeNull()
})
