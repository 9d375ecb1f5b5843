import { Button } from '@mantine/core'
import { isStaffRole } from '@mullion/domain/accounts/actor'
import { mayPayBy } from '@mullion/domain/accounts/permissions'
import type { Viewer } from '@mullion/domain/accounts/session'
import { IconPhone } from '@tabler/icons-react'
import { ContactLinks } from '../../../ui/contact-links.tsx'
import { EmptyNote } from '../../../ui/empty-note.tsx'
import { PanelHeading } from '../../../ui/panel-heading.tsx'

const staffText = 'Staff order for a company, which is not open here yet.'
const termsText =
  'Your company pays on terms, which cannot be ordered on here yet. Please call us to place this order.'

/** Why the viewer cannot order by card here; null when they can. */
export function whyNotByCard(viewer: Viewer | null | undefined): string | null {
  if (!viewer || viewer.duty) return null
  const { role, company } = viewer.user
  const staff = isStaffRole(role)
  const allowed = !staff && mayPayBy({ role, termsCode: company.termsCode }, 'card')
  if (allowed) return null
  return staff ? staffText : termsText
}

/** Says at once what the server would say after everything has been typed. */
export function TermsOnly({ reason, onBack }: { readonly reason: string; readonly onBack: () => void }) {
  return (
    <>
      <PanelHeading>Checkout</PanelHeading>
      <EmptyNote icon={<IconPhone size={30} stroke={1.6} aria-hidden />} title={reason}>
        <ContactLinks />
        <Button variant="default" onClick={onBack}>
          Back to Cart
        </Button>
      </EmptyNote>
    </>
  )
}
