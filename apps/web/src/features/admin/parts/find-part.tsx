import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useSuggestedParts } from '@mullion/client/catalog/catalog.hooks'
import type { Part } from '@mullion/domain/catalog/part'
import inputs from '../../../ui/inputs.module.css'
import { PartPicture } from '../../../ui/part-picture.tsx'
import rows from '../../../ui/part-rows.module.css'
import { PartName, PartNumber } from '../../../ui/part-text.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'

export interface FindPartProps {
  readonly label: string
  readonly action: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly without?: readonly string[]
  readonly onChoose: (part: Part) => void
}

const pauseMs = 300
const minCharacters = 2
const maxShown = 20

type FoundProps = Pick<FindPartProps, 'action' | 'without' | 'onChoose'> & { readonly text: string }

function Found({ text, action, without = [], onChoose }: FoundProps) {
  const query = useSuggestedParts(text, maxShown)
  return (
    <QueryStates
      query={query}
      pending={<Skeleton height={120} />}
      isEmpty={({ parts }) => parts.every(({ number }) => without.includes(number))}
      empty={<Text c="dimmed">No parts found</Text>}
    >
      {({ parts }) => (
        <ul
          className={rows.parts}
          style={{ maxHeight: 420, overflowY: 'auto', overflowWrap: 'anywhere' }}
          aria-label="Found parts"
          aria-busy={query.isPlaceholderData}
        >
          {parts
            .filter(({ number }) => !without.includes(number))
            .map((part) => (
              <Group component="li" key={part.id} gap={12} wrap="nowrap" p="8px 12px">
                <PartPicture part={part} width={160} className={rows.picture} />
                <Stack component="span" gap={0} flex={1} miw={0}>
                  <PartName>{part.name}</PartName>
                  <span>
                    <PartNumber>{part.number}</PartNumber>
                    {'obsolete' in part && part.obsolete && <strong> Obsolete</strong>}
                  </span>
                </Stack>
                <Button
                  variant="default"
                  h={44}
                  aria-label={`${action} ${part.number}`}
                  onClick={() => onChoose(part)}
                >
                  {action}
                </Button>
              </Group>
            ))}
        </ul>
      )}
    </QueryStates>
  )
}

export function FindPart({ label, text, onText, ...found }: FindPartProps) {
  const [input] = useDebouncedValue(text.trim(), pauseMs)
  return (
    <Stack className={inputs.inputs ?? ''} gap={10} miw={0}>
      <SearchInput aria-label={label} value={text} onSearch={onText} />
      <div aria-live="polite">{input.length >= minCharacters && <Found text={input} {...found} />}</div>
    </Stack>
  )
}
