import { useHydrated } from '../lib/use-hydrated.ts'

/** Marks server-rendered content until hydration; buttons in it do nothing before. */
export function UntilHydrated() {
  return useHydrated() ? null : <span hidden data-until-hydrated />
}
