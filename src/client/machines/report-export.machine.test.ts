import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { ReportRequest, ReportStatus } from '#shared/contract/endpoints/reports.ts'
import { reportLimits } from '#shared/domain/reports/report.ts'
import { ApiError } from '#client/data/call/api-error.ts'
import { settled } from '#tests/support/settled.ts'
import { reportExportMachine } from './report-export.machine.ts'

const WAITING: ReportStatus = { id: 'one', complete: false, error: false, url: null }
const COMPLETE: ReportStatus = { ...WAITING, complete: true, url: '/api/files/report/one?signature=s' }
const request: ReportRequest = {
  customer: '0197a3a0-0000-7000-8000-000000000001',
  startDate: '2026-11-01',
  endDate: '2026-11-29',
  fileExtension: 'pdf',
  reportName: '',
  reportType: 'posture',
  savedSelectedLicenses: [],
  sorts: {},
  filters: {},
}

/** Exports a report whose server answers so: the request, then each look one after the other, the last again and again. */
async function exported(said: { id?: string } | Error, ...looks: (ReportStatus | Error)[]) {
  const clock = new SimulatedClock()
  const saved: string[] = []
  let asked = 0
  const answer = <T>(value: T | Error): T => {
    if (value instanceof Error) throw value
    return value
  }
  const actor = createActor(
    reportExportMachine.provide({
      actors: {
        request: fromPromise<{ id?: string }, ReportRequest>(async () => answer(said)),
        retrieve: fromPromise<ReportStatus, { id: string }>(async () =>
          answer(looks[Math.min(asked++, looks.length - 1)] ?? WAITING),
        ),
        download: fromPromise<void, { url: string }>(async ({ input }) => void saved.push(input.url)),
      },
    }),
    { clock },
  ).start()
  actor.send({ type: 'report.request', request })
  await settled()
  return {
    saved,
    asked: () => asked,
    actor,
    state: () => actor.getSnapshot(),
    pass: async (time: number) => {
      clock.increment(time)
      await settled()
    },
  }
}

test('a report is asked for every three seconds until it is complete, then saved (REP-03)', async () => {
  const report = await exported({ id: 'one' }, WAITING, COMPLETE)
  await report.pass(reportLimits.pollEvery - 1)
  expect([report.asked(), report.state().matches('polling')]).toEqual([0, true])
  await report.pass(1)
  expect(report.asked()).toBe(1)
  await report.pass(reportLimits.pollEvery)
  expect([report.state().value, report.saved]).toEqual(['done', [COMPLETE.url]])
})

test('after twenty looks nobody waits any longer (REP-03, REP-04)', async () => {
  const report = await exported({ id: 'one' }, WAITING)
  for (let look = 0; look < 19; look++) await report.pass(3000)
  expect(report.state().matches('polling')).toBe(true)
  await report.pass(3000)
  expect([report.asked(), report.state().value]).toEqual([20, 'error'])
  await report.pass(60_000)
  expect(report.asked()).toBe(20)
})

test.each<[string, { id?: string } | Error, ReportStatus | Error]>([
  ['has no id', {}, WAITING],
  ['cannot be asked for', new Error('unreachable'), WAITING],
  ['failed', { id: 'one' }, { ...WAITING, error: true }],
  ['is complete and says no address', { id: 'one' }, { ...WAITING, complete: true }],
  ['cannot be looked for', { id: 'one' }, new Error('unreachable')],
])('a report that %s is a report error (REP-04)', async (_, said, look) => {
  const report = await exported(said, look)
  await report.pass(reportLimits.pollEvery)
  expect([report.state().value, report.saved]).toEqual(['error', []])
})

test('one without a license is a licensing error (REP-05, STATE-03)', async () => {
  const report = await exported(new ApiError('server', { code: 'invalid_licensing', status: 402 }))
  expect(report.state()).toMatchObject({
    value: 'licensingError',
    context: { refusal: { code: 'invalid_licensing' } },
  })
})

test('a failed one can be asked for again, and forgets why it failed (STATE-03)', async () => {
  const report = await exported(
    new ApiError('server', { code: 'exportUsedUp', values: { date: '2027-01-01' } }),
  )
  expect(report.state().context.refusal?.values).toEqual({ date: '2027-01-01' })
  report.actor.send({ type: 'report.request', request })
  expect(report.state()).toMatchObject({ value: 'requesting', context: { refusal: undefined, polls: 0 } })
})
