import { describe, expect, it } from 'vitest'
import { type PartRecord, parsePartRow, partCsvColumns, writePartRow } from './part-csv.ts'

const hinge: Record<string, string> = {
  id: '312',
  part_number: '1204-02',
  part_name: 'HNG CAM LIFT STL LH W/ SCR',
  part_description: 'Cam-lift hinge, 8 in',
  part_price: '48.5',
  part_units: 'ea',
  part_tags: 'Hinges, Accessories',
  part_tags_doors: 'Traffic, swing',
  part_tags_doors_sub: 'TSD,ESS1',
  included_hardware: '(4) 1/4-20 screws',
  private_notes: '',
  part_location: 'B-14-3',
  req_dir: 'on',
  req_serial: '',
  req_power: '',
  req_thick: 'ON',
  part_left_right: 'yes',
  precision_cut: '',
  req_wall_thick: 'no',
  part_l: '8',
  part_h: '2.25',
  part_d: '',
  part_lbs: '1.4',
  related_parts: '1204-01, 1299-AA, 1204-01',
  install_hardware: '',
  proprietary: 'no',
  obsolete: '',
  illustration: 'hinge-cam-lift',
  family: '',
  family_name: 'Cam-lift  hinges',
}

const asPart: PartRecord = {
  id: 312,
  number: '1204-02',
  name: 'HNG CAM LIFT STL LH W/ SCR',
  description: 'Cam-lift hinge, 8 in',
  priceCents: 4850,
  unit: 'EA',
  tags: ['Accessories', 'Hinges'],
  doorModels: ['Swing', 'Traffic'],
  doorSubModels: ['TSD', 'ESS1'],
  includedHardware: '(4) 1/4-20 screws',
  privateNotes: '',
  location: 'B-14-3',
  requirements: {
    direction: true,
    serial: false,
    voltage: false,
    precisionCut: false,
    wallThickness: false,
    thicknessNotice: true,
    leftRightNotice: true,
  },
  size: { lengthInches: 8, heightInches: 2.25, depthInches: null, weightPounds: 1.4 },
  relatedParts: ['1204-01', '1299-AA'],
  installHardware: 'none',
  proprietary: false,
  obsolete: false,
  illustration: 'hinge-cam-lift',
  family: null,
  familyName: 'Cam-lift hinges',
}

function problemsOf(change: Record<string, string>) {
  const read = parsePartRow({ ...hinge, ...change })
  return read.ok ? [] : read.problems
}

describe('a row of the parts file', () => {
  it('has the documented columns in order', () => {
    expect(partCsvColumns.join(' ')).toBe(
      'id part_number part_name part_description part_price part_units part_tags part_tags_doors ' +
        'part_tags_doors_sub included_hardware private_notes part_location req_dir req_serial req_power ' +
        'req_thick part_left_right precision_cut req_wall_thick part_l part_h part_d part_lbs related_parts ' +
        'install_hardware proprietary obsolete illustration family family_name',
    )
  })

  it('reads as a part', () => {
    expect(parsePartRow(hinge)).toEqual({ ok: true, part: asPart })
  })

  it('is written in one canonical form', () => {
    expect(writePartRow(asPart)).toEqual({
      ...hinge,
      part_price: '48.50',
      part_units: 'EA',
      part_tags: 'Accessories, Hinges',
      part_tags_doors: 'Swing, Traffic',
      part_tags_doors_sub: 'TSD, ESS1',
      req_thick: 'on',
      req_wall_thick: '',
      related_parts: '1204-01, 1299-AA',
      install_hardware: 'none',
      family_name: 'Cam-lift hinges',
    })
  })

  it('reads back what was written', () => {
    const bare: PartRecord = {
      ...asPart,
      id: null,
      priceCents: null,
      unit: 'SQFT',
      doorSubModels: [],
      relatedParts: [],
      installHardware: 'lg',
      proprietary: null,
      obsolete: true,
      illustration: null,
      family: 'none',
      familyName: null,
    }
    expect(parsePartRow(writePartRow(bare))).toEqual({ ok: true, part: bare })
  })

  it('may leave the id empty for a new part, and the price for a part that is not sold', () => {
    const read = parsePartRow({ ...hinge, id: '', part_price: '' })
    expect(read).toEqual({ ok: true, part: { ...asPart, id: null, priceCents: null } })
  })

  it('treats a missing column as an empty cell', () => {
    const { included_hardware: _, ...without } = hinge
    expect(parsePartRow(without)).toEqual({ ok: true, part: { ...asPart, includedHardware: '' } })
  })

  it.each([
    ['id', '0', 'The id must be a whole number above 0.'],
    ['id', '1.5', 'The id must be a whole number above 0.'],
    [
      'part_number',
      '120-02',
      'Part number must be formatted as ####-##, with at least two characters after the dash.',
    ],
    [
      'part_number',
      '311-1204-02',
      "Part number must not start with '311-'. This is prepended to every part number automatically.",
    ],
    ['part_name', ' ', 'This field is required.'],
    ['part_description', 'Discontinued in 2019', 'Part description contains forbidden words.'],
    ['part_price', '12.345', 'Price must be a whole number or a number with up to two decimal places'],
    ['part_price', '-4', 'Price must be a whole number or a number with up to two decimal places'],
    ['part_units', '', 'Choose one of EA, FT, SQFT.'],
    ['part_tags', '', 'Please select at least one part tag'],
    ['part_tags_doors', ' , ', 'Please select at least one compatible door model'],
    ['part_tags_doors_sub', 'TSD, ESS9', "'ESS9' is not one of TSD, ESS1, ESS2, COLD, SANI, CW, TORSION."],
    ['req_dir', 'perhaps', "Write 'on' or leave this empty."],
    ['obsolete', 'perhaps', "Write 'yes' or leave this empty."],
    ['part_l', '0', 'Length must be a number above 0 with up to two decimal places'],
    ['part_lbs', '1.234', 'Weight must be a number above 0 with up to two decimal places'],
    ['related_parts', '1204-01, the other one', "'the other one' is not a part number."],
    ['install_hardware', 'xl', 'Choose one of none, sm, md, lg.'],
    ['proprietary', 'maybe', "Enter 'yes' or 'no', or leave this empty."],
    ['family', 'x'.repeat(161), 'A family can have up to 160 characters.'],
    ['family_name', 'x'.repeat(81), 'The name of a family can have up to 80 characters.'],
    ['illustration', '../etc/passwd', 'Use a lowercase illustration name, such as hinge-butt.'],
  ])('reports the problem with %s "%s"', (column, text, message) => {
    expect(problemsOf({ [column]: text })).toEqual([{ column, message }])
  })

  it('lists every problem at once', () => {
    const columns = problemsOf({ part_price: 'call', part_units: 'BOX', part_h: 'tall' }).map((p) => p.column)
    expect(columns).toEqual(['part_price', 'part_units', 'part_h'])
  })
})
