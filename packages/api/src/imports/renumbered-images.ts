import type { Renumbering } from '@mullion/integrations/files/port'
import type { ImportStep } from './import-step.ts'
import type { PartStep } from './part-steps.ts'

/** Returns how a change moves a part's images; null for a part that keeps its number, is new or is removed. */
export function renumberingOf({ current, next }: PartStep): Renumbering | null {
  if (!current || !next || current.number === next.number) return null
  return { from: current.number, to: next.number, version: current.imageVersion }
}

/**
 * Copies the images of parts to the numbers that `work` gives them, so that a crash right after it leaves the parts
 * with their images. When `work` returns true, the old files go; otherwise the copies do.
 */
export async function withRenumberedImages(
  { images, goOn }: ImportStep,
  changes: readonly Renumbering[],
  work: () => Promise<boolean>,
): Promise<boolean> {
  await using copies = new AsyncDisposableStack()
  for (const change of await images.withFiles(changes)) {
    const copied = await images.copy(change)
    copies.defer(() => copied.discard())
    await goOn()
  }
  if (!(await work())) return false
  copies.move()
  // Listed again: an image may have been stored under an old number meanwhile.
  for (const change of await images.withFiles(changes)) {
    await images.renumber(change)
    await goOn()
  }
  return true
}
