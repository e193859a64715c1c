import { MFA_STATUSES } from '#shared/domain/employees/employee.ts'
import { mfaCloudsOf, MFA_STRENGTHS } from '#shared/domain/mfa/mfa-standing.ts'
import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import { type MfaAddress, mfaAddressSchema, MFA_SORTS } from './mfa-address.ts'
import type { MfaRow } from './mfa-rows.ts'

/** Who is in danger stands first, and of these who holds a role. */
function rankOf({ protection, isAdmin }: MfaRow): number {
  if (protection === 'notProtected') return isAdmin ? 0 : 1
  return protection === undefined ? 2 : protection === 'protected' ? 3 : 4
}

const placeIn = <Word>(words: readonly Word[], word: Word | undefined) =>
  word === undefined ? undefined : words.indexOf(word)

export const mfaList: ListDefinition<MfaRow, MfaAddress> = {
  schema: mfaAddressSchema,
  rowKey: ({ key }) => key,
  ordering: { sorts: MFA_SORTS, first: { sort: 'protection', direction: 'asc' } },
  textOf: ({ person, company }) => `${person.name} ${person.username} ${company}`,
  keyOf: (row, sort) => {
    if (sort === 'person') return row.person.name
    if (sort === 'company') return row.company
    if (sort === 'protection') return rankOf(row)
    if (sort === 'status') return placeIn(MFA_STATUSES, row.status)
    return placeIn(MFA_STRENGTHS, row.strength)
  },
  tieOf: ({ company, person }) => [company, person.name],
  filters: {
    status: ({ status }, wanted) => status === wanted,
    protection: ({ protection = 'unknown' }, wanted) => protection === wanted,
    strength: ({ strength }, wanted) => strength === wanted,
    method: ({ person }, wanted) => person.registered?.methods.includes(wanted) ?? false,
    state: ({ person }, wanted) => person.state === wanted,
    elsewhere: ({ person }, wanted) => person.elsewhere === wanted,
    cloud: ({ person }, wanted) => mfaCloudsOf(person).includes(wanted),
    admin: ({ isAdmin }, wanted) => isAdmin === wanted,
    guest: ({ person }, wanted) => person.is_guest === wanted,
  },
  views: 'mfa',
  file: 'mfa-report',
}
