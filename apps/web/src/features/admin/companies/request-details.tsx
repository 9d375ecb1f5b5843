import { Flex, Group, Stack, Text } from '@mantine/core'
import { formatPhone } from '@mullion/domain/accounts/company'
import type { PendingRequest } from '@mullion/domain/accounts/dealer-request'
import { IconFileDownload } from '@tabler/icons-react'
import { fileSize } from '../../../lib/file-size.ts'
import box from '../../../ui/box.module.css'
import { buttonIcon } from '../../../ui/button-icon.ts'

export function RequestDetails({ request }: { readonly request: PendingRequest }) {
  const { firstName, lastName, email, phoneNumber, files, requirePONumbers } = request
  return (
    <Text component="aside" className={box.box ?? ''} p="12px 14px" fz="sm" aria-label="Account request">
      <p>
        <strong>{request.companyName}</strong> requested by {firstName} {lastName}, {email},{' '}
        {formatPhone(phoneNumber)}
      </p>
      {requirePONumbers && <Text mt={6}>Requires a PO number on each order.</Text>}
      {files.length === 0 ? (
        <Text c="dimmed" mt={6}>
          No tax exemption documents.
        </Text>
      ) : (
        <Stack component="ul" gap={0} aria-label="Tax exemption documents">
          {files.map(({ id, name, sizeBytes }) => (
            <Group component="li" key={id} gap="0 6px">
              <Flex
                component="a"
                href={`/api/dealer-requests/files/${id}`}
                download={name}
                align="center"
                gap={6}
                mih={44}
              >
                <IconFileDownload {...buttonIcon} />
                {name}
              </Flex>{' '}
              <Text span c="dimmed">
                {fileSize(sizeBytes)}
              </Text>
            </Group>
          ))}
        </Stack>
      )}
    </Text>
  )
}
