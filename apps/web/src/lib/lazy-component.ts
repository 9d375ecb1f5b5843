import { type ComponentType, createElement, lazy } from 'react'

/** Components whose code failed to load; each entry resets one. */
const failed = new Set<() => void>()

export type LazyComponent<Props> = ComponentType<Props> & {
  getReady(): Promise<void>
  /** Loads the code early. A failure here is retried, and shown, when it renders. */
  preload(): void
}

export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const loadLazily = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        failed.add(forget)
        throw error
      }
    })
  let Loaded: ComponentType<Props> = loadLazily()
  const forget = () => {
    Loaded = loadLazily()
  }
  const getReady = async () => {
    Loaded = await load()
  }
  const preload = () => void load().catch(() => undefined)
  const Late = (props: Props) => createElement(Loaded, props)
  return Object.assign(Late, { getReady, preload, displayName: 'Late' })
}

/** Lets code that failed to load be loaded again on the next render. */
export function clearFailedLoads(): void {
  for (const forget of failed) forget()
  failed.clear()
}
