import type { StatedQuantity } from '@mullion/domain/cart/line-configuration'
import { type KeyboardEvent, useEffect, useState } from 'react'

/** A press of Enter, and what was there before the field took it. */
interface Press {
  readonly field: HTMLInputElement
  readonly text: string
  readonly stated: string
}

/**
 * Enter in a field ends a question as it sends a form. Where the field first makes something else of what is typed, or
 * the quantity changes by it, that is all it does: nobody confirms what was not there to be read.
 */
export function useEnter(stated: StatedQuantity, onEnter: () => void) {
  const [press, setPress] = useState<Press | null>(null)
  const now = JSON.stringify(stated)
  useEffect(() => {
    if (press === null) return
    setPress(null)
    if (press.stated === now && press.field.value === press.text) onEnter()
  })
  return (event: KeyboardEvent) => {
    const { target: field, key, repeat } = event
    if (key !== 'Enter' || !(field instanceof HTMLInputElement)) return
    // The focus may go to a button at once, which the same press would press.
    event.preventDefault()
    if (!repeat) setPress({ field, text: field.value, stated: now })
  }
}
