import { MantineProvider } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { lazyComponent } from '../lib/lazy-component.ts'
import { PanelBoundary } from './panel-boundary.tsx'

function panel(net: { there: boolean }) {
  const Late = lazyComponent(async () => {
    if (!net.there) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>The cart</p>
  })
  const rendered = render(
    <MantineProvider env="test">
      <PanelBoundary>
        <Suspense fallback={<p>Loading</p>}>
          <Late />
        </Suspense>
      </PanelBoundary>
    </MantineProvider>,
    { onCaughtError: () => {} },
  )
  return { [Symbol.dispose]: () => rendered.unmount() }
}

const backOnline = () => act(async () => window.dispatchEvent(new Event('online')))

const press = async (name: string) => {
  const label = await screen.findByText(name)
  await act(async () => label.click())
}

it('a panel that failed to load is loaded again by Retry', async () => {
  const net = { there: false }
  using _ = panel(net)
  await screen.findByText('We couldn’t show this part of the page.')
  net.there = true
  await press('Retry')
  await screen.findByText('The cart')
})

it('a panel that failed to load twice offers to reload the page', async () => {
  using _ = panel({ there: false })
  await press('Retry')
  await screen.findByText('Reload')
  expect(screen.queryByText('Retry')).toBe(null)
})

it('a panel that failed to load offline loads by itself once back online', async () => {
  const net = { there: false }
  using _ = panel(net)
  await screen.findByText('We couldn’t show this part of the page.')
  await backOnline()
  await screen.findByText('We couldn’t show this part of the page.')
  net.there = true
  await backOnline()
  await screen.findByText('The cart')
  expect(screen.queryByRole('alert')).toBe(null)
})
