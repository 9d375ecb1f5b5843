import type { DoorToPrint } from '@mullion/domain/doors/labels/door-label'
import { proxy, ref } from 'valtio'

/** A door that labels can be printed for. */
export interface LabelCandidate {
  readonly door: DoorToPrint
  readonly title: string
  readonly about: string
}

/** The doors to choose from while the label dialog is open; change them only through the functions below. */
export const labelState = proxy<{ candidates: readonly LabelCandidate[] | null }>({ candidates: null })

/** Opens the label dialog for some doors, all of them chosen. */
export function requestLabels(candidates: readonly LabelCandidate[]): void {
  labelState.candidates = ref([...candidates])
}

export function closeLabels(): void {
  labelState.candidates = null
}
