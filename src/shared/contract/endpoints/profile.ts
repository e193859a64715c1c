import { z } from 'zod'
import { pictureLimits, profileSchema } from '#shared/domain/users/profile.ts'
import { userSchema } from '#shared/domain/users/user.ts'
import { registeredDeviceSchema } from '../devices.ts'
import { defineEndpoint } from '../endpoint.ts'
import { byId } from './parts.ts'

/** What people do about themselves. */
export const profileEndpoints = {
  putProfile: defineEndpoint({
    method: 'PUT',
    path: '/user/profile',
    summary: "Changes the signed-in user's names.",
    access: 'signedIn',
    body: profileSchema,
    answer: userSchema,
    errors: ['failedValidation', 'trialReadOnly', 'untouchableUser'],
  }),
  putPicture: defineEndpoint({
    method: 'PUT',
    path: '/user/picture',
    summary: "Replaces the signed-in user's picture: a JPEG or PNG image, of which a small square is kept.",
    access: 'signedIn',
    upload: { bytes: pictureLimits.bytes, media: pictureLimits.media },
    answer: userSchema,
    errors: ['bodyTooLarge', 'notAnImage', 'imageTooLarge', 'trialReadOnly', 'untouchableUser'],
  }),
  deletePicture: defineEndpoint({
    method: 'DELETE',
    path: '/user/picture',
    summary: "Takes the signed-in user's picture away.",
    access: 'signedIn',
    answer: userSchema,
    errors: ['trialReadOnly', 'untouchableUser'],
  }),
  listOwnDevices: defineEndpoint({
    method: 'GET',
    path: '/user/devices',
    summary: 'The devices on which the signed-in user is signed in, the last heard first.',
    access: 'signedIn',
    answer: z.array(registeredDeviceSchema),
  }),
  signOutDevice: defineEndpoint({
    method: 'POST',
    path: '/user/devices/:id/sign-out',
    summary:
      "Ends the session on one of the user's devices, which erases what it keeps as soon as it is heard.",
    access: 'signedIn',
    params: byId,
    status: 204,
    errors: ['notFound', 'trialReadOnly'],
  }),
  signOutElsewhere: defineEndpoint({
    method: 'POST',
    path: '/user/sign-out-elsewhere',
    summary: "Ends every session of the user but the caller's, and has every device but one erase itself.",
    access: 'signedIn',
    body: z.strictObject({ deviceId: z.uuid() }),
    status: 204,
    errors: ['notFound', 'trialReadOnly', 'failedValidation'],
  }),
} as const
