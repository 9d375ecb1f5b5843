import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useHydrated } from '../../lib/use-hydrated.ts'
import classes from './tools.module.css'

export function ColorSchemeToggle() {
  const { setColorScheme } = useMantineColorScheme()
  const hydrated = useHydrated()
  const computed = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const other = hydrated && computed === 'dark' ? 'light' : 'dark'
  return (
    <ActionIcon
      className={classes.tool}
      variant="transparent"
      size={44}
      onClick={() => setColorScheme(other)}
      aria-label={`Switch to ${other} colors`}
      title={`Switch to ${other} colors`}
    >
      <IconMoon className={classes.onLight} size={21} stroke={1.8} aria-hidden />
      <IconSun className={classes.onDark} size={21} stroke={1.8} aria-hidden />
    </ActionIcon>
  )
}
