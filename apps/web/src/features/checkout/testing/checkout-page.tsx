import type { SavedCartLine } from '@mullion/domain/cart/stored-cart'
import { fireEvent } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import type { CartView } from '../../../lib/checkout-views.ts'
import { show } from '../../../testing/show.tsx'
import { CheckoutPanel } from '../checkout-panel.tsx'

interface Reported {
  view: CartView
  placed: readonly SavedCartLine[] | null
}

export const testIdempotencyKey = 'order-key-of-this-cart-0001'

export function entryOf(part: {
  id: number
  name: string
  unit?: SavedCartLine['part']['unit']
}): SavedCartLine {
  const { id, name, unit = 'EA' } = part
  return {
    part: { id, number: `N-${id}`, name, priceCents: 1_000, unit, imageVersion: 0 },
    quantity: 1,
    comments: [],
    precisionLengths: [],
    addedAt: id,
  }
}

interface Options {
  readonly fetch: typeof globalThis.fetch
  readonly entries: readonly SavedCartLine[]
  readonly view?: 'shipping' | 'finalize'
  readonly actingFor?: () => number | null
  readonly beside?: ReactNode
}

/** Renders the checkout in a page that follows its view changes. */
export function showCheckout({ entries, view = 'shipping', beside = null, ...options }: Options) {
  const reported: Reported = { view, placed: null }
  function Page() {
    const [now, setNow] = useState<CartView>(view)
    const go = (next: CartView) => {
      reported.view = next
      setNow(next)
    }
    if (now !== 'shipping' && now !== 'finalize') return <p>Another view: {now}</p>
    return (
      <CheckoutPanel
        view={now}
        entries={entries}
        currentIdempotencyKey={() => testIdempotencyKey}
        onView={go}
        onReplaceView={go}
        onPlaced={(sent) => {
          reported.placed = sent
        }}
        onDone={() => go('cart')}
      />
    )
  }
  return Object.assign(
    show(
      <>
        <Page />
        {beside}
      </>,
      options,
    ),
    { reported },
  )
}
export type CheckoutPage = ReturnType<typeof showCheckout>

const address = {
  'Name or company': 'Tidewater Cold Storage',
  'Address 1': '18 Harbor Street',
  'ZIP code': '28570',
}

export async function typeAddress(page: CheckoutPage): Promise<void> {
  await page.findByLabelText(/^Name or company/)
  for (const [label, text] of Object.entries(address)) {
    await page.fill(page.getByLabelText(new RegExp(`^${label}`)), text)
  }
  await page.findByDisplayValue('Newport')
}

export async function setAddress(page: CheckoutPage): Promise<void> {
  await page.user.click(page.getByRole('button', { name: 'Shipping Method' }))
  await page.findByText(/^Total \$/)
}

export async function goToFinalize(page: CheckoutPage): Promise<void> {
  await typeAddress(page)
  await setAddress(page)
  await page.user.click(buttonOf(page, 'Proceed to Finalize Order'))
  await page.findByRole('heading', { name: 'Finalize Order' })
}

export async function typeCard(
  page: CheckoutPage,
  { number = '4000100011112224', code = '123' } = {},
): Promise<void> {
  await page.fill(await page.findByLabelText(/^Card number/), number)
  await page.user.selectOptions(page.getByLabelText('Expiration month'), '11')
  await page.user.selectOptions(page.getByLabelText('Expiration year'), String(new Date().getFullYear() + 2))
  await page.fill(page.getByLabelText(/^CVV/), code)
}

export const buttonOf = (page: CheckoutPage, name: string | RegExp) =>
  page.getByRole('button', { name }) as HTMLButtonElement

export const textOf = (page: CheckoutPage, label: RegExp) =>
  (page.getByLabelText(label) as HTMLInputElement).value

export const isChosen = (page: CheckoutPage, name: string | RegExp) =>
  (page.getByRole('radio', { name }) as HTMLInputElement).checked

/** Submits the order form. Place Order is outside its form, and the test DOM does not submit a form from there. */
export function pressPlaceOrder(page: CheckoutPage): void {
  const button = buttonOf(page, /^Place Order/)
  if (button.disabled) throw new Error('The order cannot be placed yet.')
  const form = document.getElementById(button.getAttribute('form') ?? '')
  if (form) fireEvent.submit(form)
}
