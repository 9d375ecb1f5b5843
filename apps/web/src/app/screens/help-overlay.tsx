import { lateComponent } from '../../lib/late-component.ts'
import { LateOverlay } from '../../ui/late-overlay.tsx'
import { closeOverlay, openOverlay } from '../navigation/navigation.ts'
import { useRoute } from '../navigation/use-route.tsx'
import { panelLoaders } from './preload.ts'

const HelpDialog = lateComponent(async () => (await panelLoaders.loadHelp()).HelpDialog)

const close = () => closeOverlay('popup')

/** What the footer's links open, over whatever is open. */
export function HelpOverlay() {
  const popup = useRoute((route) => route.popup)
  return (
    <LateOverlay about={popup} onClose={close} onReopen={(again) => openOverlay({ popup: again })}>
      {(topic, opened) => <HelpDialog topic={topic} opened={opened} onClose={close} />}
    </LateOverlay>
  )
}
