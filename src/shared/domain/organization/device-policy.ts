import { z } from 'zod'

/** What an organization demands of the devices of its users. */
export const devicePolicySchema = z.strictObject({
  /** Whether a device may stay ready for offline work, behind a PIN or a passkey. */
  fieldMode: z.enum(['allowed', 'required', 'forbidden']),
  /**
   * Whether a device without field mode opens without the server as long as its session lives (SESS-02). Rules that were
   * written before there was this one do not say it, and allow it.
   */
  openOffline: z.boolean().optional(),
  /** Whether changes that were not sent may stay, sealed, on a device whose user signs out. */
  keepSealed: z.boolean(),
  /** How long a change that acts on a person or a tenant's security may wait before it asks again. */
  urgentMinutes: z.number().int().min(0).max(60),
  /** How much a notification says on a locked screen. */
  pushText: z.enum(['full', 'company', 'generic']),
})
export type DevicePolicy = z.infer<typeof devicePolicySchema>

export const defaultDevicePolicy: DevicePolicy = {
  fieldMode: 'allowed',
  openOffline: true,
  keepSealed: true,
  urgentMinutes: 10,
  pushText: 'company',
}
