import { useEffect, useRef, useState } from 'react'

/**
 * For forms that say all that is wrong at once: returns the ref of the form, and a function that focuses its first wrong
 * field once the problems are shown, so that it is in view however long the form is.
 */
export function useFirstInvalid() {
  const form = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [asked])
  return { form, focusFirstInvalid: () => setAsked((times) => times + 1) }
}
