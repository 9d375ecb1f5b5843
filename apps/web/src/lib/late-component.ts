import { type ComponentType, createElement, lazy } from 'react'

/** What could not be loaded, each with how to forget that. */
const failed = new Set<() => void>()

/** A component whose code is loaded when it is first drawn, or ahead of that. */
export type LateComponent<Props> = ComponentType<Props> & {
  /** Loads the code, so that it is drawn at once. */
  getReady(): Promise<void>
  /** Fetches the code ahead of its use. What fails here is tried again, and shown, when it is drawn. */
  preload(): void
}

/** A component whose code is loaded when it is first drawn. */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LateComponent<Props> {
  const anew = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        failed.add(forget)
        throw error
      }
    })
  let Loaded: ComponentType<Props> = anew()
  const forget = () => {
    Loaded = anew()
  }
  const getReady = async () => {
    Loaded = await load()
  }
  const preload = () => void load().catch(() => undefined)
  const Late = (props: Props) => createElement(Loaded, props)
  return Object.assign(Late, { getReady, preload, displayName: 'Late' })
}

/** Lets what could not be loaded be loaded again when it is drawn next. */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget()
  failed.clear()
}
