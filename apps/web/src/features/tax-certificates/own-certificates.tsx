import { Skeleton, Stack, Text } from '@mantine/core'
import { useOwnCertificates } from '@mullion/client/tax-certificates/tax-certificates.hooks'
import { IconCertificate } from '@tabler/icons-react'
import { CertificateForm } from '../../ui/certificate-form.tsx'
import { CertificateRows } from '../../ui/certificate-rows.tsx'
import { EmptyNote } from '../../ui/empty-note.tsx'
import { QueryStates } from '../../ui/query-states.tsx'
import { Section } from '../../ui/section.tsx'

interface OwnCertificatesProps {
  /** Only for tests. */
  readonly fetch?: typeof fetch
}

/** The tax certificates of the viewer's company, for its admins. */
export function OwnCertificates(props: OwnCertificatesProps) {
  const certificates = useOwnCertificates()
  return (
    <Section id="tax-certificates" title="Tax certificates">
      <Stack gap={16}>
        <Text fz="sm" c="dimmed">
          We don’t charge sales tax on orders to a state once our staff have accepted your certificate for it.
        </Text>
        <QueryStates
          query={certificates}
          pending={<Skeleton height={120} />}
          isEmpty={(list) => list.length === 0}
          empty={
            <EmptyNote
              icon={<IconCertificate size={32} stroke={1.6} aria-hidden />}
              title="No certificates yet."
            />
          }
        >
          {(list) => <CertificateRows certificates={list} />}
        </QueryStates>
        <Text component="h3" fw={600}>
          Send a certificate
        </Text>
        <CertificateForm owner={null} {...props} />
      </Stack>
    </Section>
  )
}
