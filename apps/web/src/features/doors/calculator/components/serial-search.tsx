import { Button, Stack, TextInput } from '@mantine/core'
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
import { ContactLinks } from '../../../../ui/contact-links.tsx'
import entry from '../../../../ui/serial-entry.module.css'
import { SerialPlacesButton } from '../../../../ui/serial-places-button.tsx'
import { calculatorState, chooseOption, showFound, typeText } from '../calculator.state.ts'
import type { CalculatorActions } from '../calculator-actions.ts'
import classes from './step-form.module.css'

interface RefusalProps {
  readonly text: string
  readonly because: string | null
  readonly onRetry: (() => void) | null
  /** Serial number of a door that takes other parts, or null. */
  readonly otherDoor: string | null
  readonly onOpenDoor: (serialNumber: string) => void
}

/** Why no door was found or it does not fit, and what to do: retry, open its parts, or call the store. */
function Refusal({ text, because, onRetry, otherDoor, onOpenDoor }: RefusalProps) {
  return (
    <div className={classes.failed} role="alert">
      <p>{text}</p>
      {because && <p>{because}</p>}
      {otherDoor && (
        <Button variant="default" h={40} my={4} onClick={() => onOpenDoor(otherDoor)}>
          Parts for door {otherDoor}
        </Button>
      )}
      {onRetry ? (
        <Button variant="default" onClick={onRetry}>
          Retry
        </Button>
      ) : (
        <ContactLinks />
      )}
    </div>
  )
}

/** Looks up the typed serial number and tracks the problem, if any. */
function useSerialSearch() {
  const { typed, opened } = useSnapshot(calculatorState)
  const search = useDoorSearch()
  const [refused, setRefused] = useState<string | null>(null)
  /** Serial number of a door that exists but does not take the part asked for. */
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
    /** Why there is no such door, judging by the year in its serial number. */
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

function ManualEntry({ step }: { readonly step: FlowStep }) {
  return step.options.map((option) => (
    <div key={option.label} className={classes.manual}>
      <Button variant="default" h={48} onClick={() => chooseOption(step, option)}>
        {option.label}
      </Button>
      {option.description && <p>{option.description}</p>}
    </div>
  ))
}

function SerialForm({ search }: { readonly search: ReturnType<typeof useSerialSearch> }) {
  const input = useRef<HTMLInputElement>(null)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    input.current?.focus()
    search.submit()
  }
  return (
    <form className={`${entry.entry} ${classes.search}`} onSubmit={onSubmit} noValidate>
      <TextInput
        ref={input}
        className={`${entry.grow} ${classes.serial}`}
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
      <Button
        type="submit"
        h={44}
        loading={search.pending}
        leftSection={<IconSearch size={18} stroke={2} aria-hidden />}
      >
        Search
      </Button>
    </form>
  )
}

export interface SerialSearchProps {
  readonly step: FlowStep
  readonly actions: CalculatorActions
}

/** First step: a serial number or, except for magnetic gaskets, a few questions. */
export function SerialSearch({ step, actions }: SerialSearchProps) {
  const { opened } = useSnapshot(calculatorState)
  const search = useSerialSearch()
  const { problem, because, passing, submit, otherDoor } = search
  return (
    <Stack gap={14}>
      <SerialForm search={search} />
      {problem && (
        <Refusal
          text={problem}
          because={because}
          onRetry={passing ? submit : null}
          otherDoor={otherDoor}
          onOpenDoor={actions.openDoor}
        />
      )}
      <SerialPlacesButton onOpen={actions.openSerialPlaces} />
      {opened !== 'magnetic' && (
        <>
          <p className={classes.or}>or</p>
          <ManualEntry step={step} />
        </>
      )}
    </Stack>
  )
}
