import { type PartCells, partColumns } from '@mullion/domain/admin/part-form'
import { invalidInput } from '@mullion/domain/error'

export const externalPartNames = {
  partId: 'id',
  'form.': '',
  image: 'image',
  referenceImage: 'reference_image',
  updatedAt: 'updated_at',
}

async function imageOf(body: FormData, field: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const sent = body.get(field)
  // Browsers send an empty, unnamed file for a slot without one.
  if (sent === null || sent === '' || (sent instanceof File && sent.name === '' && sent.size === 0)) return
  if (typeof sent === 'string')
    throw invalidInput('rest.file_needed', { [field]: `${field} must be a file.` })
  return new Uint8Array(await sent.arrayBuffer())
}

/** Reads a part's columns as text, absent ones as empty; the procedure validates them. */
function cellsOf(body: FormData): PartCells {
  const cells = partColumns.map((column) => {
    const typed = body.get(column)
    return [column, typeof typed === 'string' ? typed : '']
  })
  return Object.fromEntries(cells)
}

export async function partInputOf(body: FormData) {
  const image = await imageOf(body, 'image')
  const referenceImage = await imageOf(body, 'reference_image')
  return { form: cellsOf(body), ...(image && { image }), ...(referenceImage && { referenceImage }) }
}
