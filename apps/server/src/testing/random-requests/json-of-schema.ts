import * as fc from 'fast-check'

/** The JSON Schema of the OpenAPI document, as far as its schemas go. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly items?: JsonSchema
  readonly format?: string
  readonly pattern?: string
  readonly maxLength?: number
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly examples?: readonly unknown[]
}

const deepest = 5

const words = fc.constantFrom(
  '',
  'hinge',
  '1',
  '15-0001',
  'OH',
  '43215',
  'US',
  'UPS',
  '03',
  'W100001',
  'true',
)
const byFormat: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  email: fc.constantFrom('buyer@arctic.example', 'nobody@nowhere.example'),
}

function textOf({ format, pattern, maxLength = 40, examples = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const known = examples.length > 0 ? [fc.constantFrom(...examples)] : []
  if (format && byFormat[format]) return fc.oneof(...known, byFormat[format])
  if (pattern) return fc.oneof(...known, fc.stringMatching(new RegExp(pattern, 'u')))
  return fc.oneof(...known, words, fc.string({ maxLength: Math.min(maxLength, 40) }))
}

function numberOf(schema: JsonSchema, whole: boolean): fc.Arbitrary<number> {
  const least = schema.minimum ?? schema.exclusiveMinimum ?? 0
  const most = Math.min(schema.maximum ?? 1000, least + 1000)
  if (whole)
    return fc.oneof(
      fc.constantFrom(Math.max(1, Math.ceil(least))),
      fc.integer({ min: Math.ceil(least), max: Math.floor(most) }),
    )
  return fc.oneof(fc.constant(Math.max(1, least)), fc.double({ min: least, max: most, noNaN: true }))
}

/** Returns values that fit schemas, whose references point into `components`. */
export function createJsonOfSchema(components: Readonly<Record<string, JsonSchema>>) {
  function objectOf(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
    const { properties = {}, required = [], additionalProperties } = schema
    const known = fc.record(
      Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, jsonOf(each, depth + 1)])),
      { requiredKeys: required.filter((key) => key in properties) },
    )
    if (typeof additionalProperties !== 'object' || Object.keys(properties).length > 0) return known
    const key = fc.constantFrom('1', '2', '186', 'x')
    return fc.dictionary(key, jsonOf(additionalProperties, depth + 1), { maxKeys: 3 })
  }

  function oneOfType(type: string | undefined, schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
    if (type === 'object') return objectOf(schema, depth)
    if (type === 'array') return fc.array(jsonOf(schema.items ?? {}, depth + 1), { maxLength: 3 })
    if (type === 'string') return textOf(schema)
    if (type === 'integer' || type === 'number') return numberOf(schema, type === 'integer')
    if (type === 'boolean') return fc.boolean()
    return type === 'null' ? fc.constant(null) : fc.jsonValue({ maxDepth: 2 })
  }

  function jsonOf(schema: JsonSchema, depth = 0): fc.Arbitrary<unknown> {
    if (schema.$ref) return jsonOf(components[schema.$ref.split('/').at(-1) ?? ''] ?? {}, depth)
    if ('const' in schema) return fc.constant(schema.const)
    if (schema.enum) return fc.constantFrom(...schema.enum)
    const choices = schema.anyOf ?? schema.oneOf
    if (choices) return fc.oneof(...choices.map((each) => jsonOf(each, depth + 1)))
    if (depth > 2 * deepest) return fc.constant(null)
    const types = typeof schema.type === 'object' ? schema.type : [schema.type]
    return fc.oneof(...types.map((type) => oneOfType(type, schema, depth)))
  }

  return (schema: JsonSchema) => jsonOf(schema)
}
