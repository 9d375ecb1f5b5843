import { type ComponentType, createElement, lazy } from 'react'

/** What could not be loaded, each with how to forget that. */
const failed = new Set<() => void>()

/** A component whose code is loaded when it is first drawn. */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
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
  return function Late(props: Props) {
    return createElement(Loaded, props)
  }
}

/** Lets what could not be loaded be loaded again when it is drawn next. */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget()
  failed.clear()
}

/** Fetches code ahead of its use. What fails here is tried again, and shown, when it is drawn. */
export const quietly = (load: () => Promise<unknown>) => () => void load().catch(() => undefined)
