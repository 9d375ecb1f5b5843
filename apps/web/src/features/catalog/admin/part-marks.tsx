import { Button, Group, Text } from '@mantine/core'
import { useMarkProprietary } from '@mullion/client/admin/parts.hooks'
import { readError } from '@mullion/client/read-error'
import type { InternalPart } from '@mullion/domain/catalog/part'
import { notifyProblem } from '../../../lib/notices.state.ts'
import classes from './part-marks.module.css'

export interface PartMarksProps {
  readonly part: InternalPart
  readonly onEdit: (partId: number) => void
}

const letter = { h: 36, w: 40, p: 0, fw: 650 } as const

/** Administrator controls on a part card: Edit opens its form, P marks it as proprietary, C clears the mark. */
export function PartMarks({ part, onEdit }: PartMarksProps) {
  const { id, number, proprietary, obsolete } = part
  const mark = useMarkProprietary(id, (error) =>
    notifyProblem(`Couldn’t update ${number}. ${readError(error).message}`),
  )
  const marked = proprietary === true
  return (
    <Group className={classes.marks} gap={7}>
      {obsolete && (
        <Text fz="sm" fw={600} c="var(--bad-ink)">
          Obsolete
        </Text>
      )}
      <Button h={36} px={10} variant="default" aria-label={`Edit ${number}`} onClick={() => onEdit(id)}>
        Edit
      </Button>
      <Button
        {...letter}
        variant={marked ? 'filled' : 'default'}
        aria-label={`P: mark ${number} as proprietary`}
        aria-pressed={marked}
        title="Mark as proprietary"
        onClick={() => mark(true)}
      >
        P
      </Button>
      <Button
        {...letter}
        variant="default"
        aria-label={`C: clear the proprietary mark of ${number}`}
        title="Clear the proprietary mark"
        onClick={() => mark(false)}
      >
        C
      </Button>
    </Group>
  )
}
