import { expect, test } from 'vitest'
import type { PerUserState } from '#shared/domain/mfa/mfa-report.ts'
import { mfaTaskLimits } from '#shared/domain/mfa/mfa-task.ts'
import { planChange } from './mfa-change.ts'
import type { MfaRow } from './mfa-rows.ts'

const row = (id: string, customerId = 'contoso', state: PerUserState | null = 'disabled'): MfaRow => ({
  key: `${customerId}.${id}`,
  customerId,
  company: customerId,
  person: {
    id,
    name: id,
    username: `${id}@Example.com`,
    is_guest: false,
    sign_in_enabled: true,
    state,
    registered: null,
  },
  status: undefined,
  protection: undefined,
  strength: undefined,
  isAdmin: false,
})
const nothing = { withoutExchange: new Set<string>(), emergencyOf: () => new Set<string>() }
const idsOf = (rows: readonly MfaRow[]) => rows.map(({ person }) => person.id)

test('a task for each company says what was seen of its people', () => {
  const rows = [row('alma'), row('bert', 'fabrikam', null), row('cleo', 'contoso', 'enabled')]
  expect(planChange(rows, 'enforced', nothing).asked).toEqual([
    {
      customerId: 'contoso',
      company: 'contoso',
      wanted: 'enforced',
      people: [
        { id: 'alma', name: 'alma', expected: 'disabled' },
        { id: 'cleo', name: 'cleo', expected: 'enabled' },
      ],
    },
    {
      customerId: 'fabrikam',
      company: 'fabrikam',
      wanted: 'enforced',
      people: [{ id: 'bert', name: 'bert', expected: null }],
    },
  ])
})

test('more people than a task holds are several tasks', () => {
  const rows = Array.from({ length: mfaTaskLimits.people + 1 }, (_, at) => row(String(at)))
  expect(planChange(rows, 'enabled', nothing).asked.map(({ people }) => people.length)).toEqual([
    mfaTaskLimits.people,
    1,
  ])
})

test('who has the state, or what the vendor makes of it, is left alone', () => {
  const rows = [row('alma', 'contoso', 'enforced'), row('bert', 'contoso', 'enabled')]
  expect(planChange(rows, 'enabled', nothing)).toMatchObject({ people: [], asked: [], same: 2 })
  expect(idsOf(planChange(rows, 'enforced', nothing).people)).toEqual(['bert'])
})

test('people of a company without Exchange Online are told apart (MFA-05)', () => {
  const known = { ...nothing, withoutExchange: new Set(['fabrikam']) }
  const plan = planChange([row('alma'), row('bert', 'fabrikam')], 'enforced', known)
  expect([idsOf(plan.people), idsOf(plan.withoutExchange)]).toEqual([['alma'], ['bert']])
})

test('who has an account at Google alone is left out and told of, as nothing is asked of it from here', () => {
  const alone = row('alma')
  const google = {
    user_name: 'alma',
    second_factor: 'Not Registered',
    sign_in_enabled: true,
    is_admin: false,
  }
  const rows: MfaRow[] = [
    { ...alone, person: { ...alone.person, state: null, google, only_google: true } as MfaRow['person'] },
    row('bert'),
  ]
  expect(planChange(rows, 'enforced', nothing)).toMatchObject({
    people: [rows[1]],
    onlyGoogle: [rows[0]],
  })
})

test('an emergency account is asked for nothing more, by either of its names, and may be loosened', () => {
  const known = { ...nothing, emergencyOf: () => new Set(['alma', 'bert@example.com']) }
  const rows = [row('alma', 'contoso', 'enabled'), row('bert', 'contoso', 'enabled'), row('cleo')]
  expect(planChange(rows, 'enforced', known)).toMatchObject({
    people: [rows[2]],
    emergency: rows.slice(0, 2),
  })
  expect(idsOf(planChange(rows, 'disabled', known).people)).toEqual(['alma', 'bert'])
})
