import { Stack } from '@mantine/core'
import { noPartsText } from '@mullion/domain/doors/calculated-part'
import box from '../../../../ui/box.module.css'
import { ContactLinks } from '../../../../ui/contact-links.tsx'

export function NoParts() {
  return (
    <Stack className={box.box ?? ''} gap={8} p={20}>
      <p>{noPartsText}</p>
      <ContactLinks />
    </Stack>
  )
}
