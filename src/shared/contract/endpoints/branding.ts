import { brandingSchema, chosenPictureLimits, sentBrandingSchema } from '#shared/domain/branding/branding.ts'
import { defineEndpoint } from '../endpoint.ts'
import { byId, commandErrors } from './parts.ts'

/** Both pictures in base64, and what is around them. */
const BODY_BYTES = 3 * chosenPictureLimits.bytes
const pictureErrors = ['bodyTooLarge', 'notAnImage', 'imageTooLarge'] as const

export const brandingEndpoints = {
  getBranding: defineEndpoint({
    method: 'GET',
    path: '/organization/:id/branding',
    summary: 'The logo and the favicon of the organization, and whether they are published.',
    access: 'signedIn',
    params: byId,
    answer: brandingSchema,
    errors: ['notFound'],
  }),
  postBranding: defineEndpoint({
    method: 'POST',
    path: '/organization/:id/branding',
    summary:
      'Sets the branding of an organization: pictures as `data:` addresses of PNG or JPEG images, of which a small PNG is kept.',
    access: { area: 'lookAndFeel', level: 'manage' },
    params: byId,
    body: sentBrandingSchema,
    bodyBytes: BODY_BYTES,
    answer: brandingSchema,
    status: 201,
    errors: [...commandErrors, ...pictureErrors],
    isCommand: true,
  }),
  putBranding: defineEndpoint({
    method: 'PUT',
    path: '/branding/:id',
    summary: 'Changes what is named of the branding, which has the id of its organization.',
    access: { area: 'lookAndFeel', level: 'manage' },
    params: byId,
    body: sentBrandingSchema,
    bodyBytes: BODY_BYTES,
    answer: brandingSchema,
    errors: [...commandErrors, ...pictureErrors],
    isCommand: true,
  }),
} as const
