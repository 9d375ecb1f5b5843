import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import {
  certificateFileUrl,
  useCertificate,
  useCertificateActions,
  useCertificateDesk,
} from '@mullion/client/tax-certificates/tax-certificates.hooks'
import { certificateStateWords } from '@mullion/domain/tax-certificates/certificate-state'
import { type DeskCertificate, maxRefusalLength } from '@mullion/domain/tax-certificates/tax-certificate'
import { useState } from 'react'
import { notify } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import type { StaffViewProps } from '../../../lib/staff-panel.ts'
import { storeDay } from '../../../lib/store-time.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { validText } from '../../../ui/certificate-rows.tsx'
import { NoteForm } from '../../../ui/note-form.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { ListSection } from '../server-list.tsx'

function Desk({ onChoose }: Pick<StaffViewProps, 'onChoose'>) {
  return (
    <ListSection
      id="certificate-desk"
      title="Tax certificates"
      useRows={useCertificateDesk}
      rowKey={({ id }: DeskCertificate) => id}
      searchLabel="Search certificates"
      empty="No certificates to review."
      ownOrder="Oldest first"
      onOpen={({ id }) => onChoose(id)}
      columns={[
        { title: 'Company', sort: 'company', text: ({ company }) => company },
        { title: 'State', sort: 'state', cell: ({ state }) => state },
        { title: 'Number', cell: ({ number }) => number },
        { title: 'Valid', cell: (certificate) => validText(certificate) },
        { title: 'Sent', sort: 'sentAt', cell: ({ sentAt }) => storeDay(sentAt) },
      ]}
    />
  )
}

function Decide({ certificate: { id: certificateId, number } }: { readonly certificate: DeskCertificate }) {
  const { accept, refuse } = useCertificateActions()
  const [refusing, setRefusing] = useState(false)
  if (refusing)
    return (
      <NoteForm
        label="Reason"
        description="The company gets it by email."
        maxLength={maxRefusalLength}
        action="Refuse the certificate"
        busy={refuse.isPending}
        error={refuse.error}
        onBack={() => setRefusing(false)}
        onSend={(reason) =>
          refuse.mutate({ certificateId, reason }, { onSuccess: () => notify(`${number} was refused.`) })
        }
      />
    )
  return (
    <Group gap={10}>
      <ActionButton
        h={44}
        busy={accept.isPending}
        onClick={() =>
          accept.mutate(
            { certificateId },
            { onSuccess: () => notify(`${number} was accepted.`), onError: notifyError },
          )
        }
      >
        Accept
      </ActionButton>
      <Button variant="default" h={44} onClick={() => setRefusing(true)}>
        Refuse
      </Button>
    </Group>
  )
}

function One({ certificateId, onBack }: { readonly certificateId: number; readonly onBack: () => void }) {
  const certificate = useCertificate(certificateId)
  return (
    <Stack gap={16}>
      <BackLink to="All certificates" onBack={onBack} />
      <QueryStates query={certificate} pending={<Skeleton height={240} />}>
        {(found) => (
          <Section id="certificate" title={`${found.company}: ${certificateStateWords[found.status]}`}>
            <Stack gap={8}>
              <Text>
                {found.state}, {found.number}
              </Text>
              <Text>{validText(found)}</Text>
              <Text>
                <a href={certificateFileUrl(found.id)} download={found.fileName}>
                  {found.fileName}
                </a>
              </Text>
              <Text fz="sm" c="dimmed">
                {found.sentBy}, {storeDay(found.sentAt)}
              </Text>
              {found.reason && <Text style={{ whiteSpace: 'pre-line' }}>{found.reason}</Text>}
              {found.status === 'waiting' && <Decide certificate={found} />}
            </Stack>
          </Section>
        )}
      </QueryStates>
    </Stack>
  )
}

/** The desk where staff accept or refuse tax certificates. */
export function CertificateDesk({ chosen, onChoose }: StaffViewProps) {
  if (chosen === null) return <Desk onChoose={onChoose} />
  return <One key={chosen} certificateId={chosen} onBack={() => onChoose(null)} />
}
