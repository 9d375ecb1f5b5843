import { Button, Flex, Group, Stack } from '@mantine/core'
import { IconArrowLeft, IconCheck } from '@tabler/icons-react'
import { type CheckoutStep, checkoutSteps } from '../../../lib/checkout-views.ts'
import { PanelHeading } from '../../../ui/panel-heading.tsx'
import classes from '../checkout.module.css'
import type { CheckoutViewProps } from '../view-props.ts'

const stepNames: Readonly<Record<CheckoutStep, string>> = {
  cart: 'Cart',
  shipping: 'Shipping',
  finalize: 'Finalize',
}

const heads = {
  shipping: { title: 'Ship to', back: 'Back to Cart', to: 'cart' },
  finalize: { title: 'Finalize Order', back: 'Back to Shipping', to: 'shipping' },
} as const

export interface ViewHeadProps extends Pick<CheckoutViewProps, 'onView'> {
  readonly view: keyof typeof heads
  /** True if the order accepts a price quote, which it leads back to. */
  readonly ofQuote?: boolean
  readonly disabled?: boolean
}

export function ViewHead({ view, ofQuote = false, onView, disabled = false }: ViewHeadProps) {
  const { title, back, to } = heads[view]
  const at = checkoutSteps.indexOf(view)
  return (
    <Stack gap={2}>
      <Button
        variant="subtle"
        ml={-10}
        mr="auto"
        px={10}
        onClick={() => onView(to)}
        disabled={disabled}
        {...(disabled && { bg: 'none' })}
        leftSection={<IconArrowLeft size={18} stroke={1.9} aria-hidden />}
      >
        {ofQuote && to === 'cart' ? 'Back to the quote' : back}
      </Button>
      <Group gap="6px 20px" justify="space-between">
        <PanelHeading>{title}</PanelHeading>
        <Flex
          component="ol"
          gap={{ base: 14, xs: 22 }}
          w={{ base: '100%', xs: 'auto' }}
          fz="sm"
          c="dimmed"
          aria-label="Checkout steps"
        >
          {checkoutSteps.map((step, index) => (
            <Group
              component="li"
              key={step}
              gap={7}
              wrap="nowrap"
              {...(index === at && { 'aria-current': 'step', fw: 600, c: 'var(--ink)' })}
            >
              <span
                className={classes.mark}
                data-done={index < at || undefined}
                data-here={index === at || undefined}
                aria-hidden="true"
              >
                {index < at ? <IconCheck size={14} stroke={2.6} /> : index + 1}
              </span>
              {ofQuote && step === 'cart' ? 'Quote' : stepNames[step]}
            </Group>
          ))}
        </Flex>
      </Group>
    </Stack>
  )
}
