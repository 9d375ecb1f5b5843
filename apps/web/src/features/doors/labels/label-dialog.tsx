import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, Flex, Group, Stack, Text, Textarea } from '@mantine/core'
import { useSet } from '@mantine/hooks'
import { usePrintLabels } from '@mullion/client/doors/door-labels.hooks'
import { readError } from '@mullion/client/read-error'
import { type DoorToPrint, maxLabelCopies, maxLabels } from '@mullion/domain/doors/labels/door-label'
import { type LabelSheetId, labelPages, labelSheets } from '@mullion/domain/doors/labels/label-sheets'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { countOf } from '../../../lib/count-of.ts'
import type { LabelCandidate } from '../../../lib/label-request.state.ts'
import { notify } from '../../../lib/notices.state.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { buttonIcon } from '../../../ui/button-icon.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { QuantityField } from '../../../ui/quantity-field.tsx'
import classes from './label-dialog.module.css'
import { SheetChoice, StartPicker } from './sheet-picker.tsx'
import { readSerials } from './typed-serials.ts'

interface ChosenDoorsProps {
  readonly candidates: readonly LabelCandidate[]
  readonly left: ReadonlySet<number>
  readonly onTurn: (at: number) => void
  readonly onTurnAll: (chosen: boolean) => void
}

function ChosenDoors({ candidates, left, onTurn, onTurnAll }: ChosenDoorsProps) {
  const chosen = candidates.length - left.size
  return (
    <Stack component="fieldset" className={classes.doors ?? ''} gap={8}>
      <legend>Doors</legend>
      {candidates.length > 1 && (
        <Checkbox
          label={`All ${candidates.length} doors`}
          checked={left.size === 0}
          indeterminate={left.size > 0 && chosen > 0}
          onChange={() => onTurnAll(left.size > 0)}
        />
      )}
      <ul className={classes.list}>
        {candidates.map(({ title, about }, at) => (
          <li key={`${title} ${about}`}>
            <Checkbox label={title} description={about} checked={!left.has(at)} onChange={() => onTurn(at)} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** Returns what keeps the labels from being printed, or null. */
function problemOf(count: number, unread: readonly string[]): string | null {
  if (unread.length > 0) return `${unread.slice(0, 5).join(', ')}: enter serial numbers as ##-####.`
  if (count > maxLabels) return `Print at most ${maxLabels} labels at a time.`
  return null
}

function useChoice(candidates: readonly LabelCandidate[]) {
  const left = useSet<number>()
  const [typed, setTyped] = useState('')
  const { serials, unread } = readSerials(typed)
  const chosen = candidates.flatMap(({ door }, at) => (left.has(at) ? [] : [door]))
  const known = new Set(chosen.map((door) => ('serialNumber' in door ? door.serialNumber : '')))
  const added = serials.filter((serial) => !known.has(serial)).map((serialNumber) => ({ serialNumber }))
  const doors: readonly DoorToPrint[] = [...chosen, ...added]
  return {
    ...{ left, typed, setTyped, unread, doors },
    turn: (at: number) => (left.has(at) ? left.delete(at) : left.add(at)),
    turnAll(choose: boolean) {
      for (const at of candidates.keys()) choose ? left.delete(at) : left.add(at)
    },
  }
}

export interface LabelDialogProps {
  readonly candidates: readonly LabelCandidate[]
  readonly opened: boolean
  readonly onClose: () => void
}

function LabelForm({ candidates, onClose }: Omit<LabelDialogProps, 'opened'>) {
  const { left, typed, setTyped, unread, doors, turn, turnAll } = useChoice(candidates)
  const [sheet, setSheet] = useState<LabelSheetId>('5163')
  const [start, setStart] = useState(1)
  const [copies, setCopies] = useState(1)
  const [withNames, setWithNames] = useState(true)
  const printing = usePrintLabels()
  const count = doors.length * copies
  const problem = problemOf(count, unread)
  const pages = countOf(labelPages(labelSheets[sheet], start, count), 'page')
  const print = async () => {
    try {
      const { name, content } = await printing.mutateAsync({
        ...{ sheet, start, copies, withNames },
        doors: [...doors],
      })
      saveFile(name, content)
      notify(`Saved ${name}. Print it at 100%, without fitting it to the page.`)
      onClose()
    } catch {
      // The form shows it.
    }
  }
  return (
    <Stack gap={20}>
      {candidates.length > 0 && (
        <ChosenDoors candidates={candidates} left={left} onTurn={turn} onTurnAll={turnAll} />
      )}
      <Textarea
        label={candidates.length > 0 ? 'More serial numbers' : 'Serial numbers'}
        description="Type or paste them, with spaces, commas or lines between."
        placeholder="15-0001, 15-0002"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={unread.length > 0 && problem}
        rows={2}
        maxLength={4000}
      />
      <SheetChoice
        value={sheet}
        onChange={(next) => {
          setSheet(next)
          setStart(1)
        }}
      />
      <StartPicker sheet={sheet} start={start} count={count} onChange={setStart} />
      <Group gap={12}>
        Copies of each
        <QuantityField
          value={copies}
          onChange={setCopies}
          range={{ min: 1, max: maxLabelCopies, step: 1 }}
          label="Copies of each"
        />
      </Group>
      <Checkbox
        label="Print the names of saved doors"
        description="A phone that is not signed in shows the door only, never its name or company."
        checked={withNames}
        onChange={(event) => setWithNames(event.currentTarget.checked)}
      />
      {(printing.error || (problem && unread.length === 0)) && (
        <Text c="var(--bad-ink)" role="alert">
          {printing.error ? readError(printing.error).message : problem}
        </Text>
      )}
      <Flex className={classes.actions ?? ''} gap={10} justify="flex-end" align="center" wrap="wrap">
        <Text role="status" mr="auto" c="var(--ink-soft)">
          {count === 0 ? 'No labels yet.' : `${countOf(count, 'label')} on ${pages}.`}
        </Text>
        <Button variant="default" h={44} onClick={onClose}>
          Cancel
        </Button>
        <ActionButton
          h={44}
          busy={printing.isPending}
          disabled={count === 0 || problem !== null}
          leftSection={<IconPrinter {...buttonIcon} />}
          onClick={() => void print()}
        >
          Make PDF
        </ActionButton>
      </Flex>
    </Stack>
  )
}

export function LabelDialog({ opened, onClose, candidates }: LabelDialogProps) {
  const key = candidates.map(({ title }) => title).join(' ')
  return (
    <Dialog opened={opened} onClose={onClose} title="Print door labels" size={640} fills>
      <LabelForm key={key} candidates={candidates} onClose={onClose} />
    </Dialog>
  )
}
