/** The fields used of a key press; a KeyboardEvent fits. */
export interface PressedKey {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly repeat: boolean
}

type KeyAction =
  | { readonly does: 'walk'; readonly by: 1 | -1 }
  | { readonly does: 'choose'; readonly at: number }

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Returns what a key does in a list of options: arrows move, digits pick; null for keys left to the browser. */
export function keyAction({ key, altKey, ctrlKey, metaKey, repeat }: PressedKey): KeyAction | null {
  if (altKey || ctrlKey || metaKey) return null
  const by = steps[key]
  if (by) return { does: 'walk', by }
  // Ignore repeats: a digit held down would answer the next questions too.
  return /^[1-9]$/.test(key) && !repeat ? { does: 'choose', at: Number(key) - 1 } : null
}
