import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { Button, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useChallenge } from '@mullion/client/checkout/checkout.hooks'
import { usePriceQuoteActions } from '@mullion/client/price-quotes/price-quotes.hooks'
import { readError } from '@mullion/client/read-error'
import type { SavedCartLine } from '@mullion/domain/cart/stored-cart'
import { maxNoteLength, maxQuoteLines } from '@mullion/domain/price-quotes/price-quote-input'
import type { AskedPriceQuote } from '@mullion/domain/price-quotes/price-quote-view'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, useMemo, useState } from 'react'
import { createBotCheck, solveInWorker } from '../../lib/bot-check.ts'
import { notify } from '../../lib/notices.state.ts'
import { storeToday } from '../../lib/store-time.ts'
import { useFirstInvalid } from '../../lib/use-first-invalid.ts'
import { OutcomeNote } from '../../ui/outcome-note.tsx'
import { PanelHeading } from '../../ui/panel-heading.tsx'
import { Section } from '../../ui/section.tsx'
import { QuoteFiles } from './quote-files.tsx'
import {
  type DraftOwner,
  emptyItem,
  fieldsOf,
  forgetDraft,
  type RequestDraft,
  requestOf,
  saveDraft,
  savedDraft,
  type TypedItem,
} from './request-draft.ts'
import { CartPart, OnePart, OtherItem, type Problems } from './request-lines.tsx'

export interface RequestFormProps {
  /** The lines of the cart, each of which can be left out. */
  readonly entries: readonly SavedCartLine[]
  /** True if the only line is a part from its own page, whose quantity can be changed. */
  readonly fromPart?: boolean
  /** Whose request it is; null for a guest. */
  readonly owner: DraftOwner
  readonly onAsked: (asked: AskedPriceQuote) => void
}

interface ContactProps {
  readonly draft: RequestDraft
  readonly problems: Problems
  readonly onDraft: (change: Partial<RequestDraft>) => void
}

const contactFields = [
  ['name', 'Name', 'name', true],
  ['company', 'Company (optional)', 'organization', false],
  ['email', 'Email', 'email', true],
  ['phone', 'Phone (optional)', 'tel', false],
] as const

function Contact({ draft, problems, onDraft }: ContactProps) {
  return (
    <Section id="quote-contact" title="How we reach you">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={12}>
        {contactFields.map(([field, label, autoComplete, required]) => (
          <TextInput
            key={field}
            label={label}
            withAsterisk={required}
            aria-required={required}
            autoComplete={autoComplete}
            maxLength={100}
            value={draft[field]}
            error={problems[field]}
            onChange={(event) => onDraft({ [field]: event.currentTarget.value })}
          />
        ))}
      </SimpleGrid>
    </Section>
  )
}

/** The form that asks for a quote of what is in the cart, and of items that are not in the catalog. */
export function RequestForm({ entries, fromPart = false, owner, onAsked }: RequestFormProps) {
  const isGuest = owner === null
  const [draft, setDraft] = useState<RequestDraft>(() => {
    const saved = savedDraft(owner)
    return entries.length + saved.items.length === 0 ? { ...saved, items: [emptyItem(1)] } : saved
  })
  const [problems, setProblems] = useState<Problems>({})
  const [requestKey] = useState(() => crypto.randomUUID())
  const { ask } = usePriceQuoteActions()
  const challenge = useChallenge()
  const botCheck = useMemo(
    () => createBotCheck({ challenge, solve: solveInWorker, now: Date.now }),
    [challenge],
  )
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { form, focusFirstInvalid } = useFirstInvalid()
  const change = (next: Partial<RequestDraft>) => {
    const changed = { ...draft, ...next }
    saveDraft(owner, changed)
    setDraft(changed)
  }
  const changeItem = (id: number, item: TypedItem | null) =>
    change({ items: draft.items.flatMap((each) => (each.id === id ? (item ?? []) : each)) })
  const nextId = Math.max(0, ...draft.items.map(({ id }) => id)) + 1

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const { input, problems: wrong } = requestOf(draft, { entries, isGuest })
    setProblems(wrong)
    setFailure(null)
    if (Object.keys(wrong).length > 0) return focusFirstInvalid()
    setBusy(true)
    try {
      const proof = isGuest ? { botCheck: await botCheck.take() } : {}
      const asked = await ask.mutateAsync({ ...input, requestKey, ...proof })
      forgetDraft(owner)
      notify(`Your request ${asked.number} was sent.`)
      onAsked(asked)
    } catch (error) {
      const { fields, message } = readError(error)
      setProblems(fieldsOf(fields, input, draft))
      focusFirstInvalid()
      if (Object.keys(fields).length === 0) setFailure(message)
    }
    setBusy(false)
  }
  return (
    <form ref={form} onSubmit={(event) => void send(event)} noValidate aria-label="Request a quote">
      <Stack gap={16} maw={860} mx="auto">
        <PanelHeading>Request a quote</PanelHeading>
        {fromPart && (
          <Section id="quote-parts" title="Part">
            {entries.map((entry) => (
              <OnePart key={entry.part.id} {...{ entry, draft, problems }} onDraft={change} />
            ))}
          </Section>
        )}
        {!fromPart && entries.length > 0 && (
          <Section id="quote-parts" title="From your cart">
            <ul>
              {entries.map((entry) => (
                <CartPart
                  key={entry.part.id}
                  entry={entry}
                  draft={draft}
                  problem={problems[`target-${entry.part.id}`]}
                  onDraft={change}
                />
              ))}
            </ul>
          </Section>
        )}
        <Section id="quote-items" title="Not in the catalog">
          <Text fz="sm" c="dimmed">
            A part we don’t show, a special cut or size: describe it, and add a drawing if there is one.
          </Text>
          <ul>
            {draft.items.map((item, at) => (
              <OtherItem
                key={item.id}
                item={item}
                at={at}
                problems={problems}
                onItem={(next) => changeItem(item.id, next)}
              />
            ))}
          </ul>
          {problems.items && (
            <Text fz={13} c="var(--bad-ink)" role="alert">
              {problems.items}
            </Text>
          )}
          <Button
            variant="default"
            h={44}
            mr="auto"
            disabled={draft.items.length >= maxQuoteLines}
            leftSection={<IconPlus size={17} stroke={1.9} aria-hidden />}
            onClick={() => change({ items: [...draft.items, emptyItem(nextId)] })}
          >
            Add an item
          </Button>
        </Section>
        <Section id="quote-details" title="Details">
          <TextInput
            label="Needed by (optional)"
            type="date"
            maw={220}
            min={storeToday()}
            value={draft.neededBy}
            error={problems.neededBy}
            onChange={(event) => change({ neededBy: event.currentTarget.value })}
          />
          <Textarea
            label="Notes (optional)"
            rows={3}
            maxLength={maxNoteLength}
            value={draft.notes}
            error={problems.notes}
            onChange={(event) => change({ notes: event.currentTarget.value })}
          />
          <QuoteFiles files={draft.files} onFiles={(files) => change({ files })} />
        </Section>
        {isGuest && <Contact draft={draft} problems={problems} onDraft={change} />}
        {failure && <OutcomeNote tone="bad" title={failure} />}
        <Button type="submit" size="md" h={48} mr="auto" data-busy={busy || undefined}>
          {busy ? 'Sending…' : 'Send request'}
        </Button>
      </Stack>
    </form>
  )
}
