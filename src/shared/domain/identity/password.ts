/** The lengths of a password that a person chooses, and of one that is made for a person. */
export const passwordLimits = { shortest: 8, longest: 99, generated: 16 }

/** What is wrong with a new password; the screens have a message for each. */
export type PasswordIssue = 'required' | 'length' | 'invalid' | 'matchesEmail'

export type CharacterClass = 'uppercase' | 'lowercase' | 'digit' | 'special'

const classes: [CharacterClass, RegExp][] = [
  ['uppercase', /\p{Lu}/u],
  ['lowercase', /\p{Ll}/u],
  ['digit', /[0-9]/],
  ['special', /[^\p{L}\p{M}\p{N}\s\p{C}]/u],
]

// Without the characters that are easily taken for one another when they are copied by hand.
const drawnFrom: Record<CharacterClass, string> = {
  uppercase: 'ABCDEFGHJKLMNPQRSTUVWXYZ',
  lowercase: 'abcdefghijkmnopqrstuvwxyz',
  digit: '23456789',
  special: '!#$%*+-=?@',
}
const ALPHABET = Object.values(drawnFrom).join('')

/** A local part as short as this stands in too many words to be forbidden. */
const SHORTEST_LOCAL_PART = 4

/** Why a password may not be chosen, in the order in which the screens say it; an empty list if it may. */
export function passwordIssues(password: string, { email }: { email?: string } = {}): PasswordIssue[] {
  if (password === '') return ['required']
  const issues: PasswordIssue[] = []
  if (isTooShort(password) || isTooLong(password)) issues.push('length')
  if (hasSpace(password) || missingClasses(password).length > 0) issues.push('invalid')
  if (email && containsAddress(password, email)) issues.push('matchesEmail')
  return issues
}

/** The kinds of characters that a strong password has and this one has not. */
export const missingClasses = (password: string): CharacterClass[] =>
  classes.filter(([, pattern]) => !pattern.test(password)).map(([name]) => name)

export const hasSpace = (password: string): boolean => /\s/.test(password)

export const isTooShort = (password: string): boolean => lengthOf(password) < passwordLimits.shortest

export const isTooLong = (password: string): boolean => lengthOf(password) > passwordLimits.longest

/** A password that holds every class. `randomBytes` gives so many bytes that nobody can guess. */
export function generatePassword(randomBytes: (count: number) => Uint8Array): string {
  const draw = (below: number) => {
    const bytes = randomBytes(4)
    return new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0) % below
  }
  const oneOf = (characters: string) => characters.charAt(draw(characters.length))
  const drawn = Object.values(drawnFrom).map(oneOf)
  while (drawn.length < passwordLimits.generated) drawn.push(oneOf(ALPHABET))
  // Shuffled (Fisher-Yates), so that the place of a character does not tell its class.
  for (let last = drawn.length - 1; last > 0; last--) {
    const other = draw(last + 1)
    const moved = drawn[last] ?? ''
    drawn[last] = drawn[other] ?? ''
    drawn[other] = moved
  }
  return drawn.join('')
}

/** In characters, of which some are two units long. */
const lengthOf = (text: string) => Array.from(text).length

function containsAddress(password: string, email: string): boolean {
  const [whole, written] = [email.toLowerCase(), password.toLowerCase()]
  const localPart = whole.slice(0, whole.lastIndexOf('@'))
  return (
    written.includes(whole) || (lengthOf(localPart) >= SHORTEST_LOCAL_PART && written.includes(localPart))
  )
}
