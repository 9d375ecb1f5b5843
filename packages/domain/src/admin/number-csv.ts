import * as z from 'zod/mini'
import { otherNumberKinds } from '../catalog/number-lead.ts'
import { otherNumberFields } from '../catalog/other-number.ts'
import { choiceCell, fieldCell } from '../imports/csv-cells.ts'
import { recordFile } from './account-csv.ts'

const row = z.object({
  number: fieldCell(otherNumberFields.number),
  kind: choiceCell(otherNumberKinds, 'superseded'),
  make: fieldCell(otherNumberFields.make),
  leadsTo: fieldCell(otherNumberFields.leadsTo),
  since: fieldCell(otherNumberFields.since),
  reason: fieldCell(otherNumberFields.reason),
})
export type NumberRecord = z.output<typeof row>

/** Old and foreign numbers, by number. */
export const numberFile = recordFile({ row, key: ['number', 'leadsTo'] })
