import type { ChosenDoor } from '@mullion/domain/doors/fit/fit'
import { isRecord } from '@mullion/domain/is-record'
import { parseJson } from '@mullion/domain/parse-json'
import type { FitFilter } from '@mullion/domain/search/fit-filter'
import { proxy, ref } from 'valtio'
import { readText, removeText, writeText } from './storage.ts'

/** The door that parts are compared with. */
export interface MyDoor {
  /** As written in an address: a serial number, or `saved-12`. */
  readonly key: string
  readonly chosen: ChosenDoor
  /** Its serial number, or the name it was saved under. */
  readonly name: string
  readonly text: string
  /** What to search for to find only parts that fit it; null if the register disagrees with the saved door. */
  readonly fits: FitFilter | null
}

/** What the picker is for: the door of this tab, or that of one line of the cart. */
export type PickerUse =
  | { readonly for: 'tab' }
  /** `current`: the serial number that the line names so far. */
  | { readonly for: 'line'; readonly partNumber: string; readonly current: string | null }

const storageKey = 'myDoor'

function readDoor(): MyDoor | null {
  const saved = parseJson(readText(storageKey, 'tab'))
  if (!isRecord(saved) || !isRecord(saved.chosen)) return null
  if (saved.fits !== null && !isRecord(saved.fits)) return null
  const texts = [saved.key, saved.name, saved.text].every((text) => typeof text === 'string')
  return texts ? (saved as unknown as MyDoor) : null
}

/** The door chosen in this tab, and whether the picker is open; change them only through the functions below. */
export const myDoorState = proxy<{ door: MyDoor | null; picker: PickerUse | null }>({
  door: readDoor(),
  picker: null,
})

export function setMyDoor(door: MyDoor | null): void {
  myDoorState.door = door && ref(door)
  if (door) writeText(storageKey, JSON.stringify(door), 'tab')
  else removeText(storageKey, 'tab')
}

let resolvePicked = (_door: MyDoor | 'none' | null) => {}

export function closePicker(picked: MyDoor | 'none' | null): void {
  myDoorState.picker = null
  resolvePicked(picked)
}

/** Asks for a door in a dialog. Resolves to the door, to `none` if the choice is removed, or to null if it is closed. */
export function pickDoor(use: PickerUse): Promise<MyDoor | 'none' | null> {
  closePicker(null)
  myDoorState.picker = ref(use)
  return new Promise((resolve) => {
    resolvePicked = resolve
  })
}

/** Asks for the door of this tab. */
export async function pickMyDoor(): Promise<void> {
  const picked = await pickDoor({ for: 'tab' })
  if (picked !== null) setMyDoor(picked === 'none' ? null : picked)
}
