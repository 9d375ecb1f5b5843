import { Group, Stack, Text } from '@mantine/core'
import {
  certificateFileUrl,
  useCertificateActions,
} from '@mullion/client/tax-certificates/tax-certificates.hooks'
import { certificateMoves, certificateStateWords } from '@mullion/domain/tax-certificates/certificate-state'
import type { TaxCertificate } from '@mullion/domain/tax-certificates/tax-certificate'
import { confirm } from '../lib/confirm.state.ts'
import { notify } from '../lib/notices.state.ts'
import { notifyError } from '../lib/notify-error.ts'
import { dayText, storeDay } from '../lib/store-time.ts'
import { ActionButton } from './action-button.tsx'
import rows from './part-rows.module.css'
import { Tag } from './tag.tsx'

/** From when to when a certificate is valid, in words. */
export function validText({
  validFrom,
  validUntil,
}: Pick<TaxCertificate, 'validFrom' | 'validUntil'>): string {
  return validUntil === null
    ? `From ${dayText(validFrom)}`
    : `${dayText(validFrom)} to ${dayText(validUntil)}`
}

function CertificateRow({ certificate }: { readonly certificate: TaxCertificate }) {
  const { withdraw } = useCertificateActions()
  const { id, state, number, status, fileName, sentBy, sentAt, reason } = certificate
  const run = async () => {
    const text = `Orders that ship to ${state} are taxed again. Orders that were placed stay as they are.`
    if (!(await confirm({ title: `Withdraw ${number}?`, text, action: 'Withdraw' }))) return
    await withdraw
      .mutateAsync({ certificateId: id })
      .then(() => notify(`${number} was withdrawn.`), notifyError)
  }
  return (
    <Group component="li" gap={12} p="8px 12px" justify="space-between">
      <Stack gap={0} fz="sm" flex="1 1 240px" miw={0}>
        <Group component="span" gap="0 10px">
          <strong>
            {state}, {number}
          </strong>
          <Tag>{certificateStateWords[status]}</Tag>
        </Group>
        <span>{validText(certificate)}</span>
        {reason && <span style={{ whiteSpace: 'pre-line' }}>{reason}</span>}
        <Text span c="dimmed">
          <a href={certificateFileUrl(id)} download={fileName} aria-label={`File of ${number}: ${fileName}`}>
            {fileName}
          </a>
          , {sentBy}, {storeDay(sentAt)}
        </Text>
      </Stack>
      {certificateMoves[status].includes('withdrawn') && (
        <ActionButton
          size="xs"
          h={40}
          variant="default"
          busy={withdraw.isPending}
          aria-label={`Withdraw ${number}`}
          onClick={() => void run()}
        >
          Withdraw
        </ActionButton>
      )}
    </Group>
  )
}

/** Tax certificates of one company, for its admins and for staff. */
export function CertificateRows({ certificates }: { readonly certificates: readonly TaxCertificate[] }) {
  return (
    <ul className={rows.parts} aria-label="Tax certificates">
      {certificates.map((certificate) => (
        <CertificateRow key={certificate.id} certificate={certificate} />
      ))}
    </ul>
  )
}
