import { Box, Button, Flex, Group, Stack, Text, TextInput } from '@mantine/core'
import { dimensionsText } from '@mullion/domain/doors/door'
import { type Answers, noStepText } from '@mullion/domain/doors/flow'
import { IconInfoCircle } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import fields from '../../../../ui/fields.module.css'
import { MeasureHelp } from '../../../../ui/measure-help.tsx'
import { FramedDrawing } from '../../drawing/door-drawing.tsx'
import {
  calculatorState,
  type Dimension,
  modeOf,
  type Slide,
  stepOf,
  takeDimensions,
  typedDimensions,
  typeText,
} from '../calculator.state.ts'
import type { CalculatorActions } from '../calculator-actions.ts'
import { OptionGrid } from './option-grid.tsx'
import { SerialSearch } from './serial-search.tsx'
import classes from './step-slide.module.css'

const dimensions = [
  ['width', 'Width'],
  ['height', 'Height'],
] as const satisfies readonly (readonly [Dimension, string])[]

/** Dimensions of the opening. Enter continues; invalid input stays, to be corrected. */
function DimensionsForm() {
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
      <div>
        <MeasureHelp of="opening" />
      </div>
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

export interface StepSlideProps {
  readonly slide: Slide
  readonly actions: CalculatorActions
}

function validDimensions(typed: Parameters<typeof typedDimensions>[0]): Answers {
  const { width, height } = typedDimensions(typed)
  return { ...(width !== null && { widthInches: width }), ...(height !== null && { heightInches: height }) }
}

export function StepSlide({ slide, actions }: StepSlideProps) {
  const { opened, typed } = useSnapshot(calculatorState)
  const [looked, setLooked] = useState<Answers | null>(null)
  const measured = slide.step === 'dimensions' ? validDimensions(typed) : {}
  const step = stepOf(slide, opened)
  if (!step) return <p className={classes.missing}>{noStepText}</p>
  return (
    <div className={classes.slide}>
      <FramedDrawing
        className={classes.drawing}
        door={{ ...slide.answers, ...measured, ...looked }}
        highlight={modeOf(opened)}
      />
      <Stack
        component="section"
        className={classes.question ?? ''}
        gap={14}
        aria-labelledby="calculator-step"
      >
        <Text component="h3" id="calculator-step" fz={19} fw={600}>
          {step.title}
        </Text>
        {step.note && (
          <Group
            component="p"
            gap={10}
            wrap="nowrap"
            align="flex-start"
            p="10px 14px"
            bdrs={5}
            bg="var(--accent-wash)"
            fz="sm"
          >
            <IconInfoCircle
              size={19}
              stroke={1.8}
              color="var(--accent-ink)"
              style={{ flex: 'none' }}
              aria-hidden
            />
            <span>{step.note}</span>
          </Group>
        )}
        {step.name === 'start' && <SerialSearch step={step} actions={actions} />}
        {step.name === 'dimensions' && <DimensionsForm />}
        {step.name !== 'start' && step.name !== 'dimensions' && (
          <OptionGrid step={step} answers={slide.answers} mode={modeOf(opened)} onLook={setLooked} />
        )}
      </Stack>
    </div>
  )
}
