import { z } from 'zod'
import type { Pool } from '../pool.ts'
import type { PoolEvent } from '../pool-event.ts'
import { invalidParameter, PoolError } from '../pool-error.ts'

export interface Caller {
  /** The network address that guesses are counted for. */
  address: string
  /** Hears what the pool's owner wants to know of; kept until the request is answered. */
  report?: (event: PoolEvent) => void
}

export type Operation = (pool: Pool, body: unknown, caller: Caller) => Promise<object>

/** An operation of the protocol. Members that its input does not name are ignored, as the hosted pool does. */
export const defineOperation =
  <Input extends z.ZodType>(
    input: Input,
    act: (pool: Pool, input: z.output<Input>, caller: Caller) => Promise<object>,
  ): Operation =>
  async (pool, body, caller) =>
    act(pool, parse(input, body), caller)

/** Constraints of the service's model. Their messages end the sentence that `parse` begins. */
const text = (shortest: number, longest: number) =>
  z
    .string()
    .min(shortest, `Member must have length greater than or equal to ${shortest}`)
    .max(longest, `Member must have length less than or equal to ${longest}`)

const matching = (pattern: string) =>
  [new RegExp(`^${pattern}$`), `Member must satisfy regular expression pattern: ${pattern}`] as const

const token = text(1, 131_072).regex(...matching('[A-Za-z0-9-_=.]+'))

const storable = (longest: number, shortest = 0) =>
  text(shortest, longest).refine(isStorable, 'Member must be text')

const username = text(1, 128).regex(
  /^[\p{L}\p{M}\p{S}\p{N}\p{P}]+$/u,
  'Member must satisfy regular expression pattern: [\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]+',
)

export const members = {
  ClientId: text(1, 128).regex(...matching('[\\w+]+')),
  UserPoolId: text(1, 55).regex(...matching('[\\w-]+_[0-9a-zA-Z]+')),
  AccessToken: token,
  Token: token,
  Session: text(20, 2048),
  Username: username,
  Password: storable(256, 1),
  ConfirmationCode: text(1, 2048).regex(...matching('[\\S]+')),
  /** Of an authenticator app. */
  UserCode: text(6, 6).regex(...matching('[0-9]+')),
  UserAttributes: z.array(z.object({ Name: storable(32, 1), Value: storable(2048).default('') })).max(50),
  SoftwareTokenMfaSettings: z.object({
    Enabled: z.boolean().default(false),
    PreferredMfa: z.boolean().default(false),
  }),
  /** A map of texts, such as `AuthParameters`. */
  texts: z.record(z.string(), z.string().refine(isStorable, 'Member must be text')),
  oneOf: <const Names extends readonly [string, ...string[]]>(names: Names) =>
    z.enum(names, `Member must satisfy enum value set: [${names.join(', ')}]`),
}

/** A parameter that a map must hold. Throws `InvalidParameterException` when it is missing or empty. */
export function requireParameter(parameters: Record<string, string>, name: string): string {
  const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined
  if (!value) throw invalidParameter(`Missing required parameter ${name}`)
  return value
}

function parse<Input extends z.ZodType>(input: Input, body: unknown): z.output<Input> {
  const { data, error } = input.safeParse(body, { reportInput: true })
  if (!error) return data
  const violations = error.issues.map((issue) => {
    const place = lowerFirst(issue.path.join('.'))
    const missing = issue.input === undefined && issue.path.length > 0
    const ofWrongType =
      issue.code === 'invalid_type' || (issue.code === 'invalid_value' && typeof issue.input !== 'string')
    if (ofWrongType && !missing) {
      throw new PoolError('SerializationException', `Unexpected type of value${place && ` at '${place}'`}.`)
    }
    const constraint = missing ? 'Member must not be null' : issue.message
    return `Value at '${place}' failed to satisfy constraint: ${constraint}`
  })
  const count = `${violations.length} validation error${violations.length === 1 ? '' : 's'} detected`
  throw invalidParameter(`${count}: ${violations.join('; ')}`)
}

/** PostgreSQL has no place for a zero character or for half of a pair. */
function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0')
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
