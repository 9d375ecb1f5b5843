import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RouteOf, useDeferredRoute, useRoute, useSearchText } from './use-route.tsx'

function Shown() {
  const panel = useRoute((route) => route.panel)
  const { view } = useDeferredRoute()
  return `${panel} ${view}: ${useSearchText()}`
}

describe('the route of a given address', () => {
  it('is used where there is no browser', () => {
    const page = (url: string) =>
      renderToString(
        <RouteOf url={url}>
          <Shown />
        </RouteOf>,
      )
    expect(page('/?s=hinge&panel=cart&view=shipping')).toBe('cart shipping: hinge')
    expect(page('https://store.example/?panel=nowhere')).toBe('search results: ')
  })
})
