import { Skeleton } from '@mantine/core'
import { Section } from '../../../../ui/section.tsx'

export function AddressesSkeleton() {
  return (
    <Section id="saved-addresses" title="Saved Addresses" aside={<Skeleton height={44} width={124} />}>
      <div role="status" aria-label="Loading addresses">
        <Skeleton height={160} maw={300} mb={14} />
        <Skeleton height={15} width={96} mb={9} />
        <Skeleton height={44} maw={460} />
      </div>
    </Section>
  )
}
