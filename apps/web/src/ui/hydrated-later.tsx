import { memo, type ReactNode, Suspense } from 'react'

/**
 * A piece of a server-rendered page that React hydrates on its own: at once when it is used, otherwise after what is
 * around it, without holding up the page. A new `children` would hydrate it right away, so what changes on hydration
 * (`useHydrated`, `useMedia`) belongs inside, or around it with the same `children`.
 */
export const HydratedLater = memo(function HydratedLater({ children }: { readonly children: ReactNode }) {
  return <Suspense>{children}</Suspense>
})
