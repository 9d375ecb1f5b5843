import { Button } from '@mantine/core'
import { IconArrowLeft, IconCheck } from '@tabler/icons-react'
import { type CheckoutStep, checkoutSteps } from '../../../lib/checkout-views.ts'
import { PanelHeading } from '../../../ui/panel-heading.tsx'
import classes from './view-head.module.css'

const stepNames: Readonly<Record<CheckoutStep, string>> = {
  cart: 'Cart',
  shipping: 'Shipping',
  finalize: 'Finalize',
}

export interface ViewHeadProps {
  readonly title: string
  readonly view: CheckoutStep
  readonly back: string
  readonly onBack: () => void
  readonly disabled?: boolean
}

/** Header of a checkout view: back button, title and progress. */
export function ViewHead({ title, view, back, onBack, disabled = false }: ViewHeadProps) {
  const at = checkoutSteps.indexOf(view)
  return (
    <div className={classes.head}>
      <Button
        variant="subtle"
        className={classes.back}
        onClick={onBack}
        disabled={disabled}
        leftSection={<IconArrowLeft size={18} stroke={1.9} aria-hidden />}
      >
        {back}
      </Button>
      <PanelHeading>{title}</PanelHeading>
      <ol className={classes.steps} aria-label="Checkout steps">
        {checkoutSteps.map((step, index) => (
          <li
            key={step}
            className={classes.step}
            data-done={index < at || undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden="true">
              {index < at ? <IconCheck size={14} stroke={2.6} /> : index + 1}
            </span>
            {stepNames[step]}
          </li>
        ))}
      </ol>
    </div>
  )
}
