import { Box, Button, Flex, Text, TextInput } from '@mantine/core'
import { dimensionsText } from '@mullion/domain/doors/door'
import { type FormEvent, useRef } from 'react'
import { useSnapshot } from 'valtio'
import fields from '../../../../ui/fields.module.css'
import { calculatorState, type Dimension, takeDimensions, typeText } from '../calculator.state.ts'

const dimensions = [
  ['width', 'Width'],
  ['height', 'Height'],
] as const satisfies readonly (readonly [Dimension, string])[]

/** Dimensions of the opening. Enter continues; invalid input stays, to be corrected. */
export function DimensionsForm() {
  const { typed, unread } = useSnapshot(calculatorState)
  const inputs = useRef<Partial<Record<Dimension, HTMLInputElement | null>>>({})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = takeDimensions()
    if (wrong) inputs.current[wrong]?.focus()
  }
  return (
    <Flex component="form" direction="column" gap={14} onSubmit={submit} noValidate>
      <Text fz="sm" c="dimmed">
        The opening in inches: 36, 36.125 or 36 1/8.
      </Text>
      <Box className={fields.fields} maw={420}>
        {dimensions.map(([name, label], at) => (
          <TextInput
            key={name}
            className={fields.half ?? ''}
            ref={(input) => {
              inputs.current[name] = input
            }}
            label={label}
            value={typed[name]}
            onChange={(event) => typeText(name, event.currentTarget.value)}
            error={unread.includes(name)}
            aria-describedby={unread.length > 0 ? 'calculator-problem' : undefined}
            autoComplete="off"
            maxLength={20}
            rightSection="in"
            rightSectionPointerEvents="none"
            data-takes-focus={at === 0 || undefined}
          />
        ))}
      </Box>
      {unread.length > 0 && (
        <Text id="calculator-problem" fw={560} c="var(--bad-ink)" role="alert">
          {dimensionsText}
        </Text>
      )}
      <Button type="submit" h={44} px={26} mr="auto">
        Continue
      </Button>
    </Flex>
  )
}
