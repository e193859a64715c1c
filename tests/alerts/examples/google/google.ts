import { type Example, only } from '../example.ts'
import { accounts } from '../records/basics.ts'
import { google } from '../records/google.ts'

const WARNING = 'account_warning'

const warnings: readonly (readonly [id: string, name: string, type: string])[] = [
  ['google-government-attack', 'gov_attack_warning', 'attack_warning'],
  ['google-password-leaked', 'account_disabled_password_leak', WARNING],
  ['google-account-hijacked', 'account_disabled_hijacked', WARNING],
  ['google-account-sends-spam', 'account_disabled_spamming', WARNING],
  ['google-account-suspended', 'account_disabled_generic', WARNING],
  ['google-stolen-session', 'user_signed_out_due_to_suspicious_session_cookie', WARNING],
  ['google-risky-action', 'risky_sensitive_action_allowed', 'risky_sensitive_action'],
  ['google-risky-action-blocked', 'risky_sensitive_action_blocked', 'risky_sensitive_action'],
  ['google-suspicious-login', 'suspicious_login', WARNING],
  ['google-other-warning', 'a_warning_of_tomorrow', WARNING],
]

const failed = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    google('googleLogins', 'login_challenge', {
      minutes: place,
      parameters: { login_challenge_status: 'Challenge Failed' },
    }),
  )

const wrongPasswords = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    google('googleLogins', 'login_failure', {
      minutes: place * 0.5,
      parameters: { login_failure_type: 'login_failure_invalid_password' },
    }),
  )

const suspicious = (isSuspicious: boolean) =>
  google('googleLogins', 'login_success', { parameters: { is_suspicious: isSuspicious } })

const forwarded = (address: string) =>
  google('googleUserAccounts', 'email_forwarding_out_of_domain', {
    type: 'email_forwarding_change',
    parameters: { email_forwarding_destination_address: address },
  })

const administered = (
  name: string,
  parameters: Readonly<Record<string, string>> = {},
  type = 'USER_SETTINGS',
) => google('googleAdmin', name, { type, parameters: { USER_EMAIL: accounts.reception, ...parameters } })

const authorized = (scope: string) =>
  google('googleTokens', 'authorize', {
    type: 'auth',
    parameters: { client_id: '571.apps', app_name: 'Mail Merge', scope: ['openid', scope] },
  })

const role = (name: string, parameters: Readonly<Record<string, string>>) =>
  administered(name, parameters, 'DELEGATED_ADMIN_SETTINGS')

/** What Google's logs tell, by detections of its own and by those of both clouds. */
export const googles: readonly Example[] = [
  ...warnings.map(([id, name, type]): Example => ({
    id,
    records: [google('googleLogins', name, { type })],
    misses: {
      'another warning': only(
        google(
          'googleLogins',
          id === 'google-account-suspended' ? 'suspicious_login' : 'account_disabled_generic',
          { type },
        ),
      ),
    },
  })),
  {
    id: 'google-suspicious-login',
    severity: 'high',
    records: [suspicious(true)],
    misses: { 'Google is not in doubt': only(suspicious(false)) },
  },
  {
    id: 'google-challenges-failed',
    records: failed(3),
    misses: { 'one fewer': only(...failed(2)) },
  },
  {
    id: 'google-second-factor-off',
    records: [google('googleUserAccounts', '2sv_disable', { type: '2sv_change' })],
    misses: { 'turned on': only(google('googleUserAccounts', '2sv_enroll', { type: '2sv_change' })) },
  },
  {
    id: 'google-second-factor-off',
    records: [administered('UNENROLL_USER_FROM_STRONG_AUTH')],
    misses: { 'another act': only(administered('USER_ENROLLED_IN_TWO_STEP_VERIFICATION')) },
  },
  {
    id: 'google-advanced-protection-left',
    records: [google('googleUserAccounts', 'titanium_unenroll', { type: 'titanium_change' })],
    misses: { entered: only(google('googleUserAccounts', 'titanium_enroll', { type: 'titanium_change' })) },
  },
  {
    id: 'google-recovery-changed',
    records: [google('googleUserAccounts', 'recovery_email_edit', { type: 'recovery_info_change' })],
    misses: {
      'another change': only(google('googleUserAccounts', '2sv_enroll', { type: 'recovery_info_change' })),
    },
  },
  {
    id: 'google-forwarding-outside',
    records: [forwarded('collect@mailbox.example')],
    misses: { 'to a domain of the company': only(forwarded('team@customer.example')) },
  },
  {
    id: 'google-admin-role-given',
    severity: 'high',
    records: [role('ASSIGN_ROLE', { ROLE_NAME: '_SEED_ADMIN_ROLE' })],
    misses: { 'taken back': only(role('UNASSIGN_ROLE', { ROLE_NAME: '_SEED_ADMIN_ROLE' })) },
  },
  {
    id: 'google-admin-role-given',
    severity: 'medium',
    records: [role('ASSIGN_ROLE', { ROLE_NAME: '_GROUPS_ADMIN_ROLE' })],
    misses: {},
  },
  {
    id: 'google-admin-role-changed',
    records: [role('ADD_PRIVILEGE', { ROLE_NAME: 'Help desk' })],
    misses: { removed: only(role('REMOVE_PRIVILEGE', { ROLE_NAME: 'Help desk' })) },
  },
  {
    id: 'google-second-factor-not-enforced',
    records: [administered('ENFORCE_STRONG_AUTHENTICATION', { NEW_VALUE: 'false' })],
    misses: { 'required now': only(administered('ENFORCE_STRONG_AUTHENTICATION', { NEW_VALUE: 'true' })) },
  },
  {
    id: 'google-mail-monitored',
    records: [administered('CREATE_EMAIL_MONITOR')],
    misses: { ended: only(administered('DELETE_EMAIL_MONITOR')) },
  },
  {
    id: 'google-data-transferred',
    records: [administered('CREATE_DATA_TRANSFER_REQUEST')],
    misses: { 'another act': only(administered('CHANGE_FIRST_NAME')) },
  },
  {
    id: 'google-company-data-exported',
    records: [administered('CUSTOMER_TAKEOUT_CREATED', {}, 'CUSTOMER_TAKEOUT')],
    misses: { 'it only ended': only(administered('CUSTOMER_TAKEOUT_SUCCEEDED', {}, 'CUSTOMER_TAKEOUT')) },
  },
  {
    id: 'google-api-client-authorized',
    records: [administered('AUTHORIZE_API_CLIENT_ACCESS', { API_CLIENT_NAME: '1048' }, 'DOMAIN_SETTINGS')],
    misses: {
      'taken back': only(
        administered('REMOVE_API_CLIENT_ACCESS', { API_CLIENT_NAME: '1048' }, 'DOMAIN_SETTINGS'),
      ),
    },
  },
  {
    id: 'google-app-trusted',
    records: [
      administered('ADD_TO_TRUSTED_OAUTH2_APPS', { OAUTH2_APP_NAME: 'Mail Merge' }, 'SECURITY_SETTINGS'),
    ],
    misses: {
      'taken back': only(
        administered(
          'REMOVE_FROM_TRUSTED_OAUTH2_APPS',
          { OAUTH2_APP_NAME: 'Mail Merge' },
          'SECURITY_SETTINGS',
        ),
      ),
    },
  },
  {
    id: 'google-app-given-access',
    records: [authorized('https://mail.google.com/')],
    misses: { 'only who somebody is': only(authorized('https://www.googleapis.com/auth/userinfo.profile')) },
  },
  // What means the same as at Microsoft.
  { id: 'brute-force', records: wrongPasswords(10), misses: { 'one fewer': only(...wrongPasswords(9)) } },
  {
    id: 'sign-in-outside-operating-countries',
    records: [google('googleLogins', 'login_success', { region: 'BR' })],
    misses: { 'where people work': only(google('googleLogins', 'login_success', { region: 'NL' })) },
  },
  {
    id: 'delete-user',
    records: [administered('DELETE_USER')],
    misses: { kept: only(administered('RENAME_USER')) },
  },
  {
    id: 'add-user',
    records: [administered('CREATE_USER')],
    misses: { renamed: only(administered('RENAME_USER')) },
  },
  {
    id: 'disable-account',
    records: [administered('SUSPEND_USER')],
    misses: { renamed: only(administered('RENAME_USER')) },
  },
  {
    id: 'reset-password',
    records: [administered('CHANGE_PASSWORD', { USER_EMAIL: accounts.administrator })],
    misses: {
      'of somebody who is no administrator': only(
        administered('CHANGE_PASSWORD', { USER_EMAIL: accounts.reception }),
      ),
    },
  },
]
