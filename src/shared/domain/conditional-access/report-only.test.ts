import { expect, test } from 'vitest'
import { reportOnlyLimits, reportOnlyResults, type ReportedSignIn } from './report-only.ts'

const signIn = (userId: string, at: number, ...outcomes: ReportedSignIn['outcomes']): ReportedSignIn => ({
  userId,
  userName: `${userId}@contoso.example`,
  at,
  outcomes,
})

test('each policy is told by what it would have made of sign-ins, and by whom it would have met', () => {
  const results = reportOnlyResults([
    signIn('alma', 1000, { policyId: 'P', outcome: 'failure' }, { policyId: 'q', outcome: 'success' }),
    signIn('alma', 3000, { policyId: 'p', outcome: 'interrupted' }),
    signIn('bo', 2000, { policyId: 'p', outcome: 'interrupted' }, { policyId: 'q', outcome: 'notApplied' }),
    signIn('cy', 2000, { policyId: 'p', outcome: 'success' }),
  ])
  expect(results).toEqual([
    {
      policy_id: 'P',
      success: 1,
      interrupted: 2,
      failure: 1,
      not_applied: 0,
      people: [
        {
          id: 'alma',
          name: 'alma@contoso.example',
          failure: 1,
          interrupted: 1,
          last_at: '1970-01-01T00:00:03.000Z',
        },
        {
          id: 'bo',
          name: 'bo@contoso.example',
          failure: 0,
          interrupted: 1,
          last_at: '1970-01-01T00:00:02.000Z',
        },
      ],
    },
    { policy_id: 'q', success: 1, interrupted: 0, failure: 0, not_applied: 1, people: [] },
  ])
})

test('of many people those are told whom it would refuse most', () => {
  const many = Array.from({ length: reportOnlyLimits.people + 5 }, (_, place) =>
    signIn(`user-${place}`, place, {
      policyId: 'p',
      outcome: place === reportOnlyLimits.people + 4 ? 'failure' : 'interrupted',
    }),
  )
  const [result] = reportOnlyResults(many)
  expect(result?.people).toHaveLength(reportOnlyLimits.people)
  expect(result?.people[0]?.id).toBe(`user-${reportOnlyLimits.people + 4}`)
  expect(result?.interrupted).toBe(reportOnlyLimits.people + 4)
})
