import { Button, Stack } from '@mantine/core'
import type { CatalogActions } from '../catalog-actions.ts'
import classes from './admin-banner.module.css'
import { AdminSwitch } from './admin-switch.tsx'

export function AdminBanner({ actions }: { readonly actions: CatalogActions }) {
  return (
    <Stack component="section" className={classes.banner} gap={20} align="center" justify="center">
      <h1 className={classes.title}>Search for part to edit</h1>
      <AdminSwitch on />
      <Button variant="default" onClick={actions.showAllParts}>
        View All Parts
      </Button>
    </Stack>
  )
}
