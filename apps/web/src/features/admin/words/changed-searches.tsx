import { Group, Stack, Text } from '@mantine/core'
import { formatNumber } from '@mullion/domain/number-format'
import type { SearchOutcome, TaughtPreview } from '@mullion/domain/search/taught-word-input'
import rows from '../../../ui/part-rows.module.css'
import { PartName, PartNumber } from '../../../ui/part-text.tsx'

function howMany({ match, total }: SearchOutcome): string {
  if (match === 'none') return 'Nothing found'
  const parts = `${formatNumber(total)} ${total === 1 ? 'part' : 'parts'}`
  return match === 'exact' ? parts : `${parts}, only similar`
}

function Outcome({ title, outcome }: { readonly title: string; readonly outcome: SearchOutcome }) {
  return (
    <Stack gap={2} flex={1} miw={220}>
      <Text span fz="sm" fw={600}>
        {title}: {howMany(outcome)}
      </Text>
      {outcome.parts.map(({ number, name }) => (
        <Text span fz="sm" key={number}>
          <PartNumber>{number}</PartNumber> <PartName>{name}</PartName>
        </Text>
      ))}
    </Stack>
  )
}

/** Which searches a word would change, and how. */
export function ChangedSearches({ changed, further }: TaughtPreview) {
  return (
    <Stack gap={8}>
      <Text role="status">
        {changed.length === 0
          ? 'No search of the last 90 days would change.'
          : `${formatNumber(changed.length)} ${changed.length === 1 ? 'search' : 'searches'} of the last 90 days would change.`}
        {further > 0 && ` ${formatNumber(further)} more are not shown.`}
      </Text>
      {changed.length > 0 && (
        <ul className={rows.parts} aria-label="Searches that would change">
          {changed.map(({ text, searches, before, after }) => (
            <Stack component="li" key={text} gap={6} p="8px 12px">
              <Text span>
                “{text}”, {formatNumber(searches)} {searches === 1 ? 'time' : 'times'}
              </Text>
              <Group align="flex-start" gap={16}>
                <Outcome title="Before" outcome={before} />
                <Outcome title="After" outcome={after} />
              </Group>
            </Stack>
          ))}
        </ul>
      )}
    </Stack>
  )
}
