import { largeCatalog } from '@mullion/demo/large-catalog'
import { partCsvColumns } from '@mullion/domain/imports/part-csv'
import { stringify } from 'csv-stringify/sync'

/** Generates a large, plausible parts file, the same on every run. */
export function largeCatalogCsv(parts: number): string {
  return stringify([...largeCatalog(parts)], { header: true, columns: [...partCsvColumns] })
}
