import { z } from 'zod'
import {
  openDeviceSchema,
  openedDeviceSchema,
  pushSubscriptionSchema,
  registeredDeviceSchema,
} from '../devices.ts'
import { defineEndpoint } from '../endpoint.ts'
import { byId } from './parts.ts'

const id = z.uuid()

export const deviceEndpoints = {
  openDevice: defineEndpoint({
    method: 'PUT',
    path: '/device/:id',
    summary: "Registers the user's device, or renews what the server keeps for it.",
    access: 'signedIn',
    params: byId,
    body: openDeviceSchema,
    answer: openedDeviceSchema,
    errors: ['tooManyDevices'],
  }),
  closeDevice: defineEndpoint({
    method: 'DELETE',
    path: '/device/:id',
    summary: "Forgets the user's device with its secret, after a sign-out or a wipe.",
    access: 'signedIn',
    isAfterEnd: true,
    params: byId,
    // Everything of this site is cleared in the browser only where nobody else's sealed changes lie there.
    query: z.object({ clear: z.enum(['storage']).optional() }),
    status: 204,
  }),
  listDevices: defineEndpoint({
    method: 'GET',
    path: '/device',
    summary: "Every device of the organization's users, the last heard first.",
    access: { area: 'systemUsers', level: 'readOnly' },
    answer: z.array(registeredDeviceSchema),
  }),
  wipeDevice: defineEndpoint({
    method: 'POST',
    path: '/device/:id/wipe',
    summary: 'Erases a device as soon as it is heard again, and its key at once.',
    access: { area: 'systemUsers', level: 'manage' },
    danger: 'wipeDevices',
    params: byId,
    body: z.strictObject({ userId: id }),
    status: 204,
    errors: ['actWithheld', 'notFound'],
  }),
  putSubscription: defineEndpoint({
    method: 'PUT',
    path: '/device/:id/subscription',
    summary: "Sends notifications to the user's device.",
    access: 'signedIn',
    params: byId,
    body: pushSubscriptionSchema,
    status: 204,
    errors: ['notFound', 'failedValidation'],
  }),
  deleteSubscription: defineEndpoint({
    method: 'DELETE',
    path: '/device/:id/subscription',
    summary: "Sends no more notifications to the user's device.",
    access: 'signedIn',
    params: byId,
    status: 204,
    errors: ['notFound'],
  }),
  testSubscription: defineEndpoint({
    method: 'POST',
    path: '/device/:id/subscription/test',
    summary: "Sends a notification to the user's device, to see that it arrives.",
    access: 'signedIn',
    params: byId,
    status: 202,
    answer: z.object({ sent: z.boolean() }),
    errors: ['notFound', 'failedSend'],
  }),
} as const
