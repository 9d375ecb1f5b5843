import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import classes from './tools.module.css'

export function ColorSchemeToggle() {
  const { setColorScheme } = useMantineColorScheme()
  const shown = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const other = shown === 'dark' ? 'light' : 'dark'
  const Icon = other === 'dark' ? IconMoon : IconSun
  return (
    <ActionIcon
      className={classes.tool}
      variant="transparent"
      size={44}
      onClick={() => setColorScheme(other)}
      aria-label={`Switch to ${other} colors`}
      title={`Switch to ${other} colors`}
    >
      <Icon size={21} stroke={1.8} aria-hidden />
    </ActionIcon>
  )
}
