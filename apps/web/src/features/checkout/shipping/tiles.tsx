import { Box, Group, Radio } from '@mantine/core'
import type { ReactNode } from 'react'
import fields from '../../../ui/fields.module.css'
import classes from './shipping-method.module.css'

export interface TilesProps<Value extends string> {
  readonly title: string
  readonly name: string
  readonly choices: readonly (readonly [value: Value, label: string])[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
  readonly children?: ReactNode
}

export function Tiles<Value extends string>(props: TilesProps<Value>) {
  const { title, name, choices, chosen, onChoose, children } = props
  return (
    <fieldset>
      <Box component="legend" className={fields.note} mb={8}>
        {title}
      </Box>
      <Group gap={8}>
        {choices.map(([value, label]) => (
          <Radio
            key={value}
            name={name}
            value={value}
            label={label}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            classNames={{ root: classes.tile, body: classes.tileBody, label: classes.tileLabel }}
          />
        ))}
      </Group>
      {children}
    </fieldset>
  )
}
