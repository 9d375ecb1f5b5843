import { Button, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { readError } from '@mullion/client/read-error'
import type { CertificateOwner } from '@mullion/client/tax-certificates/send-certificate'
import { useSendCertificate } from '@mullion/client/tax-certificates/tax-certificates.hooks'
import { taxExemptStateChoices } from '@mullion/domain/accounts/tax-exempt-states'
import { usStates } from '@mullion/domain/postal-address'
import { certificateFields, maxCertificateBytes } from '@mullion/domain/tax-certificates/tax-certificate'
import { IconPaperclip } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { notify } from '../lib/notices.state.ts'
import { useFirstInvalid } from '../lib/use-first-invalid.ts'
import { ActionButton } from './action-button.tsx'
import { FileButton } from './file-button.tsx'

const start = { state: '', number: '', validFrom: '', validUntil: '' }
type Values = typeof start
type Problems = Partial<Record<keyof Values | 'file', string>>

const accept = 'application/pdf,image/png,image/jpeg'
const states = taxExemptStateChoices
  .map((value) => ({ value, label: usStates[value] ?? value }))
  .toSorted((a, b) => (a.label < b.label ? -1 : 1))

function fileProblem(file: File | null): string | null {
  if (!file) return 'Choose the file of the certificate.'
  return file.size > maxCertificateBytes ? 'A certificate can be at most 5 MB.' : null
}

interface CertificateFormProps {
  readonly owner: CertificateOwner
  /** Only for tests. */
  readonly fetch?: typeof fetch
}

/** Sends a tax certificate: its state, number, days and file. */
export function CertificateForm({ owner, fetch }: CertificateFormProps) {
  const [values, setValues] = useState(start)
  const [file, setFile] = useState<File | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const send = useSendCertificate()
  const { form, focusFirstInvalid } = useFirstInvalid()
  const input = (name: keyof Values) => ({
    value: values[name],
    error: problems[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      setValues({ ...values, [name]: event.currentTarget.value }),
  })
  const choose = (chosen: File) => {
    const { file: _file, ...others } = problems
    setProblems(others)
    setFile(chosen)
  }
  const refused = (error: unknown) => {
    const { message, fields = {} } = readError(error)
    const wrong = Object.fromEntries(
      Object.entries(fields).filter(([name]) => name in start || name === 'file'),
    )
    setProblems(wrong)
    setFailure(Object.keys(wrong).length > 0 ? null : message)
    focusFirstInvalid()
  }
  const sent = () => {
    setValues(start)
    setFile(null)
    notify('The certificate was sent.')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const read = certificateFields.safeParse({ ...values, validUntil: values.validUntil || null })
    const wrong: Problems = Object.fromEntries(
      (read.error?.issues ?? []).map(({ path: [name], message }) => [String(name), message]),
    )
    const ofFile = fileProblem(file)
    if (ofFile) wrong.file = ofFile
    setProblems(wrong)
    setFailure(null)
    if (!read.success || !file || ofFile) return focusFirstInvalid()
    setBusy(true)
    void send({ owner, fields: read.data, file }, fetch ? { fetch } : {})
      .then(sent, refused)
      .finally(() => setBusy(false))
  }
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label="Send a tax certificate">
      <Stack gap={10}>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing={10}>
          <NativeSelect
            label="State"
            withAsterisk
            data={[{ value: '', label: 'Choose a state' }, ...states]}
            {...input('state')}
          />
          <TextInput
            label="Certificate number"
            withAsterisk
            maxLength={60}
            autoComplete="off"
            {...input('number')}
          />
          <TextInput label="First day" withAsterisk type="date" {...input('validFrom')} />
          <TextInput label="Last day, if it has one" type="date" {...input('validUntil')} />
        </SimpleGrid>
        <Group gap={10}>
          <FileButton accept={accept} onFile={choose}>
            {(button) => (
              <Button
                {...button}
                variant="default"
                h={44}
                leftSection={<IconPaperclip size={17} stroke={1.9} aria-hidden />}
                aria-describedby="certificate-file"
              >
                {file ? 'Replace file' : 'Choose file'}
              </Button>
            )}
          </FileButton>
          <Text
            span
            fz="sm"
            id="certificate-file"
            c={problems.file ? 'var(--bad-ink)' : 'dimmed'}
            role={problems.file ? 'alert' : undefined}
          >
            {problems.file ?? file?.name ?? 'PDF, PNG or JPEG, up to 5 MB'}
          </Text>
        </Group>
        {failure && (
          <Text fz="sm" c="var(--bad-ink)" role="alert">
            {failure}
          </Text>
        )}
        <Group>
          <ActionButton type="submit" h={44} busy={busy}>
            Send certificate
          </ActionButton>
        </Group>
      </Stack>
    </form>
  )
}
