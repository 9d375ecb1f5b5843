import { useZipLocation } from '@mullion/client/checkout/checkout.hooks'
import { type ZipLocation, zipMismatch, zipUnknownText } from '@mullion/domain/checkout/zip-location'
import { zipPattern } from '@mullion/domain/postal-address'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ShipToForm } from './use-ship-to.ts'

export interface ZipNote {
  readonly text: string
  readonly place: ZipLocation | null
}

/**
 * Fills in city and state from a complete ZIP code, unless the buyer typed others. Returns a warning if they do not
 * match.
 */
export function useZipFill({ values, fill }: ShipToForm, locked: boolean): ZipNote | null {
  const { postalCode, city, state, country } = values
  const complete = country === 'US' && zipPattern.test(postalCode)
  const { data: place } = useZipLocation(complete ? postalCode.slice(0, 5) : null)
  const filled = useRef<ZipLocation>({ city: '', state: '' })
  const take = useEffectEvent((found: ZipLocation) => {
    if (locked) return
    const last = filled.current
    fill({
      ...(city === '' || city === last.city ? { city: found.city } : {}),
      ...(state === '' || state === last.state ? { state: found.state } : {}),
    })
    filled.current = found
    // If the buyer has already moved on to the city field, select the filled-in text, so that typing replaces
    // it.
    const focused = document.activeElement
    if (focused instanceof HTMLInputElement && focused.name === 'city') {
      requestAnimationFrame(() => focused.select())
    }
  })
  useEffect(() => {
    if (complete && place) take(place)
  }, [complete, place])
  if (!complete || place === undefined || locked) return null
  if (place === null) {
    return { text: zipUnknownText(postalCode), place }
  }
  const text = zipMismatch({ postalCode, city, state }, place)
  return text === null ? null : { text, place }
}
