export interface SentDoor {
  readonly doorType: string
  readonly build: string
  readonly double: boolean
  readonly bottom: string | null
  readonly hinge: string | null
  readonly powerOperated: boolean
  readonly gasketing: string | null
  readonly widthInches: number
  readonly heightInches: number
}

export interface SentUse {
  readonly serialNumber: string | null
  readonly door: SentDoor
  readonly use: string
  readonly count: number
}
