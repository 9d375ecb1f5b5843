import type { ChosenDoor } from '@mullion/domain/doors/fit/fit'
import { lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { myDoorState } from '../lib/my-door.state.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import type { FitMarkProps } from './fit-mark.tsx'

// A page without these marks still works, so a failure to load leaves them out.
const FitMark = lazy(async () => ({
  default: await import('./fit-mark.tsx').then(
    ({ FitMark }) => FitMark,
    () => (_: FitMarkProps) => null,
  ),
}))

export interface MyFitProps {
  readonly partId: number
  /** The serial number of the door that a line is for; by default the door chosen in this tab. */
  readonly serialNumber?: string | undefined
}

/** Whether a part fits the door it is for; nothing if no door is chosen. */
export function MyFit({ partId, serialNumber }: MyFitProps) {
  const { door } = useSnapshot(myDoorState)
  const hydrated = useHydrated()
  if (!hydrated) return null
  const own =
    serialNumber === undefined ? door : { name: serialNumber, chosen: { serialNumber } as ChosenDoor }
  if (!own) return null
  return (
    <Suspense fallback={null}>
      <FitMark partId={partId} door={own.chosen} name={own.name} />
    </Suspense>
  )
}
