import fc from 'fast-check'
import { z } from 'zod'

/** Arrays in one another, as deep as said. */
export const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown

export const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '\0',
    'a\0b',
    '\ud800',
    'x\udfff',
    '',
    ' ',
    '\u202e',
    "'; drop table employee; --",
    'x'.repeat(9000),
  ),
)

export const nastyKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'id',
  'organization_id',
  '\0',
  '$1',
)

export const nastyNumber = fc.constantFrom(
  -1,
  0.1,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  Number.MIN_VALUE,
)

/** As JSON, for only a parser makes `__proto__` an own member. */
export const withMember = (key: string, value: unknown): unknown =>
  JSON.parse(`{${JSON.stringify(key)}:${JSON.stringify(value)}}`)

/** Anything that can be written as JSON, the strange more often than the usual. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  nastyText,
  nastyNumber,
  fc.constantFrom(null, true, [], {}, nested(40), nested(3000)),
  fc.tuple(nastyKey, nastyText).map(([key, value]) => withMember(key, value)),
)

type JsonSchema = Exclude<Parameters<typeof z.fromJSONSchema>[0], boolean>

function numberBy({ minimum = -(2 ** 53), maximum = 2 ** 53 }: JsonSchema): fc.Arbitrary<number> {
  const within = fc.integer({
    min: Math.max(minimum, -(2 ** 31)),
    max: Math.min(maximum, 2 ** 31 - 1),
  })
  return fc.oneof(within, fc.maxSafeInteger(), fc.constantFrom(minimum, maximum, 0, 1))
}

interface Given {
  ids: fc.Arbitrary<string>
  texts: fc.Arbitrary<string>
  /** Of a text whose form has a name, such as a date. */
  formats?: Readonly<Record<string, fc.Arbitrary<string>>>
}

function textBy({ format, pattern }: JsonSchema, { ids, texts, formats }: Given): fc.Arbitrary<string> {
  if (format === 'uuid') return ids
  const formed = formats?.[format ?? '']
  if (formed) return formed
  return format === undefined && pattern
    ? fc.oneof(texts, fc.stringMatching(new RegExp(pattern, 'u')))
    : texts
}

/** What a schema takes, mostly: texts are of `texts`, ids of `ids`, for no text could be made from their rules alone. */
export function shapedBy(schema: z.ZodType, given: Given): fc.Arbitrary<unknown> {
  const shape = ({ anyOf, type, ...rest }: JsonSchema): fc.Arbitrary<unknown> => {
    if ('const' in rest) return fc.constant(rest.const)
    if (rest.enum) return fc.constantFrom(...rest.enum)
    if (anyOf) return fc.oneof(...anyOf.map((each) => shape(each)))
    if (Array.isArray(type)) return fc.oneof(...type.map((each) => shape({ ...rest, type: each })))
    if (type === 'object') return objectBy(rest)
    if (type === 'array') {
      const { minItems: minLength = 0, maxItems = 3 } = rest
      return fc.array(shape((rest.items ?? {}) as JsonSchema), {
        minLength,
        maxLength: Math.max(minLength, Math.min(3, maxItems)),
      })
    }
    if (type === 'boolean') return fc.boolean()
    if (type === 'null') return fc.constant(null)
    if (type === 'integer' || type === 'number') return numberBy(rest)
    if (type === 'string') return textBy(rest, given)
    return anyJson
  }
  const objectBy = ({ properties = {}, required = [], propertyNames, additionalProperties }: JsonSchema) =>
    propertyNames && typeof additionalProperties === 'object' && required.length > 0
      ? fc.record(Object.fromEntries(required.map((name) => [name, shape(additionalProperties)])))
      : propertyNames && typeof additionalProperties === 'object'
        ? fc.dictionary(
            shape(propertyNames as JsonSchema) as fc.Arbitrary<string>,
            shape(additionalProperties),
            { maxKeys: 4 },
          )
        : fc.record(
            Object.fromEntries(
              Object.entries(properties).map(([name, member]) => [name, shape(member as JsonSchema)]),
            ),
            { requiredKeys: required },
          )
  return shape(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

/** The same with one member, at whatever depth, made something else. */
export function brokenOnce(good: unknown): fc.Arbitrary<unknown> {
  if (good === null || typeof good !== 'object') return anyJson
  const members = Object.entries(good)
  const another = fc.tuple(nastyKey, anyJson).map(([key, value]) => ({ ...good, [key]: value }))
  if (members.length === 0) return another
  const one = fc
    .constantFrom(...members)
    .chain(([key, value]) =>
      brokenOnce(value).map((broken) =>
        Array.isArray(good)
          ? good.map((each, at) => (String(at) === key ? broken : each))
          : { ...good, [key]: broken },
      ),
    )
  return fc.oneof({ weight: 5, arbitrary: one }, { weight: 1, arbitrary: another })
}
