import { Box, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useDoorSearch } from '@mullion/client/doors/doors.hooks'
import { readError } from '@mullion/client/read-error'
import { noPartsText } from '@mullion/domain/doors/calculated-part'
import { doorSerialText, isDoorSerial } from '@mullion/domain/doors/door-serial'
import type { FlowStep } from '@mullion/domain/doors/flow'
import {
  doorOfRegister,
  missByYear,
  notMagneticText,
  type RegisteredDoor,
} from '@mullion/domain/doors/registered-door'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { buttonIcon } from '../../../../ui/button-icon.ts'
import { ContactLinks } from '../../../../ui/contact-links.tsx'
import entry from '../../../../ui/serial-entry.module.css'
import { SerialPlacesButton } from '../../../../ui/serial-places-button.tsx'
import warning from '../../../../ui/warning.module.css'
import { calculatorState, chooseOption, showFound, typeText } from '../calculator.state.ts'
import type { CalculatorActions } from '../calculator-actions.ts'

interface RefusalProps {
  readonly search: ReturnType<typeof useSerialSearch>
  readonly onOpenDoor: (serialNumber: string) => void
}

function Refusal({ search, onOpenDoor }: RefusalProps) {
  const { problem, because, passing, submit, otherDoor } = search
  return (
    <Stack className={warning.warning ?? ''} gap={6} p="10px 14px" fz="sm" role="alert">
      <p>{problem}</p>
      {because && <p>{because}</p>}
      {otherDoor && (
        <Button variant="default" h={40} my={4} mr="auto" onClick={() => onOpenDoor(otherDoor)}>
          Parts for door {otherDoor}
        </Button>
      )}
      {passing ? (
        <Button variant="default" mr="auto" onClick={submit}>
          Retry
        </Button>
      ) : (
        <ContactLinks />
      )}
    </Stack>
  )
}

function useSerialSearch() {
  const { typed, opened } = useSnapshot(calculatorState)
  const search = useDoorSearch()
  const [refused, setRefused] = useState<string | null>(null)
  const [otherDoor, setOtherDoor] = useState<string | null>(null)
  const refuse = (why: string | null, door: string | null = null) => {
    setRefused(why)
    setOtherDoor(door)
  }
  const take = (found: RegisteredDoor) => {
    const door = doorOfRegister(found)
    if (!door) refuse(noPartsText)
    else if (opened === 'magnetic' && door.gasketing !== 'Magnetic') {
      refuse(notMagneticText, found.serialNumber)
    } else showFound(found, door)
  }
  const badFormat = refused === doorSerialText
  const failed = search.error && readError(search.error)
  const missing = failed?.kind === 'missing'
  return {
    serial: typed.serial,
    pending: search.isPending,
    badFormat,
    problem: failed ? failed.message : badFormat ? null : refused,
    because: missing ? missByYear(search.variables ?? '', new Date()) : null,
    otherDoor,
    /** True if a retry may help: the error is not "no such door". */
    passing: failed !== null && !missing,
    type(text: string) {
      search.reset()
      refuse(null)
      typeText('serial', text)
    },
    submit() {
      refuse(null)
      search.reset()
      if (isDoorSerial(typed.serial)) search.mutate(typed.serial.trim(), { onSuccess: take })
      else refuse(doorSerialText)
    },
  }
}

export interface SerialSearchProps {
  readonly step: FlowStep
  readonly actions: CalculatorActions
}

export function SerialSearch({ step, actions }: SerialSearchProps) {
  const { opened } = useSnapshot(calculatorState)
  const search = useSerialSearch()
  const input = useRef<HTMLInputElement>(null)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    input.current?.focus()
    search.submit()
  }
  return (
    <Stack gap={14}>
      <Box component="form" className={entry.entry} maw={460} onSubmit={onSubmit} noValidate>
        <TextInput
          ref={input}
          className={entry.grow ?? ''}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
          label="Serial number of the door"
          placeholder="##-####"
          value={search.serial}
          onChange={(event) => search.type(event.currentTarget.value)}
          error={search.badFormat && doorSerialText}
          autoComplete="off"
          maxLength={20}
          data-autofocus
          data-takes-focus
        />
        <Button type="submit" h={44} loading={search.pending} leftSection={<IconSearch {...buttonIcon} />}>
          Search
        </Button>
      </Box>
      {search.problem && <Refusal search={search} onOpenDoor={actions.openDoor} />}
      <SerialPlacesButton onOpen={actions.openSerialPlaces} />
      {opened !== 'magnetic' && (
        <>
          <Group gap={14} maw={460} fz="sm" c="dimmed">
            <Box flex={1} h={1} bg="var(--line)" />
            or
            <Box flex={1} h={1} bg="var(--line)" />
          </Group>
          {step.options.map((option) => (
            <Stack key={option.label} gap={6} maw={460}>
              <Button variant="default" h={48} onClick={() => chooseOption(step, option)}>
                {option.label}
              </Button>
              <Text fz="sm" c="dimmed">
                {option.description}
              </Text>
            </Stack>
          ))}
        </>
      )}
    </Stack>
  )
}
