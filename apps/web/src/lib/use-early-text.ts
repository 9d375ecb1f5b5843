import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** Takes text that was typed into a server-rendered field before the script loaded; React would not notice it. */
export function useEarlyText(
  field: RefObject<HTMLInputElement | null>,
  shown: string,
  take: (typed: string) => void,
): void {
  const arrive = useEffectEvent(() => {
    const typed = field.current?.value
    if (typed !== undefined && typed !== shown) take(typed)
  })
  // On the first run only: later, React and the field agree.
  useLayoutEffect(arrive, [])
}
