import type { ComplianceAction, DevicePolicy } from './device-policy.ts'
import { VENDOR_MEMBERS } from './vendor-members.ts'

/** What names something that is of one tenant alone: who is meant, filters among them, and the tags of who may see it. */
const OF_A_TENANT: ReadonlySet<string> = new Set([...VENDOR_MEMBERS, 'assignments', 'roleScopeTagIds'])

/** A policy as it can be made in another tenant: for nobody yet, and without what names something of its own. Pure. */
export const forAnotherTenant = (policy: DevicePolicy): DevicePolicy => ({
  ...policy,
  id: null,
  targets: { everyDevice: false, everyUser: false, include: [], exclude: [] },
  actions: policy.actions.map(withoutMessage),
  body: Object.fromEntries(Object.entries(policy.body).filter(([member]) => !OF_A_TENANT.has(member))),
})

/** Without the message that an action sends, and whom it sends a copy: the vendor's own message goes to the user. */
const withoutMessage = ({ action, graceHours }: ComplianceAction): ComplianceAction => ({
  action,
  graceHours,
})
