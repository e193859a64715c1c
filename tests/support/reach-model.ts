import { levelOf, type Permissions, reaches, type Subject } from '#shared/domain/permissions/levels.ts'
import { VIEWED_LISTS } from '#shared/domain/views/saved-view.ts'

/** Somebody, by what the organization has granted them. */
export interface Reach {
  userId: string
  organizationId: string
  permissions: Permissions
  /** Whether they see the companies that are to come, too: all but those that are hidden from them. */
  seesAll: boolean
  /** Those of the companies that there are which they see. */
  companies: ReadonlySet<string>
  hidden: ReadonlySet<string>
  isProductAdministrator: boolean
}

/**
 * Who may change the rows of a table: those of a company need one of `areas` to be managed there, those of the
 * organization need everything to be seen besides. Who may see a company is said by whoever manages users (PERM-16), and
 * goes with the company. Rows of a person are their own, or of whoever manages users. What is kept of a list is changed by
 * who manages what it lists, and sees everything.
 * Groups of companies, whose scope names them, and what is kept from somebody are said by who sees everything besides.
 * A ledger is kept by the platform for whatever was allowed, and `nobody` changes what is not for people to change.
 */
type Rule =
  | { of: 'company'; areas: readonly Subject[]; column?: 'id' }
  | { of: 'organization'; areas: readonly Subject[] }
  | { of: 'list' }
  | { of: 'grant' }
  | { of: 'exclusion' }
  | { of: 'person'; column?: 'id' }
  | { of: 'ledger' }
  | { of: 'productAdministrator' }
  | { of: 'nobody' }

// A company's rows come with its connection and go with the company.
const READ_FROM_TENANT = ['secure', 'integrations', 'companies', 'employees'] as const

export const changeRules: Readonly<Record<string, Rule>> = {
  access_options: { of: 'company', areas: READ_FROM_TENANT },
  access_policy: { of: 'company', areas: READ_FROM_TENANT },
  access_runner: { of: 'company', areas: READ_FROM_TENANT },
  access_task: { of: 'company', areas: ['secure', 'integrations', 'companies'] },
  agreement: { of: 'person' },
  agent_key: { of: 'company', areas: ['discover', 'companies'] },
  agent_report: { of: 'company', areas: ['discover', 'companies'] },
  alert: { of: 'company', areas: READ_FROM_TENANT },
  alert_event: { of: 'company', areas: READ_FROM_TENANT },
  alert_channels: { of: 'organization', areas: ['secure'] },
  alert_mail: { of: 'company', areas: READ_FROM_TENANT },
  alert_notice: { of: 'company', areas: READ_FROM_TENANT },
  alert_remediation: { of: 'company', areas: READ_FROM_TENANT },
  alert_rule: { of: 'company', areas: ['secure', 'companies'] },
  alert_settings: { of: 'company', areas: ['secure', 'companies'] },
  alert_standing: { of: 'company', areas: READ_FROM_TENANT },
  alert_task: { of: 'company', areas: READ_FROM_TENANT },
  alert_task_runner: { of: 'company', areas: READ_FROM_TENANT },
  alert_test_mail: { of: 'person' },
  // Who takes a webhook away takes what waits for it along.
  alert_webhook: { of: 'organization', areas: ['secure'] },
  alert_ticket: { of: 'company', areas: READ_FROM_TENANT },
  alert_webhook_event: { of: 'company', areas: READ_FROM_TENANT },
  app_user: { of: 'person', column: 'id' },
  audit_setting: { of: 'company', areas: ['secure', 'companies'] },
  check_resolution: { of: 'company', areas: ['secure', 'companies'] },
  branding: { of: 'organization', areas: ['lookAndFeel'] },
  // What the portal says of the account, whoever opens it.
  billing_account: { of: 'ledger' },
  billing_event: { of: 'nobody' },
  checklist_item: {
    of: 'organization',
    areas: ['companies', 'secure', 'systemUsers', 'integrations', 'engage'],
  },
  company_licenses: {
    of: 'company',
    areas: ['licenseCenter', 'secure', 'companies', 'integrations', 'employees'],
  },
  consent_attempt: { of: 'company', areas: ['integrations', 'companies'] },
  company_group: { of: 'organization', areas: ['systemUsers'] },
  scheduled_report: { of: 'organization', areas: ['systemUsers'] },
  scheduled_report_run: { of: 'organization', areas: ['systemUsers'] },
  // Whoever may read what it tells has one made.
  report: { of: 'ledger' },
  report_piece: { of: 'ledger' },
  free_report: { of: 'ledger' },
  customer: { of: 'company', areas: ['companies'], column: 'id' },
  device: { of: 'person' },
  employee: { of: 'company', areas: ['employees', 'integrations', 'companies'] },
  // It goes by its employee's name, and with the company.
  employee_device: { of: 'company', areas: ['discover', 'companies', 'employees', 'integrations'] },
  payee: { of: 'company', areas: ['integrations', 'companies', 'employees'] },
  employee_device_programs: { of: 'company', areas: ['discover', 'companies'] },
  employee_device_visit: { of: 'company', areas: ['discover', 'companies'] },
  employee_import: { of: 'company', areas: ['employees', 'companies'] },
  import_upload: { of: 'person' },
  factor_status: { of: 'company', areas: ['integrations', 'companies', 'employees'] },
  exchange_attempt: { of: 'company', areas: ['integrations', 'companies'] },
  feed_cursor: { of: 'company', areas: READ_FROM_TENANT },
  feed_states: { of: 'company', areas: READ_FROM_TENANT },
  feed_turn: { of: 'company', areas: READ_FROM_TENANT },
  feed_asked: { of: 'company', areas: READ_FROM_TENANT },
  feed_unread: { of: 'company', areas: READ_FROM_TENANT },
  feature_flag: { of: 'productAdministrator' },
  idem: { of: 'ledger' },
  instruction: { of: 'company', areas: ['secure', 'companies'] },
  import_rule: { of: 'company', areas: ['employees', 'companies'] },
  integration_secret: { of: 'company', areas: ['integrations', 'companies'] },
  integration: { of: 'company', areas: ['integrations', 'companies', 'employees'] },
  org_head: { of: 'ledger' },
  organization: { of: 'organization', areas: ['systemUsers'] },
  platform_episode: { of: 'company', areas: READ_FROM_TENANT },
  policy_baseline: { of: 'organization', areas: ['secure'] },
  policy_change: { of: 'company', areas: READ_FROM_TENANT },
  policy_reading: { of: 'company', areas: READ_FROM_TENANT },
  policy_deployment: { of: 'company', areas: READ_FROM_TENANT },
  policy_template: { of: 'organization', areas: ['secure'] },
  mail_template: { of: 'organization', areas: ['secure'] },
  device_template: { of: 'organization', areas: ['secure'] },
  device_template_policy: { of: 'organization', areas: ['secure'] },
  posture: { of: 'company', areas: READ_FROM_TENANT },
  directory_memberships: { of: 'company', areas: READ_FROM_TENANT },
  device_policies: { of: 'company', areas: READ_FROM_TENANT },
  device_policy: { of: 'company', areas: READ_FROM_TENANT },
  device_policy_kept: { of: 'company', areas: READ_FROM_TENANT },
  device_policy_runner: { of: 'company', areas: READ_FROM_TENANT },
  device_policy_task: { of: 'company', areas: ['secure', 'integrations', 'companies'] },
  // It counts what people hold, whoever gives or takes it.
  license_pool: { of: 'ledger' },
  mail_policies: { of: 'company', areas: READ_FROM_TENANT },
  mail_policy_runner: { of: 'company', areas: READ_FROM_TENANT },
  mail_policy_task: { of: 'company', areas: ['secure', 'integrations', 'companies'] },
  mfa_report: { of: 'company', areas: READ_FROM_TENANT },
  mfa_runner: { of: 'company', areas: READ_FROM_TENANT },
  mfa_task: { of: 'company', areas: ['secure', 'integrations', 'companies'] },
  tenant_contacts: { of: 'company', areas: READ_FROM_TENANT },
  contacts_runner: { of: 'company', areas: READ_FROM_TENANT },
  contacts_task: { of: 'company', areas: ['secure', 'integrations', 'companies'] },
  posture_change: { of: 'company', areas: READ_FROM_TENANT },
  posture_runner: { of: 'company', areas: READ_FROM_TENANT },
  posture_task: { of: 'company', areas: ['secure', 'integrations', 'companies'] },
  posture_template: { of: 'organization', areas: ['secure'] },
  product_license: { of: 'company', areas: READ_FROM_TENANT },
  removed_user: { of: 'organization', areas: ['systemUsers'] },
  risk_overview: { of: 'company', areas: READ_FROM_TENANT },
  stored_object: { of: 'organization', areas: ['companies'] },
  // Whatever is told of a company is kept for those who may read it.
  notification: { of: 'company', areas: READ_FROM_TENANT },
  notification_marks: { of: 'person', column: 'id' },
  saved_view: { of: 'list' },
  security_event: { of: 'ledger' },
  source_reading: { of: 'company', areas: READ_FROM_TENANT },
  // Of what was bought people note the day of its renewal, and begin the trial that belongs to it.
  // What a person writes to support, in their own name.
  duo_account: { of: 'organization', areas: ['integrations'] },
  duo_parent: { of: 'organization', areas: ['integrations'] },
  duo_secret: { of: 'organization', areas: ['integrations'] },
  partner_connection: { of: 'organization', areas: ['integrations'] },
  partner_relationship: { of: 'organization', areas: ['integrations'] },
  partner_secret: { of: 'organization', areas: ['integrations'] },
  partner_task: { of: 'organization', areas: ['integrations'] },
  partner_tenant: { of: 'organization', areas: ['integrations'] },
  support_ticket: { of: 'person' },
  subscription: { of: 'organization', areas: ['licenseCenter', 'billing'] },
  sync_partition: { of: 'ledger' },
  sync_row: { of: 'ledger' },
  task: { of: 'company', areas: READ_FROM_TENANT },
  uploaded_file: { of: 'company', areas: ['companies'] },
  ticket_accounts: { of: 'organization', areas: ['integrations'] },
  ticket_catalog: { of: 'organization', areas: ['integrations'] },
  ticket_mapping: { of: 'company', areas: ['integrations', 'companies'] },
  ticket_secret: { of: 'organization', areas: ['integrations'] },
  ticket_webhook: { of: 'organization', areas: ['integrations'] },
  ticket_settings: { of: 'company', areas: ['integrations', 'companies'] },
  ticket_tool: { of: 'organization', areas: ['integrations'] },
  tenant_event: { of: 'company', areas: READ_FROM_TENANT },
  tenant_event_key: { of: 'company', areas: READ_FROM_TENANT },
  tenant_answers: { of: 'company', areas: READ_FROM_TENANT },
  user_customer: { of: 'grant' },
  user_company_group: { of: 'organization', areas: ['systemUsers'] },
  user_excluded_customer: { of: 'exclusion' },
  snooze_rule: { of: 'company', areas: ['secure', 'companies'] },
  usual_setup: { of: 'company', areas: ['secure', 'companies'] },
  version_mark: { of: 'ledger' },
}

const sees = ({ seesAll, companies, hidden }: Reach, customerId: string): boolean =>
  seesAll ? !hidden.has(customerId) : companies.has(customerId)

/** Whether somebody may be told what belongs to an area of a company. */
export const mayRead = (reach: Reach, customerId: string, area: Subject): boolean =>
  sees(reach, customerId) && reaches(levelOf(reach.permissions, area), 'readOnly')

/** One row before and after, as the database writes it; undefined where it was not there, or is not any more. */
export interface ChangedRow {
  table: string
  organizationId: string
  /** Null where the row belongs to no company. */
  customerId: string | null
  /** Null where it belongs to no person. */
  userId: string | null
  /** The list that it is kept of; null where it is kept of none. */
  list: string | null
  /** Whether the row, and with it the company, was made by the call. */
  isNewCompany: boolean
}

/** Whether somebody may have changed a row by what they asked for. */
export function mayHaveChanged(reach: Reach, row: ChangedRow): boolean {
  const rule = changeRules[row.table]
  // Which features an organization has is the product administrator's to say, of every one.
  const isOfProduct = rule?.of === 'productAdministrator' || rule?.of === 'ledger'
  if (isOfProduct && reach.isProductAdministrator) return true
  if (!rule || row.organizationId !== reach.organizationId) return false
  return rule.of === 'ledger' || mayHaveChangedOwn(reach, rule, row)
}

/** The same within the person's own organization. */
function mayHaveChangedOwn(reach: Reach, rule: Rule, row: ChangedRow): boolean {
  const manages = (areas: readonly Subject[]) =>
    areas.some((area) => reaches(levelOf(reach.permissions, area), 'manage'))
  if (rule.of === 'person') return row.userId === reach.userId || manages(['systemUsers'])
  const isSeen = row.customerId !== null && sees(reach, row.customerId)
  if (rule.of === 'grant' || rule.of === 'exclusion') {
    const mayName = rule.of === 'grant' || reach.seesAll
    return (mayName && manages(['systemUsers'])) || (manages(['companies']) && isSeen)
  }
  if (rule.of === 'list') return reach.seesAll && managesList(reach, row)
  if (rule.of === 'organization' || (rule.of === 'company' && row.customerId === null))
    return reach.seesAll && manages(rule.areas)
  return rule.of === 'company' && manages(rule.areas) && (row.isNewCompany || isSeen)
}

/** Whether somebody manages what a list lists. */
function managesList({ permissions }: Reach, { list }: ChangedRow): boolean {
  const lists: Readonly<Record<string, Subject>> = VIEWED_LISTS
  const subject = lists[list ?? '']
  return subject !== undefined && reaches(levelOf(permissions, subject), 'manage')
}
