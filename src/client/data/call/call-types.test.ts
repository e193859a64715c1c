import { expectTypeOf, test } from 'vitest'
import { customerEndpoints } from '#shared/contract/endpoints/customers.ts'
import { deviceEndpoints } from '#shared/contract/endpoints/devices.ts'
import { profileEndpoints } from '#shared/contract/endpoints/profile.ts'
import { securityLogEndpoints } from '#shared/contract/endpoints/security-log.ts'
import { syncEndpoints } from '#shared/contract/endpoints/sync.ts'
import type { RegisteredDevice } from '#shared/contract/devices.ts'
import type { User } from '#shared/domain/users/user.ts'
import type { Call } from './call.ts'
import type { CallStream } from './call-stream.ts'
import type { CallArguments } from './call-input.ts'

// The compiler reads these, nobody runs them.
const call = null as unknown as Call
const open = null as unknown as CallStream

test('params, query and body are demanded exactly where the endpoint has them', () => {
  const { closeDevice, listDevices, testSubscription, wipeDevice } = deviceEndpoints
  expectTypeOf<CallArguments<typeof listDevices>>().toEqualTypeOf<
    [input?: { params?: never; query?: never; body?: never; signal?: AbortSignal | undefined }]
  >()
  const fine = () => [
    call(listDevices),
    call(testSubscription, { params: { id: 'one' } }),
    call(wipeDevice, { params: { id: 'one' }, body: { userId: 'two' } }),
    call(closeDevice, { params: { id: 'one' } }),
    call(closeDevice, { params: { id: 'one' }, query: { clear: 'storage' } }),
    call(customerEndpoints.listOwnCustomers, { signal: AbortSignal.abort() }),
    call(profileEndpoints.putPicture, { body: new Blob() }),
  ]
  const wrong = () => [
    // @ts-expect-error - the id is missing
    call(testSubscription),
    // @ts-expect-error - the body is missing
    call(wipeDevice, { params: { id: 'one' } }),
    // @ts-expect-error - the body is of another shape
    call(wipeDevice, { params: { id: 'one' }, body: { user: 'two' } }),
    // @ts-expect-error - there is no such param
    call(testSubscription, { params: { id: 'one', other: 'two' } }),
    // @ts-expect-error - there is nothing to send
    call(listDevices, { body: {} }),
    // @ts-expect-error - there is nothing to name
    call(listDevices, { params: { id: 'one' } }),
    // @ts-expect-error - nothing else can be cleared
    call(closeDevice, { params: { id: 'one' }, query: { clear: 'everything' } }),
    // @ts-expect-error - a file is sent as it is
    call(profileEndpoints.putPicture, { body: { picture: '' } }),
    // @ts-expect-error - what is streamed has no answer to read
    open(listDevices),
  ]
  expectTypeOf(fine).toBeFunction()
  expectTypeOf(wrong).toBeFunction()
})

test('what the server fills in may be left out, and what is given has its type', () => {
  const { listSecurityEvents } = securityLogEndpoints
  type Query = NonNullable<CallArguments<typeof listSecurityEvents>[0]['query']>
  expectTypeOf<Query['size']>().toEqualTypeOf<number | undefined>()
  expectTypeOf<Query>().toMatchObjectType<{ before?: string | undefined }>()
  expectTypeOf<{}>().toExtend<Query>()
})

test('the result is what the endpoint answers, or nothing', () => {
  const { listDevices, wipeDevice } = deviceEndpoints
  const answered = () => ({
    devices: call(listDevices),
    nothing: call(wipeDevice, { params: { id: 'one' }, body: { userId: 'two' } }),
    user: call(profileEndpoints.deletePicture),
    stream: open(syncEndpoints.syncEvents),
  })
  expectTypeOf(answered).returns.toEqualTypeOf<{
    devices: Promise<RegisteredDevice[]>
    nothing: Promise<undefined>
    user: Promise<User>
    stream: Promise<Response>
  }>()
})
