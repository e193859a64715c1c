import { expect, test } from 'vitest'
import { ApiError, unverified } from '#client/data/call/api-error.ts'
import { sessionFaultOf } from './session-fault.ts'

test.each([
  [unverified(), 'refused'],
  [new ApiError('server', { code: 'secondFactorNeeded', status: 401 }), 'refused'],
  [new ApiError('foreign', { status: 401 }), 'refused'],
  [new ApiError('server', { code: 'accountRemoved', status: 410 }), 'removed'],
  [new ApiError('server', { code: 'deviceErased', status: 410 }), 'removed'],
  [new ApiError('server', { code: 'unexpected', status: 500 }), 'unreachable'],
  [new ApiError('network'), 'unreachable'],
  [new ApiError('foreign', { status: 200 }), 'unreachable'],
  [new ApiError('server', { code: 'tooManyDevices', status: 409 }), undefined],
  [new Error('the disk is full'), undefined],
])('%s says of the session: %s', (cause, fault) => {
  expect(sessionFaultOf(cause)).toBe(fault)
})
