import '@mantine/core/styles/Input.layer.css'
import { Button, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useDeskActions } from '@mullion/client/price-quotes/price-quotes.hooks'
import { readError } from '@mullion/client/read-error'
import { formatMoney } from '@mullion/domain/money'
import { daysAfter, maxValidDays, usualValidDays } from '@mullion/domain/price-quotes/price-quote'
import { maxNoteLength } from '@mullion/domain/price-quotes/price-quote-input'
import type { PriceQuote, TodaysPrice } from '@mullion/domain/price-quotes/price-quote-view'
import type { AskedLine } from '@mullion/domain/price-quotes/quoted-lines'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { notify } from '../../../lib/notices.state.ts'
import { storeToday } from '../../../lib/store-time.ts'
import { useFirstInvalid } from '../../../lib/use-first-invalid.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { Section } from '../../../ui/section.tsx'
import { type AnswerDraft, answerOf, draftOf, fieldsOf, type TypedLine } from './answer-draft.ts'
import { AnswerLine, type Problems } from './answer-line.tsx'

/** What staff should know of a line before they price it. */
function hintOf(asked: AskedLine | undefined, today: TodaysPrice | undefined): string {
  const money = (name: string, cents: number | null | undefined) =>
    typeof cents === 'number' ? [`${name} ${formatMoney(cents)}`] : []
  return [
    ...money('List', today?.listPriceCents),
    ...money('their price today', today?.ownPriceCents),
    ...money('target', asked?.targetPriceCents),
  ].join(', ')
}

/** The form with which staff answer a request, line by line. */
export function AnswerForm({ quote }: { readonly quote: PriceQuote }) {
  const today = storeToday()
  const [draft, setDraft] = useState<AnswerDraft>(() => draftOf(quote, daysAfter(today, usualValidDays)))
  const [problems, setProblems] = useState<Problems>({})
  const { answer } = useDeskActions()
  const { form, focusFirstInvalid } = useFirstInvalid()
  const change = (next: Partial<AnswerDraft>) => setDraft((now) => ({ ...now, ...next }))
  const changeLine = (key: number, next: Partial<TypedLine>) =>
    setDraft((now) => ({
      ...now,
      lines: now.lines.map((line) => (line.key === key ? { ...line, ...next } : line)),
    }))
  const add = () => {
    const key = Math.max(2000, ...draft.lines.map((line) => line.key)) + 1
    const added = { key, lineNo: null, partId: null, number: null, description: '', unit: 'EA' } as const
    change({
      lines: [...draft.lines, { ...added, quantity: '1', fixedQuantity: false, price: '', note: '' }],
    })
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const { input, priced, problems: wrong } = answerOf(draft)
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return focusFirstInvalid()
    if (answer.isPending) return
    answer.mutate(
      { priceQuoteId: quote.id, revision: quote.revision, ...input },
      {
        onSuccess: () => notify(`The answer to ${quote.number} was sent.`),
        onError: (error) => {
          setProblems(fieldsOf(readError(error).fields, priced))
          focusFirstInvalid()
        },
      },
    )
  }
  return (
    <Section id="quote-answer" title={quote.versions.length === 0 ? 'Answer' : 'New answer'}>
      <form ref={form} onSubmit={send} noValidate aria-label="Answer the request">
        <Stack gap={14}>
          <Text fz="sm" c="dimmed">
            A line without a price is left out. Items that aren’t in the catalog are ordered and exported
            under the store’s item code for them.
          </Text>
          <Stack component="ul" gap={8} aria-label="Lines of the answer">
            {draft.lines.map((line) => (
              <AnswerLine
                key={line.key}
                line={line}
                hint={hintOf(
                  quote.lines.find(({ lineNo }) => lineNo === line.lineNo),
                  quote.todaysPrices?.find(({ lineNo }) => lineNo === line.lineNo),
                )}
                problems={problems}
                onLine={(next) => changeLine(line.key, next)}
              />
            ))}
          </Stack>
          <Button
            variant="default"
            h={44}
            mr="auto"
            leftSection={<IconPlus size={17} stroke={1.9} aria-hidden />}
            onClick={add}
          >
            Add an item
          </Button>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={10}>
            <TextInput
              label="Valid through"
              type="date"
              withAsterisk
              min={today}
              max={daysAfter(today, maxValidDays)}
              value={draft.validUntil}
              error={problems.validUntil}
              onChange={(event) => change({ validUntil: event.currentTarget.value })}
            />
            <TextInput
              label="Freight"
              placeholder="Quoted at checkout"
              inputMode="decimal"
              maxLength={14}
              value={draft.freight}
              error={problems.freightCents}
              onChange={(event) => change({ freight: event.currentTarget.value })}
            />
          </SimpleGrid>
          <Textarea
            label="Message to the buyer"
            rows={3}
            maxLength={maxNoteLength}
            value={draft.message}
            onChange={(event) => change({ message: event.currentTarget.value })}
          />
          {problems.lines && <OutcomeNote tone="bad" title={problems.lines} />}
          {answer.error && Object.keys(problems).length === 0 && (
            <OutcomeNote tone="bad" title={readError(answer.error).message} />
          )}
          <Group>
            <ActionButton type="submit" busy={answer.isPending} h={44}>
              Send the answer
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </Section>
  )
}
