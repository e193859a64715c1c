import { expect, test } from 'vitest'
import { ApiError } from '#client/data/call/api-error.ts'
import { SyncProblem, syncProblemOf } from './problem.ts'

test.each([
  [new ApiError('network'), 'offline'],
  [new ApiError('foreign', { status: 200 }), 'portal'],
  [new ApiError('foreign', { status: 401 }), 'portal'],
  [new ApiError('server', { status: 502 }), 'server'],
  [new ApiError('server', { status: 401, code: 'sessionUnverified' }), 'unauthorized'],
  [new ApiError('server', { status: 426, code: 'unknownCommand' }), 'outdated'],
  [new ApiError('server', { status: 410, code: 'accountRemoved' }), 'wiped'],
  [new ApiError('server', { status: 410, code: 'deviceErased' }), 'wiped'],
])('%s keeps the device from being in step as: %s', (cause, fault) => {
  expect(syncProblemOf(cause)).toMatchObject({ fault, status: cause.status, code: cause.code, cause })
})

test('the wish of the server how long to wait is kept', () => {
  const busy = new ApiError('server', { status: 503, code: 'missingTangibles', retryAfter: 9_000 })
  expect(syncProblemOf(busy)).toMatchObject({ fault: 'server', retryAfter: 9_000 })
})

test('what was no call stays what it is', () => {
  const problem = new SyncProblem('unauthorized')
  expect(syncProblemOf(problem)).toBe(problem)
})
