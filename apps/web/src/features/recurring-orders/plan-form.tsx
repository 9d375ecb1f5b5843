import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { Button, Checkbox, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useAddresses } from '@mullion/client/accounts/addresses.hooks'
import { useSavedCards } from '@mullion/client/accounts/cards.hooks'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { useRecurringSettings } from '@mullion/client/recurring-orders/recurring-orders.hooks'
import type { SavedAddress } from '@mullion/domain/accounts/address'
import type { Company } from '@mullion/domain/accounts/company'
import type { SavedCard } from '@mullion/domain/accounts/saved-card'
import { serviceName, upsServiceCodes } from '@mullion/domain/checkout/shipping-service'
import { poDocumentNeeded } from '@mullion/domain/recurring-orders/recurring-errors'
import {
  createRecurringInput,
  type RecurringOrder,
  type RecurringPlan,
} from '@mullion/domain/recurring-orders/recurring-order'
import { daysAfter, maxDaysAhead, maxWeeks, nextDayProblem } from '@mullion/domain/recurring-orders/schedule'
import type { ReactNode } from 'react'
import { storeToday } from '../../lib/store-time.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { DialogForm, useDialogForm } from '../../ui/dialog-form.tsx'
import { OutcomeNote } from '../../ui/outcome-note.tsx'
import { QueryStates } from '../../ui/query-states.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { SetupLinks } from './recurring-links.ts'

/** The plan as typed, before it is checked. */
interface PlanText {
  readonly everyWeeks: string
  readonly nextOn: string
  readonly addressId: string
  readonly serviceType: string
  readonly poNumber: string
  readonly iseNumber: string
  readonly savedCardId: string
  readonly automatic: boolean
  readonly maxRisePercent: string
  readonly returnsAgreed: boolean
}

export interface PlanFormProps {
  /** The recurring order that is changed; null for a new one. */
  readonly recurring: RecurringOrder | null
  readonly action: string
  readonly busy: boolean
  readonly onSave: (plan: RecurringPlan) => Promise<void>
  readonly onClose: () => void
  readonly places: SetupLinks
}

interface Choices {
  readonly addresses: readonly SavedAddress[]
  readonly cards: readonly SavedCard[]
  readonly company: Company
  readonly allowsAutomatic: boolean
}

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

function planOf(text: PlanText) {
  const { everyWeeks, addressId, savedCardId, maxRisePercent, ...rest } = text
  return {
    ...rest,
    everyWeeks: numberOf(everyWeeks),
    addressId: Number(addressId),
    savedCardId: savedCardId || null,
    maxRisePercent: numberOf(maxRisePercent),
  }
}

/** Checks a plan as the server does; any list id will do. */
const read = (text: PlanText) => createRecurringInput.safeParse({ ...planOf(text), listId: 1 })

function problemsOf(
  text: PlanText,
  { company }: Choices,
  before: string | undefined,
): Readonly<Record<string, string>> {
  const issues = read(text).error?.issues ?? []
  const onTerms = company.termsCode === 'PO'
  const wrongDay =
    text.nextOn === '' || text.nextOn === before ? null : nextDayProblem(text.nextOn, storeToday())
  return {
    ...(wrongDay === null ? {} : { nextOn: wrongDay }),
    ...Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])),
    ...(onTerms && !text.poNumber.trim() ? { poNumber: 'PO number is required' } : {}),
    ...(!onTerms && !text.savedCardId ? { savedCardId: 'Choose a saved card.' } : {}),
    ...(company.iseMember && !text.iseNumber.trim() ? { iseNumber: 'ISE number is required' } : {}),
  }
}

interface MissingProps extends Pick<PlanFormProps, 'onClose'> {
  readonly title: string
  readonly children?: ReactNode
  /** What the buyer can do about it. */
  readonly remedy?: { readonly label: string; readonly onGo: () => void }
}

function Missing({ title, children, remedy, onClose }: MissingProps) {
  return (
    <Stack gap={14}>
      <OutcomeNote tone="warn" title={title}>
        {children}
      </OutcomeNote>
      <Group justify="flex-end" gap={10}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        {remedy && (
          <Button
            onClick={() => {
              onClose()
              remedy.onGo()
            }}
          >
            {remedy.label}
          </Button>
        )}
      </Group>
    </Stack>
  )
}

/** Says what keeps the buyer from repeating an order; null if nothing does. */
function whatIsMissing(
  { company, addresses, cards }: Choices,
  { onClose, places }: Pick<PlanFormProps, 'onClose' | 'places'>,
) {
  const onTerms = company.termsCode === 'PO'
  if (onTerms && company.poRequired) return <Missing title={poDocumentNeeded().message} onClose={onClose} />
  if (addresses.length === 0)
    return (
      <Missing
        title="Save an address first."
        remedy={{ label: 'Go to addresses', onGo: places.onAddresses }}
        onClose={onClose}
      >
        <p>A recurring order ships to one of your saved addresses.</p>
      </Missing>
    )
  if (onTerms || cards.length > 0) return null
  return (
    <Missing
      title="Save a card first."
      remedy={{ label: 'Go to payments', onGo: places.onCards }}
      onClose={onClose}
    >
      <p>A recurring order is paid with one of your saved cards.</p>
    </Missing>
  )
}

function startOf(recurring: RecurringOrder | null, { addresses, cards }: Choices): PlanText {
  return {
    everyWeeks: String(recurring?.everyWeeks ?? 4),
    nextOn: recurring?.nextOn ?? storeToday(),
    addressId: String(recurring?.addressId ?? addresses[0]?.id ?? ''),
    serviceType: recurring?.serviceType ?? '03',
    poNumber: recurring?.poNumber ?? '',
    iseNumber: recurring?.iseNumber ?? '',
    savedCardId: recurring?.savedCardId ?? cards[0]?.methodId ?? '',
    automatic: recurring?.automatic ?? false,
    maxRisePercent: String(recurring?.maxRisePercent ?? 5),
    returnsAgreed: recurring?.returnsAgreed ?? false,
  }
}

function Fields({ choices, ...props }: PlanFormProps & { readonly choices: Choices }) {
  const { addresses, cards, company, allowsAutomatic } = choices
  const { recurring, action, busy, onSave, onClose } = props
  const filling = useDialogForm<PlanText>({
    start: startOf(recurring, choices),
    check: (text) => problemsOf(text, choices, recurring?.nextOn),
    busy,
    async save(text) {
      const found = read(text)
      if (!found.success) return
      const { listId: _, ...plan } = found.data
      await onSave(plan)
    },
  })
  const { form } = filling
  const onTerms = company.termsCode === 'PO'
  return (
    <DialogForm filling={filling} action={action} onClose={onClose}>
      <TextField
        {...form.text('everyWeeks')}
        label="Weeks between orders"
        description={`From 1 to ${maxWeeks}`}
        inputMode="numeric"
        required
      />
      <TextField
        {...form.text('nextOn')}
        label={recurring ? 'Next order on' : 'First order on'}
        type="date"
        min={storeToday()}
        max={daysAfter(storeToday(), maxDaysAhead)}
        required
      />
      <ChoiceField
        {...form.text('addressId')}
        label="Ship to"
        required
        data={addresses.map(({ id, label, nameOrCompany, address1 }) => ({
          value: String(id),
          label: `${label || nameOrCompany}, ${address1}`,
        }))}
      />
      <ChoiceField
        {...form.text('serviceType')}
        label="Service"
        description="Used if the order ships by parcel."
        data={upsServiceCodes.map((value) => ({ value, label: `UPS ${serviceName(value)}` }))}
      />
      {onTerms ? (
        <TextField {...form.text('poNumber')} label="PO number" maxLength={50} required />
      ) : (
        <ChoiceField
          {...form.text('savedCardId')}
          label="Card"
          required
          data={cards.map(({ methodId, methodName, lastFour }) => ({
            value: methodId,
            label: `${methodName}, ending in ${lastFour}`,
          }))}
        />
      )}
      {company.iseMember && (
        <TextField {...form.text('iseNumber')} label="ISE number" maxLength={50} required />
      )}
      <Checkbox
        {...form.box('returnsAgreed')}
        label="I understand that cut-to-order items cannot be returned."
      />
      {onTerms && allowsAutomatic && (
        <>
          <Checkbox
            {...form.box('automatic')}
            label="Place it without my confirmation"
            description="From the second order on. We’ll ask you if something can’t be ordered, needs approval or costs more."
          />
          {form.values.automatic && (
            <TextField
              {...form.text('maxRisePercent')}
              label="Ask me if a price rises by more than (percent)"
              inputMode="numeric"
              required
            />
          )}
        </>
      )}
      {!form.values.automatic && (
        <Text fz="sm" c="dimmed">
          You’ll get an email on the day of each order. Nothing is ordered until you confirm it.
        </Text>
      )}
    </DialogForm>
  )
}

/** The form for how and when a list is ordered. */
export function PlanForm(props: PlanFormProps) {
  const { data: viewer } = useViewer()
  const byCard = viewer?.user.company.termsCode === 'CC'
  const addresses = useAddresses()
  const settings = useRecurringSettings()
  const cards = useSavedCards({ enabled: byCard })
  if (!viewer || (byCard && cards.isPending)) return <Skeleton height={420} />
  return (
    <QueryStates query={addresses} pending={<Skeleton height={420} />}>
      {(list) => (
        <QueryStates query={settings} pending={<Skeleton height={420} />}>
          {({ automatic }) => {
            const choices: Choices = {
              addresses: list,
              cards: cards.data ?? [],
              company: viewer.user.company,
              allowsAutomatic: automatic,
            }
            return whatIsMissing(choices, props) ?? <Fields {...props} choices={choices} />
          }}
        </QueryStates>
      )}
    </QueryStates>
  )
}
