import { Text } from '@mantine/core'
import type { ErrorSeverity } from '@mullion/domain/analytics/operations'

const severities = {
  critical: { name: 'Critical', color: 'var(--bad-ink)' },
  error: { name: 'Error', color: 'var(--warn-ink)' },
  warning: { name: 'Warning', color: 'inherit' },
} as const

export function SeverityText({ severity }: { readonly severity: ErrorSeverity }) {
  const { name, color } = severities[severity]
  return (
    <Text span fw={600} c={color}>
      {name}
    </Text>
  )
}
