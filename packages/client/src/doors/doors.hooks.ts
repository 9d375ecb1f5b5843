import type { CalculatorMode } from '@mullion/domain/doors/calculated-part'
import type { Door } from '@mullion/domain/doors/door'
import { keepPreviousData, useMutation } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/** How long to trust a register answer: the register rarely changes, but a later lookup should show it if it did. */
const registerFreshForMs = 60_000

/** Looks up a door by serial number on demand; an answer from the last minute is reused. */
export function useDoorSearch() {
  const { doors } = trpc.useUtils()
  return useMutation({
    mutationFn: (serialNumber: string) =>
      doors.bySerial.fetch({ serialNumber }, { retry: false, staleTime: registerFreshForMs }),
  })
}

/** Queries a door's calculated parts at the viewer's prices; the previous door's parts stay visible while loading. */
export function useCalculation(door: Door, mode: CalculatorMode) {
  return trpc.doors.calculate.useQuery({ door, mode }, { placeholderData: keepPreviousData })
}

/** Queries the door with a serial number; a miss is cached as an answer. Skipped without a number. */
export function useDoorBySerial(serialNumber: string | null) {
  return trpc.doors.bySerial.useQuery(
    { serialNumber: serialNumber ?? '' },
    { enabled: serialNumber !== null, retry: false, staleTime: registerFreshForMs },
  )
}

/**
 * Queries all parts of a door, gaskets and heater, at the viewer's prices; `data` is undefined until both are loaded.
 */
export function useFullCalculation(door: Door) {
  const gasket = useCalculation(door, 'gasket')
  const heater = useCalculation(door, 'heater')
  const failed = gasket.error ? gasket : heater
  const data =
    gasket.data && heater.data
      ? {
          parts: [...gasket.data.parts, ...heater.data.parts],
          notes: [...new Set([...gasket.data.notes, ...heater.data.notes])],
        }
      : undefined
  return {
    data,
    error: failed.error,
    isPlaceholderData: gasket.isPlaceholderData || heater.isPlaceholderData,
    isFetching: gasket.isFetching || heater.isFetching,
    refetch: () => Promise.all([gasket.refetch(), heater.refetch()]),
  }
}
