import { useHydrated } from '../lib/use-hydrated.ts'

/** Marks server-rendered content until hydration, since its buttons do nothing before then. */
export function UntilHydrated() {
  return useHydrated() ? null : <span hidden data-until-hydrated />
}
