import { type PartCells, partColumns } from '@mullion/domain/admin/part-form'
import { invalidInput } from '@mullion/domain/error'

/** The documented names of what a part is sent with. */
export const sentPartNames = {
  partId: 'id',
  'form.': '',
  image: 'image',
  referenceImage: 'reference_image',
  updatedAt: 'updated_at',
}

async function imageOf(body: FormData, field: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const sent = body.get(field)
  // A browser sends a slot without a file as an empty one without a name.
  if (sent === null || sent === '' || (sent instanceof File && sent.name === '' && sent.size === 0)) return
  if (typeof sent === 'string')
    throw invalidInput('rest.file_needed', { [field]: `${field} must be a file.` })
  return new Uint8Array(await sent.arrayBuffer())
}

/** The columns of a sent part as text, an absent one empty; the procedure says what is wrong with them. */
function cellsOf(body: FormData): PartCells {
  const cells = partColumns.map((column) => {
    const typed = body.get(column)
    return [column, typeof typed === 'string' ? typed : '']
  })
  return Object.fromEntries(cells)
}

/** A part as it is sent: its columns, and its images where there are any. */
export async function partInputOf(body: FormData) {
  const image = await imageOf(body, 'image')
  const referenceImage = await imageOf(body, 'reference_image')
  return { form: cellsOf(body), ...(image && { image }), ...(referenceImage && { referenceImage }) }
}
