import { useSnapshot } from 'valtio'
import { lateComponent } from '../lib/late-component.ts'
import { LateOverlay } from '../ui/late-overlay.tsx'
import { closeHelp, openHelp } from './panels.state.ts'
import { placeState } from './place.state.ts'
import { panelLoaders } from './preload.ts'

const HelpDialog = lateComponent(async () => (await panelLoaders.loadHelp()).HelpDialog)

/** What the footer's links open, over whatever is open. */
export function HelpOverlay() {
  const { popup } = useSnapshot(placeState)
  return (
    <LateOverlay about={popup} onClose={closeHelp} onReopen={openHelp}>
      {(topic, opened) => <HelpDialog topic={topic} opened={opened} onClose={closeHelp} />}
    </LateOverlay>
  )
}
