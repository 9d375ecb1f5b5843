import { Radio, SimpleGrid, Text, VisuallyHidden } from '@mantine/core'
import '@mantine/core/styles/SimpleGrid.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import {
  type LabelSheetId,
  labelSheetIds,
  labelSheets,
  labelsPerPage,
} from '@mullion/domain/doors/labels/label-sheets'
import { useId } from 'react'
import classes from './sheet-picker.module.css'

export function SheetChoice({
  value,
  onChange,
}: {
  readonly value: LabelSheetId
  readonly onChange: (sheet: LabelSheetId) => void
}) {
  return (
    <Radio.Group label="Labels" value={value} onChange={(chosen) => onChange(chosen as LabelSheetId)}>
      <SimpleGrid minColWidth={190} autoFlow="auto-fit" spacing={16} verticalSpacing={10} pt={8}>
        {labelSheetIds.map((id) => (
          <Radio
            key={id}
            value={id}
            label={labelSheets[id].name}
            description={labelSheets[id].use}
            // Aligns with the name above.
            styles={{ description: { paddingInlineStart: 'var(--mantine-spacing-sm)' } }}
          />
        ))}
      </SimpleGrid>
    </Radio.Group>
  )
}

function startText(start: number): string {
  if (start === 1) return 'Starting with a full sheet.'
  return start === 2 ? 'Label 1 is left out.' : `Labels 1 to ${start - 1} are left out.`
}

export interface StartPickerProps {
  readonly sheet: LabelSheetId
  readonly start: number
  /** How many labels are printed; those on the first sheet are marked. */
  readonly count: number
  readonly onChange: (start: number) => void
}

/** The first sheet, to choose where its free labels begin: a radio button for each position. */
export function StartPicker({ sheet: id, start, count, onChange }: StartPickerProps) {
  const sheet = labelSheets[id]
  const name = useId()
  const perPage = labelsPerPage(sheet)
  if (perPage === 1) return null
  const { columns, rows, label } = sheet
  return (
    <fieldset className={classes.picker}>
      <legend>First free label</legend>
      <div
        className={classes.sheet}
        style={{ gridTemplateColumns: `repeat(${columns}, 1fr)`, aspectRatio: '8.5 / 11' }}
      >
        {Array.from({ length: perPage }, (_, at) => {
          const position = at + 1
          const row = Math.floor(at / columns) + 1
          const filled = position >= start && position < start + count
          return (
            <label key={position} className={classes.place} data-filled={filled || undefined}>
              <input
                type="radio"
                name={name}
                value={position}
                checked={position === start}
                onChange={() => onChange(position)}
              />
              <VisuallyHidden>
                Row {row} of {rows}, column {(at % columns) + 1} of {columns}
              </VisuallyHidden>
              <span aria-hidden>{position}</span>
            </label>
          )
        })}
      </div>
      <Text fz="sm" c="var(--ink-soft)">
        {startText(start)}
        {` Each is ${label.width}" × ${Math.round(label.height * 100) / 100}".`}
      </Text>
    </fieldset>
  )
}
