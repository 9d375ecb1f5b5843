import { Stack, Text } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import box from '../../../ui/box.module.css'

/** An error below a field; the field points to it with `aria-describedby`. */
export function FieldProblem({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <Text id={id} fz="sm" c="var(--bad-ink)" role="alert">
      {children}
    </Text>
  )
}

export interface FieldGroupProps {
  readonly legend: string
  readonly required?: boolean
  readonly problem?: ReactNode
  readonly children: ReactNode
}

export function FieldGroup({ legend, required, problem, children }: FieldGroupProps) {
  const problemId = useId()
  const described = problem ? problemId : undefined
  return (
    <Stack component="fieldset" className={box.below ?? ''} gap={10} aria-describedby={described}>
      {/* Floating puts the legend below the line. */}
      <Text component="legend" fz="md" fw={600} w="100%" style={{ float: 'left' }}>
        {legend}
        {required && (
          <Text span c="var(--bad-ink)" aria-hidden>
            {' '}
            *
          </Text>
        )}
      </Text>
      {children}
      {problem && <FieldProblem id={problemId}>{problem}</FieldProblem>}
    </Stack>
  )
}
