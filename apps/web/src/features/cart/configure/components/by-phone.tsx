import type { Part } from '@mullion/domain/catalog/part'
import { ContactLinks } from '../../../../ui/contact-links.tsx'
import { ConfirmFrame } from './confirm-frame.tsx'

/** For parts whose quantity comes from the measures of a door. */
export function ByPhone({ part, onClose }: { readonly part: Part; readonly onClose: () => void }) {
  return (
    <ConfirmFrame part={part} onClose={onClose}>
      <p>
        How much of this part you need is calculated from the measures of your door. Until our calculators are
        open here, please order it by phone: we calculate it with you.
      </p>
      <ContactLinks />
    </ConfirmFrame>
  )
}
