import '@mantine/core/styles/Tabs.layer.css'
import '@mantine/core/styles/SimpleGrid.layer.css'
import { Button, Flex, Group, NativeSelect, SimpleGrid, Stack, Tabs, Text } from '@mantine/core'
import { dayCount } from '@mullion/domain/analytics/range'
import { IconDownload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import {
  type AnalyticsTab,
  type AnalyticsView,
  analyticsTabs,
  orderTypeChoices,
  paymentChoices,
} from '../../lib/analytics-address.ts'
import { storeToday } from '../../lib/store-time.ts'
import { buttonIcon } from '../../ui/button-icon.ts'
import classes from './analytics-panel.module.css'
import type { DrillDown, SalesProps } from './analytics-types.ts'
import { DrillDownDialog, type DrillDownDialogProps } from './drill-down/drill-down-dialog.tsx'
import { ExportDialog } from './export/export-dialog.tsx'
import { Geographic, GeographicSummary } from './geographic/geographic.tsx'
import { SalesAgainstListWidget } from './lists/against-list.tsx'
import { CustomerAnalytics } from './lists/customer-analytics.tsx'
import { ProductAnalytics } from './lists/product-analytics.tsx'
import { ReturnReasons } from './lists/return-reasons.tsx'
import { Operations, OperationsOverview } from './operations/operations.tsx'
import { OrderMetrics } from './orders/order-metrics.tsx'
import { countText } from './parts/figure-words.ts'
import { daysOfRange, RangePicker } from './range/range-picker.tsx'
import { SalesOverview } from './sales/sales-overview.tsx'
import { SalesPatterns } from './sales/sales-patterns.tsx'

const orderTypeNames = {
  all: 'All orders',
  internal: 'Internal orders',
  'non-internal': 'Non-internal orders',
} as const
const paymentNames = { all: 'All payments', credit_card: 'Credit card', terms: 'Terms' } as const

export interface AnalyticsPanelProps extends Pick<DrillDownDialogProps, 'OrderDialog'> {
  readonly view: AnalyticsView
  readonly onView: (change: Partial<AnalyticsView>) => void
}

const tabNames: Record<AnalyticsTab, string> = {
  overview: 'Overview',
  sales: 'Sales',
  products: 'Products',
  customers: 'Customers',
  geographic: 'Geographic',
  operations: 'Operations',
}

function chosenFilters({ orderType, paymentType }: AnalyticsView): string[] {
  return [
    ...(orderType === 'all' ? [] : [orderTypeNames[orderType]]),
    ...(paymentType === 'all' ? [] : [paymentNames[paymentType]]),
  ]
}

const scopeOf = (text: string) => (
  <Text span fz={13} c="dimmed">
    {text}
  </Text>
)

interface TabProps extends SalesProps, Pick<AnalyticsPanelProps, 'view' | 'onView'> {}

function OpenTab({ view, onView, ...figures }: TabProps) {
  const filters = (
    <Flex gap={8} wrap="wrap">
      <NativeSelect
        aria-label="Order type"
        value={view.orderType}
        data={orderTypeChoices.map((value) => ({ value, label: orderTypeNames[value] }))}
        onChange={({ currentTarget: { value } }) =>
          onView({ orderType: value as AnalyticsView['orderType'] })
        }
      />
      <NativeSelect
        aria-label="Payment type"
        value={view.paymentType}
        data={paymentChoices.map((value) => ({ value, label: paymentNames[value] }))}
        onChange={({ currentTarget: { value } }) =>
          onView({ paymentType: value as AnalyticsView['paymentType'] })
        }
      />
    </Flex>
  )
  const chosen = chosenFilters(view)
  switch (view.tab) {
    case 'overview':
      return (
        <>
          <SalesOverview {...figures} compact filters={filters} />
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing={14}>
            <Stack gap={14} miw={0}>
              <ProductAnalytics {...figures} compact />
              <GeographicSummary {...figures} compact />
            </Stack>
            <Stack gap={14} miw={0}>
              <OrderMetrics {...figures} compact />
              <CustomerAnalytics {...figures} compact />
              <OperationsOverview {...figures} compact />
            </Stack>
          </SimpleGrid>
        </>
      )
    case 'sales':
      return (
        <>
          <SalesOverview {...figures} filters={filters} />
          <SalesPatterns {...figures} scope={scopeOf(chosen.join(', '))} />
          <OrderMetrics {...figures} scope={scopeOf(chosen.length > 0 ? 'All orders and payments' : '')} />
        </>
      )
    case 'products':
      return (
        <>
          <ProductAnalytics {...figures} />
          <ReturnReasons days={figures.days} />
        </>
      )
    case 'customers':
      return (
        <>
          <CustomerAnalytics {...figures} />
          <SalesAgainstListWidget days={figures.days} />
        </>
      )
    case 'geographic':
      return <Geographic {...figures} />
    case 'operations':
      return <Operations {...figures} />
  }
}

function useOpenTab(tab: AnalyticsTab) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const open = list.current?.children[analyticsTabs.indexOf(tab)]
    if (list.current && open instanceof HTMLElement) {
      list.current.scrollLeft = open.offsetLeft - (list.current.clientWidth - open.clientWidth) / 2
    }
  }, [tab])
  return list
}

function comparedText(chosen: AnalyticsView['range'], days: number): string {
  if (chosen === 'allTime') return 'All time has no earlier days to compare with.'
  return days === 1
    ? 'Changes are compared with the day before.'
    : `Changes are compared with the ${countText(days)} days before.`
}

export function AnalyticsPanel({ view, onView, OrderDialog }: AnalyticsPanelProps) {
  const [behind, setBehind] = useState<DrillDown | null>(null)
  const tabs = useOpenTab(view.tab)
  const [exporting, setExporting] = useState(false)
  const today = storeToday()
  const range = daysOfRange(view.range, today)
  const days = { startDate: range.from, endDate: range.to }
  const { orderType, paymentType } = view
  return (
    <Stack gap={12} miw={0}>
      <Group gap="8px 16px" justify="space-between">
        <div>
          <Text component="h2" fz={21} fw={660} lh={1.25}>
            Analytics
          </Text>
          <Text fz={13} c="dimmed">
            {comparedText(view.range, dayCount(range))}
          </Text>
        </div>
        <Flex gap={8} wrap="wrap">
          <RangePicker range={view.range} today={today} onRange={(chosen) => onView({ range: chosen })} />
          <Button h={40} leftSection={<IconDownload {...buttonIcon} />} onClick={() => setExporting(true)}>
            Export
          </Button>
        </Flex>
      </Group>
      <Tabs
        value={view.tab}
        onChange={(tab) => onView({ tab: analyticsTabs.find((each) => each === tab) ?? 'overview' })}
        activateTabWithKeyboard={false}
        keepMounted={false}
      >
        <Tabs.List className={classes.tabs} ref={tabs}>
          {analyticsTabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab} flex="none" mih={44} px={14} fz={15}>
              {tabNames[tab]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={view.tab}>
          <Stack gap={14} pt={14}>
            <OpenTab
              {...{ view, onView, days }}
              filter={{ ...days, orderType, paymentType }}
              onDrillDown={(title, input) => setBehind({ title, input })}
            />
          </Stack>
        </Tabs.Panel>
      </Tabs>
      <ExportDialog opened={exporting} onClose={() => setExporting(false)} days={days} />
      <DrillDownDialog behind={behind} onClose={() => setBehind(null)} OrderDialog={OrderDialog} />
    </Stack>
  )
}
