import { z } from 'zod'

/** Of a first and a last name (ORG-18). */
export const nameLimits = { shortest: 2, longest: 50 }

/** Letters of any script with their marks, spaces and hyphens; it begins with a letter. */
const NAME = /^\p{L}[\p{L}\p{M} -]*$/u

const name = z
  .string()
  .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
  .pipe(z.string().min(nameLimits.shortest).max(nameLimits.longest).regex(NAME))

/** What people change about themselves. */
export const profileSchema = z.strictObject({ first_name: name, last_name: name })
export type Profile = z.infer<typeof profileSchema>

export const nameIssues = ['required', 'length', 'letters'] as const
export type NameIssue = (typeof nameIssues)[number]

/** What is wrong with a name; undefined where nothing is. */
export function nameIssue(text: string): NameIssue | undefined {
  if (text.trim() === '') return 'required'
  const { error } = name.safeParse(text)
  if (!error) return undefined
  return error.issues.some(({ code }) => code === 'invalid_format') ? 'letters' : 'length'
}

/** A picture of a person, as it comes and as it is kept. */
export const pictureLimits = {
  /** Bytes that may be sent (ORG-15). */
  bytes: 8 * 1024 * 1024,
  media: ['image/jpeg', 'image/png'],
  /** Pixels that are decoded: an image of few bytes can have very many. */
  pixels: 50_000_000,
  /** Of a side of the square that is kept. */
  side: 256,
} as const
