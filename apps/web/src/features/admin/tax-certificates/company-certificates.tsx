import { Skeleton, Stack, Text } from '@mantine/core'
import { useCertificatesOf } from '@mullion/client/tax-certificates/tax-certificates.hooks'
import type { PriceOwner } from '@mullion/domain/admin/company-price'
import { CertificateForm } from '../../../ui/certificate-form.tsx'
import { CertificateRows } from '../../../ui/certificate-rows.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'

/** The tax certificates of a company, for staff. */
export function CompanyCertificates({ owner, name }: { readonly owner: PriceOwner; readonly name: string }) {
  const certificates = useCertificatesOf(owner)
  return (
    <Section title={`Tax certificates of ${name}`} id="company-certificates">
      <Stack gap={14}>
        <QueryStates
          query={certificates}
          pending={<Skeleton height={90} />}
          isEmpty={(list) => list.length === 0}
          empty={<Text c="dimmed">No certificates. The tax-exempt states above apply without one.</Text>}
        >
          {(list) => <CertificateRows certificates={list} />}
        </QueryStates>
        <CertificateForm owner={owner} />
      </Stack>
    </Section>
  )
}
