import { lateComponent } from '../../lib/late-component.ts'
import { LateOverlay } from '../../ui/late-overlay.tsx'
import { closeOverlay, openOverlay } from '../navigation/navigation.ts'
import { useRoute } from '../navigation/use-route.tsx'
import { calculatorActions } from '../ordering/calculators.ts'
import { panelLoaders } from './preload.ts'

const CalculatorDialog = lateComponent(async () => (await panelLoaders.loadCalculator()).CalculatorDialog)

const close = () => closeOverlay('calculator')

/** A calculator over whatever is open. */
export function CalculatorOverlay() {
  const calculator = useRoute((route) => route.calculator)
  return (
    <LateOverlay about={calculator} onClose={close} onReopen={(again) => openOverlay({ calculator: again })}>
      {(shown, opened) => (
        <CalculatorDialog calculator={shown} opened={opened} onClose={close} actions={calculatorActions} />
      )}
    </LateOverlay>
  )
}
