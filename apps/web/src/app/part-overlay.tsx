import { lateComponent } from '../lib/late-component.ts'
import { LateOverlay } from '../ui/late-overlay.tsx'
import { closePart, openPart } from './panels.state.ts'
import { panelLoaders } from './preload.ts'
import { catalogActions } from './shop-actions.ts'
import { usePlaceSoon } from './use-place-soon.ts'

const PartDetail = lateComponent(async () => (await panelLoaders.loadPartDetail()).PartDetail)

/** Loads the code of the part detail, for a page that opens with it. */
export const getPartReady = PartDetail.getReady

/** The part detail over whatever is open. */
export function PartOverlay() {
  const { part } = usePlaceSoon()
  return (
    <LateOverlay about={part} onClose={closePart} onReopen={openPart}>
      {(partId, opened) => (
        <PartDetail partId={partId} opened={opened} onClose={closePart} actions={catalogActions} />
      )}
    </LateOverlay>
  )
}
