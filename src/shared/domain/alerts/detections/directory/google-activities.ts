import type { EventSource } from '../../security-event.ts'

interface SameAtGoogle {
  /** As Google writes them. */
  names: readonly string[]
  sources: readonly EventSource[]
}

const byAdministrator = (...names: string[]): SameAtGoogle => ({ names, sources: ['googleAdmin'] })

/**
 * What means the same in Google's logs, by the activity of Microsoft's directory: the same detection speaks of it.
 * https://developers.google.com/workspace/admin/reports/v1/appendix/activity/admin-user-settings
 */
export const GOOGLE_ACTIVITIES: Partial<Record<string, SameAtGoogle>> = {
  'Add user': byAdministrator('CREATE_USER'),
  'Delete user': byAdministrator('DELETE_USER'),
  'Reset password': byAdministrator('CHANGE_PASSWORD'),
  'Change user password': { names: ['password_edit'], sources: ['googleLogins', 'googleUserAccounts'] },
  'Disable account': byAdministrator('SUSPEND_USER'),
  'Enable account': byAdministrator('UNSUSPEND_USER'),
  'Add member to group': byAdministrator('ADD_GROUP_MEMBER'),
  'Remove member from role': byAdministrator('UNASSIGN_ROLE', 'REVOKE_ADMIN_PRIVILEGE'),
  'Add unverified domain': byAdministrator('ADD_SECONDARY_DOMAIN', 'ADD_DOMAIN_ALIAS'),
  'Verify domain': byAdministrator('VERIFY_SECONDARY_DOMAIN', 'VERIFY_DOMAIN_ALIAS'),
  'Remove verified domain': byAdministrator('REMOVE_SECONDARY_DOMAIN', 'REMOVE_DOMAIN_ALIAS'),
}
