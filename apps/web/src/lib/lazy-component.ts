import { type ComponentType, createElement, lazy } from 'react'

/** Components whose code failed to load; each entry resets one. */
const failed = new Set<() => void>()

export type LazyComponent<Props> = ComponentType<Props> & {
  getReady(): Promise<void>
  /** Loads the code early, so that it renders at once. A failure here is retried, and shown, when it renders. */
  preload(): void
}

/**
 * A value for `lazy` that is there already. With a promise, React would show the placeholder first, and then keep it for
 * 300 ms.
 */
const atOnce = <Value>(value: Value) =>
  // biome-ignore lint/suspicious/noThenProperty: React calls it by this name, and needs no promise.
  ({ then: (resolve: (value: Value) => void) => resolve(value) }) as Promise<Value>

export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let early: ComponentType<Props> | null = null
  const loadNow = async () => {
    try {
      return { default: await load() }
    } catch (error) {
      failed.add(forget)
      throw error
    }
  }
  const loadLazily = () => lazy(() => (early ? atOnce({ default: early }) : loadNow()))
  let Loaded: ComponentType<Props> = loadLazily()
  const forget = () => {
    Loaded = loadLazily()
  }
  const getReady = async () => {
    Loaded = await load()
  }
  const preload = () =>
    void load().then(
      (component) => {
        early = component
      },
      () => undefined,
    )
  const Late = (props: Props) => createElement(Loaded, props)
  return Object.assign(Late, { getReady, preload, displayName: 'Late' })
}

/** Lets code that failed to load be loaded again on the next render. */
export function clearFailedLoads(): void {
  for (const forget of failed) forget()
  failed.clear()
}
