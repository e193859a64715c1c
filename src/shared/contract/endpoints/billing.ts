import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { byId, commandErrors } from './parts.ts'

const billingManage = { area: 'billing', level: 'manage' } as const

/** What a portal tells: that an account of it has changed, and no more, so that nothing is believed that was not read back. */
export const portalEventSchema = z.strictObject({
  id: z.string().min(1).max(200),
  type: z.literal('account.changed'),
  account: z.string().min(1).max(200),
})

export const billingEndpoints = {
  openBillingPortal: defineEndpoint({
    method: 'POST',
    path: '/tools/billing/portal',
    summary: 'Opens a session of the billing portal for the organization’s own billing account.',
    access: billingManage,
    body: z.strictObject({ billingAccountId: z.string().min(1).max(200) }),
    answer: z.object({ url: z.url() }),
    errors: ['notFound', 'billingNotConfigured', 'billingPortalFailed'],
  }),
  tellBillingEvent: defineEndpoint({
    method: 'POST',
    path: '/tools/billing/event',
    summary: 'Takes what the billing portal tells, signed by it (header Billing-Signature).',
    access: 'public',
    body: portalEventSchema,
    status: 204,
    errors: ['notFound', 'billingNotConfigured', 'billingSignature', 'billingPortalFailed'],
  }),
  beginDiscoverTrial: defineEndpoint({
    method: 'POST',
    path: '/organization/:id/subscription/discover-trial',
    summary: 'Begins the trial of Discover Premium, which there is once.',
    access: billingManage,
    params: byId,
    body: z.strictObject({}),
    status: 204,
    errors: [...commandErrors, 'discoverTrialUsed', 'discoverPremiumHeld'],
    isCommand: true,
  }),
} as const
