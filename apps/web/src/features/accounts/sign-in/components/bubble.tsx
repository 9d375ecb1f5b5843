import { Flex } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './bubble.module.css'

export function Bubble({ tone = 'bad', children }: { tone?: 'bad' | 'good'; children: ReactNode }) {
  const Icon = tone === 'bad' ? IconAlertCircle : IconCircleCheck
  return (
    <Flex
      gap={10}
      fz="sm"
      className={classes.bubble}
      data-tone={tone}
      role={tone === 'bad' ? 'alert' : 'status'}
    >
      <Icon size={20} stroke={1.8} aria-hidden />
      <div>{children}</div>
    </Flex>
  )
}
