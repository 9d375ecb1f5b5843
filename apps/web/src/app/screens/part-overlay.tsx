import { lateComponent } from '../../lib/late-component.ts'
import { LateOverlay } from '../../ui/late-overlay.tsx'
import { closeOverlay, openOverlay } from '../navigation/navigation.ts'
import { useDeferredRoute } from '../navigation/use-route.tsx'
import { panelLoaders } from './preload.ts'
import { catalogActions } from './shop-actions.ts'

const PartDetail = lateComponent(async () => (await panelLoaders.loadPartDetail()).PartDetail)

const close = () => closeOverlay('part')

/** Loads the code of the part detail, for a page that opens with it. */
export const getPartReady = PartDetail.getReady

/** The part detail over whatever is open. */
export function PartOverlay() {
  const { part } = useDeferredRoute()
  return (
    <LateOverlay about={part} onClose={close} onReopen={(again) => openOverlay({ part: again })}>
      {(partId, opened) => (
        <PartDetail partId={partId} opened={opened} onClose={close} actions={catalogActions} />
      )}
    </LateOverlay>
  )
}
