import { Button } from '@mantine/core'
import type { CatalogActions } from '../catalog-actions.ts'
import classes from './admin-banner.module.css'

/** The page of the admin view before anything is searched. */
export function AdminBanner({ actions }: { readonly actions: CatalogActions }) {
  return (
    <section className={classes.banner}>
      <h1 className={classes.title}>Search for part to edit</h1>
      <Button variant="default" onClick={actions.showAllParts}>
        View All Parts
      </Button>
    </section>
  )
}
