import type { Detection } from '../../detection.ts'
import { changeOf, propertyOf } from '../../facts.ts'
import { dayOf, nameOf } from '../../who.ts'
import { onGoogle } from './google-activity.ts'

const ROLE_PAGE = 'https://support.google.com/a/answer/9807615'
const SUPER_ADMINISTRATOR = '_seed_admin_role'

const sources = ['googleAdmin'] as const

/** What administrators do in Google's Admin console, or whoever is in their place. */
export const googleAdministration: readonly Detection[] = [
  onGoogle({
    id: 'google-admin-role-given',
    names: ['ASSIGN_ROLE', 'GRANT_ADMIN_PRIVILEGE', 'GRANT_DELEGATED_ADMIN_PRIVILEGES'],
    sources,
    guide: 'roleChange',
    severity: 'medium',
    link: ROLE_PAGE,
    judge(event) {
      const role = propertyOf(event.details, 'ROLE_NAME')?.toLowerCase()
      // Google writes one act by several events.
      const subject = [nameOf(event.account) ?? event.key, dayOf(event.at)]
      const isSuper = role === SUPER_ADMINISTRATOR || event.activity.toUpperCase() === 'GRANT_ADMIN_PRIVILEGE'
      // A super administrator may do everything, also to whoever would stop them.
      return isSuper ? { subject, severity: 'high' } : { subject }
    },
  }),
  onGoogle({
    id: 'google-admin-role-changed',
    names: ['CREATE_ROLE', 'ADD_PRIVILEGE', 'RENAME_ROLE', 'UPDATE_ROLE'],
    sources,
    guide: 'roleChange',
    // Somebody may gain rights by it without being given a role.
    severity: 'medium',
    link: ROLE_PAGE,
  }),
  onGoogle({
    id: 'google-second-factor-not-enforced',
    names: ['ENFORCE_STRONG_AUTHENTICATION', 'ALLOW_STRONG_AUTHENTICATION'],
    sources,
    guide: 'policyChange',
    // It takes the second factor off everybody of an organizational unit, or of the whole company.
    severity: 'high',
    link: 'https://support.google.com/a/answer/9176657',
    judge: (event) =>
      /^(false|off|disabled|never)$/i.test(
        changeOf(event, event.activity)?.after ?? propertyOf(event.details, 'NEW_VALUE') ?? '',
      )
        ? {}
        : undefined,
  }),
  onGoogle({
    id: 'google-mail-monitored',
    names: ['CREATE_EMAIL_MONITOR'],
    sources,
    guide: 'mailForwarding',
    // A copy of somebody's mail goes to another address, which the owner does not see.
    severity: 'high',
    link: 'https://support.google.com/a/answer/4579579',
  }),
  onGoogle({
    id: 'google-data-transferred',
    names: ['CREATE_DATA_TRANSFER_REQUEST'],
    sources,
    guide: 'googleData',
    // Everyday where somebody leaves, and a quiet way to take all their files where nobody does.
    severity: 'medium',
    link: 'https://support.google.com/a/answer/6223444',
  }),
  onGoogle({
    id: 'google-company-data-exported',
    names: ['CUSTOMER_TAKEOUT_CREATED'],
    sources,
    guide: 'googleData',
    // Everything that the company has at Google, in one download.
    severity: 'high',
    link: 'https://support.google.com/a/answer/100458',
  }),
]
