import { Flex, Group, Stack, Text } from '@mantine/core'
import { useEnableSecondFactor } from '@mullion/client/accounts/second-factor.hooks'
import type { SecondFactorSetup } from '@mullion/domain/accounts/session'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { renderSVG } from 'uqr'
import { notify } from '../../../../lib/notices.state.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { store } from '../../../../lib/store-info.ts'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { QuietButton } from '../../../../ui/quiet-button.tsx'
import { CodeField } from '../../sign-in/components/fields.tsx'
import { SendingForm } from '../../sign-in/components/sending-form.tsx'
import { useCode } from '../../sign-in/use-code.ts'
import { recoveryText, typedSecret } from '../setup-secret.ts'
import classes from './set-up-steps.module.css'

function print(): void {
  const { dataset } = document.documentElement
  dataset.printing = 'part'
  window.addEventListener('afterprint', () => delete dataset.printing, { once: true })
  window.print()
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const text = recoveryText(store.name, codes)
  return (
    <div>
      <div className={classes.sheet}>
        <p className={classes.heading}>Recovery codes for {store.name}</p>
        <Group component="ul" gap="2px 24px" ff="monospace" aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Group>
      </div>
      <Flex gap={4} wrap="wrap" mt={4}>
        <CopyButton text={text} label="Copy recovery codes" word="Copy" />
        <QuietButton onClick={print}>
          <IconPrinter size={17} stroke={1.9} aria-hidden />
          Print
        </QuietButton>
        <QuietButton onClick={() => saveFile('recovery-codes.txt', text, 'text/plain')}>
          <IconDownload size={17} stroke={1.9} aria-hidden />
          Download
        </QuietButton>
      </Flex>
    </div>
  )
}

const picture = (uri: string) => `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`

function ProofForm({ onDone }: { readonly onDone: () => void }) {
  const enable = useEnableSecondFactor()
  const { form, field } = useCode('app', async (code) => {
    await enable(code)
    notify('Two-step verification turned on.')
    onDone()
  })
  return (
    <SendingForm {...form} button="Turn on">
      <CodeField
        {...field}
        label="Six-digit code"
        description="The code your app shows now for this store."
      />
    </SendingForm>
  )
}

function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack component="li" gap={8}>
      <Flex component="h3" gap={10} align="center" fz="md" fw={600} className={classes.title}>
        {title}
      </Flex>
      {children}
    </Stack>
  )
}

export function SetUpSteps({ setup, onDone }: { setup: SecondFactorSetup; onDone: () => void }) {
  const steps = useRef<HTMLOListElement>(null)
  const secret = typedSecret(setup.uri)
  useEffect(() => steps.current?.focus(), [])
  return (
    <ol ref={steps} tabIndex={-1} className={classes.steps}>
      <Step title="Add the store to your app">
        <Group gap="12px 20px">
          <img
            className={classes.picture}
            src={picture(setup.uri)}
            alt="QR code to scan with your authenticator app"
            width={176}
            height={176}
          />
          <Stack flex="1 1 240px" gap={6}>
            <p>Scan this with your authenticator app, or enter this key:</p>
            <Text ff="monospace" fz="sm" style={{ overflowWrap: 'anywhere' }}>
              {secret} <CopyButton text={secret.replaceAll(' ', '')} label="Copy the key" />
            </Text>
            <p>
              On this device? <a href={setup.uri}>Open it in the app</a>
            </p>
          </Stack>
        </Group>
      </Step>
      <Step title="Save your recovery codes">
        <p>Each code works once, without your phone. We won’t show them again.</p>
        <RecoveryCodes codes={setup.recoveryCodes} />
      </Step>
      <Step title="Enter a code to finish">
        <ProofForm onDone={onDone} />
      </Step>
    </ol>
  )
}
