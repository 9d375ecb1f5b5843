import { useHydrated } from '../lib/use-hydrated.ts'

/** Marks what the server drew until it has been taken over: buttons around it do nothing before. */
export function UntilHydrated() {
  return useHydrated() ? null : <span hidden data-until-hydrated />
}
