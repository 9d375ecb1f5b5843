import { act, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { expect, it } from 'vitest'
import { type LazyComponent, lazyComponent } from './lazy-component.ts'

function Cart() {
  const [mounted] = useState(() => crypto.randomUUID())
  return <p data-mounted={mounted}>The cart</p>
}

function shown(Late: LazyComponent<object>) {
  const page = (
    <Suspense fallback={<p>Loading</p>}>
      <Late />
    </Suspense>
  )
  const { rerender, unmount } = render(page)
  return { again: () => rerender(page), [Symbol.dispose]: unmount }
}

it('code that was loaded early is shown at once, without the placeholder', async () => {
  const Late = lazyComponent(async () => Cart)
  await act(async () => Late.preload())
  using _ = shown(Late)
  expect(screen.queryByText('Loading')).toBe(null)
  expect(screen.queryByText('The cart')).not.toBe(null)
})

it('code that is loaded only when it is shown has the placeholder first', async () => {
  using _ = shown(lazyComponent(async () => Cart))
  expect(screen.queryByText('Loading')).not.toBe(null)
  await screen.findByText('The cart')
})

it('what is shown already stays as it is when its code is also loaded early', async () => {
  const Late = lazyComponent(async () => Cart)
  using page = shown(Late)
  const { mounted } = (await screen.findByText('The cart')).dataset
  await act(async () => Late.preload())
  page.again()
  expect((await screen.findByText('The cart')).dataset.mounted).toBe(mounted)
})
