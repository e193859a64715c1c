import { describe, expect, test } from 'vitest'
import { callOf } from '#shared/domain/posture/call.ts'
import { applied, inverseOf } from '#shared/domain/posture/change.ts'
import { type Check, judge, remedyFor } from '#shared/domain/posture/check.ts'
import type { Snapshot, SourceReading } from '#shared/domain/posture/snapshot.ts'
import type { AnySourceId } from '#shared/domain/posture/sources.ts'
import type { TenantAnswers } from '#shared/domain/posture/tenant-answers.ts'
import { answersOf, snapshotOf as snapshotOfAnswers } from '#shared/domain/posture/tenant-snapshot.ts'
import { notMeasured } from '#shared/domain/posture/verdict.ts'
import { EVERY_PLAN } from './every-plan.ts'
import { wordingFaults } from './wording-faults.ts'

/** Answers of a vendor by source, as they come. */
type Answers = Partial<Record<AnySourceId, unknown>>

interface Cases {
  compliant: readonly [Answers, ...Answers[]]
  notCompliant: readonly [Answers, ...Answers[]]
  /** What the vendor may answer so that nothing can be said: a missing or a new value. */
  notMeasured: readonly [Answers, ...Answers[]]
  /** Not compliant, and yet nothing that a connector could change. */
  beyondRemedy?: readonly Answers[]
  /** Not compliant, and still not after the changes that a connector can make. */
  partRemedy?: readonly Answers[]
}

const AT = '2026-08-01T08:00:00.000Z'
export const snapshotOf = (
  answers: Answers,
  servicePlans: Snapshot['servicePlans'] = EVERY_PLAN,
): Snapshot => ({
  servicePlans,
  sources: Object.fromEntries(
    Object.entries(answers).map(([id, value]) => [id, { outcome: 'read', at: AT, value }]),
  ),
})

/** The snapshot with one of its sources read without success. */
const withFailure = (snapshot: Snapshot, id: AnySourceId): Snapshot => ({
  ...snapshot,
  sources: {
    ...snapshot.sources,
    [id]: { outcome: 'failed', at: AT, reason: 'missingScope' } satisfies SourceReading,
  },
})

/** The snapshot that a device has of it. */
const onDevice = (snapshot: Snapshot): Snapshot =>
  snapshotOfAnswers(JSON.parse(JSON.stringify(answersOf('company', snapshot))) as TenantAnswers, AT)

/** The tests that every check has to pass: its three verdicts, its sources, its licence, its remedy and the way back. */
export function describeCheck(check: Check, { compliant, notCompliant, ...cases }: Cases) {
  const statusOf = (answers: Answers) => judge(check, snapshotOf(answers)).status
  const { beyondRemedy = [], partRemedy = [] } = cases

  describe(`the check ${check.id}`, () => {
    test.each(compliant)('is compliant: %j', (answers) => expect(statusOf(answers)).toBe('compliant'))
    test.each([...notCompliant, ...beyondRemedy, ...partRemedy])('is not compliant: %j', (answers) =>
      expect(statusOf(answers)).toBe('notCompliant'),
    )
    test.each(cases.notMeasured)('is not measured: %j', (answers) =>
      expect(judge(check, snapshotOf(answers))).toMatchObject({
        status: 'notMeasured',
        reason: 'unexpectedAnswer',
      }),
    )
    test.each(check.reads)('is not measured while %s cannot be read', (id) => {
      const snapshot = snapshotOf(compliant[0])
      expect(judge(check, withFailure(snapshot, id))).toEqual(notMeasured('missingScope', id))
      const { [id]: _, ...rest } = snapshot.sources
      expect(judge(check, { ...snapshot, sources: rest })).toEqual(notMeasured('notConnected', id))
    })
    test.each(check.reads)('is not measured where %s answers something else altogether', (id) => {
      for (const value of ['<!doctype html>', null, 7, [null]])
        expect(statusOf({ ...compliant[0], [id]: value })).toBe('notMeasured')
    })
    test.each([check.requires].filter((license) => license !== 'free'))(
      'is not measured in a tenant without %s',
      (license) =>
        expect(judge(check, snapshotOf(compliant[0], []))).toEqual(notMeasured('notLicensed', license)),
    )

    test('says, offers and takes back on a device what it does where all was read', () => {
      const all = [...compliant, ...notCompliant, ...cases.notMeasured, ...beyondRemedy, ...partRemedy]
      for (const snapshot of all.map((answers) => snapshotOf(answers))) {
        const own = onDevice(snapshot)
        expect(judge(check, own)).toEqual(judge(check, snapshot))
        const changes = remedyFor(check, snapshot)
        expect(remedyFor(check, own)).toEqual(changes)
        expect(changes.map((change) => inverseOf(own, change))).toEqual(
          changes.map((change) => inverseOf(snapshot, change)),
        )
      }
    })

    test('has words in every language for what it asks for and for whatever it finds', () => {
      const all = [...compliant, ...notCompliant, ...beyondRemedy, ...partRemedy]
      expect(
        wordingFaults(
          check.id,
          all.map((answers) => judge(check, snapshotOf(answers))),
        ),
      ).toEqual([])
    })

    test('offers no change where nothing is to be changed', () => {
      for (const answers of [...compliant, ...cases.notMeasured, ...beyondRemedy])
        expect(remedyFor(check, snapshotOf(answers))).toEqual([])
    })
    test.each([
      ...(check.remedy ? notCompliant : []).map((answers) => ['compliant', answers] as const),
      ...partRemedy.map((answers) => ['notCompliant', answers] as const),
    ])('is %s after its changes, and as before after the way back: %j', (status, answers) => {
      const before = snapshotOf(answers)
      const changes = remedyFor(check, before)
      expect(changes).not.toEqual([])
      for (const change of changes) expect(applied(before, change)).not.toEqual(before)
      const after = changes.reduce(applied, before)
      expect(judge(check, after).status).toBe(status)
      const back = changes.map((change) => inverseOf(before, change))
      expect(back.toReversed().reduce(applied, after)).toEqual(before)
      for (const change of [...changes, ...back]) expect(() => callOf(change)).not.toThrow()
    })
  })
}
