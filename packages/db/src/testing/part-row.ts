import type { DoorModel, PartRequirements, PartTag, Unit } from '@mullion/domain/catalog/part'
import { nothingRequired } from '@mullion/domain/testing/parts'
import type { NewPart } from '../search/indexed-parts.repository.ts'

/** The part fields a test cares about; the rest are a plain hinge's. */
export type PartFacts = Omit<Partial<NewPart>, 'requirements'> & {
  readonly requirements?: Partial<PartRequirements>
}

/** A part row: a hinge at $12.50, sold by the piece, 6 x 4 x 2 in and 1.5 lb, unless overridden. */
export function partRow({ requirements, ...facts }: PartFacts & { readonly id: number }): NewPart {
  return {
    number: `${String(1000 + facts.id).padStart(4, '0')}-01`,
    name: 'HNG CAM LIFT STL',
    description: 'Cam-lift hinge for swing doors.',
    priceCents: 1250,
    unit: 'EA' as Unit,
    tags: ['Hinges'] as PartTag[],
    doorModels: ['Swing'] as DoorModel[],
    doorSubModels: [],
    includedHardware: '',
    privateNotes: 'Ask Ray before changing the vendor.',
    location: 'B-14-3',
    requirements: { ...nothingRequired, ...requirements },
    lengthInches: 6,
    heightInches: 4,
    depthInches: 2,
    weightPounds: 1.5,
    relatedParts: [],
    installHardware: 'none',
    proprietary: null,
    obsolete: false,
    illustration: null,
    family: null,
    familyName: null,
    imageVersion: 0,
    updatedAt: new Date('2026-11-20T12:00:00Z'),
    ...facts,
  }
}
