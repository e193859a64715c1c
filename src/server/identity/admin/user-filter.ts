import { invalidParameter } from '../pool-error.ts'

export interface Filter {
  attribute: string
  isPrefix: boolean
  value: string
}

const SEARCHABLE = [
  'username',
  'email',
  'phone_number',
  'name',
  'given_name',
  'family_name',
  'preferred_username',
  'cognito:user_status',
  'status',
  'sub',
]

const FORM = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/s

/** Reads `attribute = "value"` or `attribute ^= "beginning"`. Throws `InvalidParameterException`. */
export function readFilter(text: string): Filter | undefined {
  if (text.trim() === '') return undefined
  const [, attribute, operator, quoted] = FORM.exec(text) ?? []
  if (attribute === undefined || quoted === undefined) {
    throw invalidParameter('Error while parsing filter, please check the syntax.')
  }
  const value = quoted.replaceAll(/\\(.)/gs, '$1')
  if (!SEARCHABLE.includes(attribute)) {
    throw invalidParameter('One or more requested attributes do not exist.')
  }
  if (value.includes('\0') || !value.isWellFormed()) {
    throw invalidParameter('Error while parsing filter, please check the syntax.')
  }
  return { attribute, isPrefix: operator === '^=', value }
}
