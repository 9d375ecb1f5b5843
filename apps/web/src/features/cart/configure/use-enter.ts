import type { LineConfiguration } from '@mullion/domain/cart/line-configuration'
import { type KeyboardEvent, useEffect, useState } from 'react'

/** A press of Enter, with the field's text and the configuration before the field handled it. */
interface Press {
  readonly field: HTMLInputElement
  readonly text: string
  readonly stated: string
}

/**
 * Submits a form on Enter in a field. If Enter first reformats the field or changes the quantity, it does only that,
 * so that buyers see what they confirm.
 */
export function useEnter(stated: LineConfiguration, onEnter: () => void) {
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
    // Focus may move to a button at once, and the same key press would click it.
    event.preventDefault()
    if (!repeat) setPress({ field, text: field.value, stated: now })
  }
}
