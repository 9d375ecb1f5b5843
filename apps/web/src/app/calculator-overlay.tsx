import { useSnapshot } from 'valtio'
import { lateComponent } from '../lib/late-component.ts'
import { LateOverlay } from '../ui/late-overlay.tsx'
import { calculatorActions } from './calculators.ts'
import { closeCalculator, openCalculator } from './panels.state.ts'
import { placeState } from './place.state.ts'
import { panelLoaders } from './preload.ts'

const CalculatorDialog = lateComponent(async () => (await panelLoaders.loadCalculator()).CalculatorDialog)

/** A calculator over whatever is open. */
export function CalculatorOverlay() {
  const { calculator } = useSnapshot(placeState)
  return (
    <LateOverlay about={calculator} onClose={closeCalculator} onReopen={openCalculator}>
      {(shown, opened) => (
        <CalculatorDialog
          calculator={shown}
          opened={opened}
          onClose={closeCalculator}
          actions={calculatorActions}
        />
      )}
    </LateOverlay>
  )
}
