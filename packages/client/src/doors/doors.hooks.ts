import type { CalculatorMode } from '@mullion/domain/doors/calculated-part'
import type { Door } from '@mullion/domain/doors/door'
import { keepPreviousData, useMutation } from '@tanstack/react-query'
import { trpc } from '../trpc.ts'

/** How long the register is taken at its word: it hardly changes, but a reader who looks again wants to see that it did. */
const registerFreshForMs = 60_000

/** Looks a door up by its serial number, when asked; an answer of the last minute is not asked for again. */
export function useDoorSearch() {
  const { doors } = trpc.useUtils()
  return useMutation({
    mutationFn: (serialNumber: string) =>
      doors.bySerial.fetch({ serialNumber }, { retry: false, staleTime: registerFreshForMs }),
  })
}

/** What a door takes by the formulas, at the reader's own prices; those of the door before while it is asked for. */
export function useCalculation(door: Door, mode: CalculatorMode) {
  return trpc.doors.calculate.useQuery({ door, mode }, { placeholderData: keepPreviousData })
}

/** The door of a serial number; a miss is an answer and not asked for again. Nothing is asked without a number. */
export function useDoorBySerial(serialNumber: string | null) {
  return trpc.doors.bySerial.useQuery(
    { serialNumber: serialNumber ?? '' },
    { enabled: serialNumber !== null, retry: false, staleTime: registerFreshForMs },
  )
}

/** All that a door takes, its gaskets and its heater, at the reader's own prices; its data is undefined until both have come. */
export function useWholeCalculation(door: Door) {
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
