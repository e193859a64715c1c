import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInstance } from 'i18next'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { type Language, LANGUAGES } from '#shared/domain/language/languages.ts'
import { VIEWED_LISTS } from '#shared/domain/views/saved-view.ts'
import { companyList } from '#client/features/companies/company-list.ts'
import { groupColumns } from '#client/features/company-groups/group-columns.tsx'
import { groupList } from '#client/features/company-groups/group-list.ts'
import { deviceColumns as agentColumns } from '#client/features/discover/agent/device-columns.tsx'
import { deviceList as agentList } from '#client/features/discover/agent/device-list.ts'
import { departmentColumns } from '#client/features/employees/departments/department-columns.ts'
import { departmentList } from '#client/features/employees/departments/department-list.ts'
import { ignoredColumns } from '#client/features/employees/ignored/ignored-columns.tsx'
import { ignoredList } from '#client/features/employees/ignored/ignored-list.ts'
import { payeeColumns } from '#client/features/integrations/payees/payee-columns.tsx'
import { payeeList } from '#client/features/integrations/payees/payee-list.ts'
import { notificationColumns } from '#client/features/notifications/list/notification-columns.tsx'
import { notificationList } from '#client/features/notifications/list/notification-list.ts'
import { reportColumns } from '#client/features/scheduled-reports/report-columns.tsx'
import { reportList } from '#client/features/scheduled-reports/report-list.ts'
import { ruleColumns } from '#client/features/secure/alerts/notify/rule-columns.tsx'
import { ruleList } from '#client/features/secure/alerts/notify/rule-rows.ts'
import { snoozeColumns } from '#client/features/secure/alerts/notify/snooze-columns.tsx'
import { snoozeList } from '#client/features/secure/alerts/notify/snooze-rows.ts'
import { locationColumns } from '#client/features/secure/policy-management/named-locations/location-columns.tsx'
import { locationList } from '#client/features/secure/policy-management/named-locations/location-list.ts'
import { contactColumns } from '#client/features/setup/contact-columns.tsx'
import { contactList } from '#client/features/setup/contact-list.ts'
import { companyColumns } from '#client/features/companies/company-columns.tsx'
import { deviceColumns } from '#client/features/devices/device-columns.tsx'
import { deviceList } from '#client/features/devices/device-list.ts'
import { employeeColumns } from '#client/features/employees/employee-columns.tsx'
import { employeeList } from '#client/features/employees/employee-list.ts'
import { fileColumns } from '#client/features/files/file-columns.tsx'
import { fileList } from '#client/features/files/file-list.ts'
import { integrationColumns } from '#client/features/integrations/integration-columns.tsx'
import { integrationList } from '#client/features/integrations/integration-list.ts'
import { duoAccountColumns } from '#client/features/integrations/duo/duo-account-columns.tsx'
import { duoAccountList } from '#client/features/integrations/duo/duo-account-rows.ts'
import { relationshipColumns, tenantColumns } from '#client/features/integrations/partner/partner-columns.tsx'
import { relationshipList, tenantList } from '#client/features/integrations/partner/partner-rows.ts'
import { mappingColumns } from '#client/features/integrations/ticketing/mapping-columns.tsx'
import { mappingList } from '#client/features/integrations/ticketing/mapping-rows.ts'
import { companyLicenseColumns } from '#client/features/licenses/company-license-columns.tsx'
import { companyLicenseList } from '#client/features/licenses/company-license-list.ts'
import { organizationColumns } from '#client/features/organizations/organization-columns.tsx'
import { organizationList } from '#client/features/organizations/organization-list.ts'
import { alertColumns } from '#client/features/secure/alerts/alert-columns.tsx'
import { alertList } from '#client/features/secure/alerts/alert-list.ts'
import { incidentColumns } from '#client/features/secure/alerts/incidents/incident-columns.tsx'
import { incidentList } from '#client/features/secure/alerts/incidents/incident-list.ts'
import { findingsIn } from '#client/features/secure/parts/findings.ts'
import {
  protectionBaselineColumns,
  protectionTemplateColumns,
} from '#client/features/secure/parts/templates/protection-template-columns.tsx'
import { protectionTemplateLists } from '#client/features/secure/parts/templates/protection-template-list.ts'
import { mailPolicyColumns } from '#client/features/secure/defender/policies/mail-policy-columns.tsx'
import { mailPolicyList } from '#client/features/secure/defender/policies/mail-policy-list.ts'
import { devicePolicyColumns } from '#client/features/secure/intune/device-policy-columns.tsx'
import { devicePolicyLists } from '#client/features/secure/intune/device-policy-list.ts'
import { mfaColumns } from '#client/features/secure/mfa/mfa-columns.tsx'
import { mfaList } from '#client/features/secure/mfa/mfa-list.ts'
import { policyColumns } from '#client/features/secure/policy-management/policies/policy-columns.tsx'
import { policyList } from '#client/features/secure/policy-management/policies/policy-list.ts'
import { matrixColumns } from '#client/features/secure/policy-management/policies/sign-in-test/matrix-columns.tsx'
import { matrixList } from '#client/features/secure/policy-management/policies/sign-in-test/matrix-list.ts'
import {
  policyBaselineColumns,
  policyTemplateColumns,
} from '#client/features/secure/policy-management/templates/template-columns.tsx'
import {
  policyBaselineList,
  policyTemplateList,
} from '#client/features/secure/policy-management/templates/template-list.ts'
import { changeColumns } from '#client/features/secure/posture/changes/change-columns.tsx'
import { changeList } from '#client/features/secure/posture/changes/change-list.ts'
import { checkListColumns } from '#client/features/secure/posture/checks/check-list-columns.tsx'
import { checkList } from '#client/features/secure/posture/checks/check-list.ts'
import { standingColumns } from '#client/features/secure/posture/checks/standing-columns.tsx'
import { checkCompanyList, companyCheckList } from '#client/features/secure/posture/checks/standing-list.ts'
import { companyColumns as postureColumns } from '#client/features/secure/posture/companies/company-columns.tsx'
import { companyList as postureList } from '#client/features/secure/posture/companies/company-list.ts'
import { mailboxColumns } from '#client/features/secure/posture/mailboxes/mailbox-columns.tsx'
import { mailboxList } from '#client/features/secure/posture/mailboxes/mailbox-list.ts'
import { taskColumns } from '#client/features/secure/posture/tasks/task-columns.tsx'
import { taskList } from '#client/features/secure/posture/tasks/task-list.ts'
import { templateColumns } from '#client/features/secure/posture-templates/template-columns.tsx'
import { templateList } from '#client/features/secure/posture-templates/template-list.ts'
import { resourceColumns } from '#client/features/support/resources/resource-columns.tsx'
import { resourceLists } from '#client/features/support/resources/resource-list.ts'
import { eventColumns } from '#client/features/security-log/event-columns.tsx'
import { eventList } from '#client/features/security-log/event-list.ts'
import { userColumns } from '#client/features/users/user-columns.tsx'
import { userList } from '#client/features/users/user-list.ts'
import { columnAddress, columnsOf } from '#client/parts/list/column-address.ts'
import { findRows } from '#client/parts/list/find-rows.ts'
import type { ListAddress } from '#client/parts/list/list-address.ts'
import { listCsv } from '#client/parts/list/list-csv.ts'
import {
  filterParts,
  type ListDefinition,
  orderAddress,
  orderOf,
  viewParts,
} from '#client/parts/list/list-definition.ts'
import { viewAddress, viewQuery } from '#client/parts/views/view-query.ts'
import type { Section } from '#client/texts/sections.ts'
import type { Column } from '#client/ui/data-table/column.ts'
import { catalogues } from './support/text-catalogues.ts'

const languages = Object.keys(LANGUAGES) as Language[]
const texts = createInstance()
void texts.init({
  lng: 'en',
  resources: Object.fromEntries(
    Object.entries(catalogues).map(([language, translation]) => [language, { translation }]),
  ),
  interpolation: { escapeValue: false },
  initAsync: false,
})

const REPOSITORY = join(import.meta.dirname, '..')

/** The words of a section in a language, as the screens get them. */
const wordsIn =
  (language: Language) =>
  <S extends Section>(section: S) =>
    texts.getFixedT(language, 'translation', section)
type WordsOf = ReturnType<typeof wordsIn>

/** A list of any rows, with its columns in a language. */
interface AnyList {
  definition: ListDefinition<never, ListAddress>
  columns: (words: WordsOf, locale: string) => readonly Column<never>[]
}

/** Forgets what the rows are: here nothing is asked of one. */
const list = <Row, Address extends ListAddress>(
  definition: ListDefinition<Row, Address>,
  columns: (words: WordsOf, locale: string) => readonly Column<Row>[],
) => ({ definition, columns }) as unknown as AnyList

const checkWords = (id: string) => ({ name: `Name of ${id}`, why: '' })
const findings = findingsIn(catalogues.en.checkFindings, 'en')
const nobody = () => false
const nothing = () => undefined

const protectionWords = (words: WordsOf, locale: string) => ({
  t: words('protectionTemplates'),
  shared: words('policyTemplates'),
  locale,
  kinds: [],
})
const mailTemplateLists = protectionTemplateLists('defender')

const lists: Record<string, AnyList> = {
  alerts: list(alertList, (words, locale) => alertColumns({ t: words('alerts'), locale })),
  incidents: list(incidentList, (words, locale) =>
    incidentColumns({ t: words('incidents'), alerts: words('alerts'), locale }),
  ),
  companies: list(companyList([]), (words, locale) => companyColumns(words('companies'), locale)),
  devices: list(deviceList, (words, locale) =>
    deviceColumns({ t: words('devices'), locale, isOwn: nobody, now: 0 }),
  ),
  employees: list(employeeList(undefined), (words) => employeeColumns(words('employees'), new Map(), true)),
  'employees of a company': list(employeeList('c'), (words) =>
    employeeColumns(words('employees'), undefined, true),
  ),
  'articles and files outside': list(resourceLists.knowledgeBase, (words, locale) =>
    resourceColumns(words('support'), locale),
  ),
  files: list(fileList, (words, locale) =>
    fileColumns({ t: words('files'), words: words('words'), locale, isOfOne: false }),
  ),
  events: list(eventList, (words, locale) => eventColumns({ t: words('securityLog'), locale })),
  integrations: list(integrationList, (words, locale) =>
    integrationColumns({ t: words('integrations'), companies: words('companies'), locale }),
  ),
  'partner relationships': list(relationshipList, (words, locale) =>
    relationshipColumns({ t: words('partner'), locale }),
  ),
  'partner tenants': list(tenantList, (words) => tenantColumns({ t: words('partner') })),
  'duo accounts': list(duoAccountList, (words) =>
    duoAccountColumns({ t: words('duo'), companies: words('companies') }),
  ),
  mappings: list(mappingList, (words) =>
    mappingColumns({
      t: words('ticketing'),
      words: words('words'),
      name: 'Halo',
      isSuggesting: true,
      obstacle: undefined,
      onTake: nothing,
    }),
  ),
  'device configuration': list(devicePolicyLists.configuration, (words) =>
    devicePolicyColumns({ t: words('intune'), words: words('words'), area: 'configuration', isOfOne: false }),
  ),
  'device compliance': list(devicePolicyLists.compliance, (words) =>
    devicePolicyColumns({ t: words('intune'), words: words('words'), area: 'compliance', isOfOne: false }),
  ),
  'people and their second factors': list(mfaList, (words) =>
    mfaColumns({ t: words('mfa'), words: words('words'), isOfOne: false, isElsewhere: true, isGoogle: true }),
  ),
  'policies for mail': list(mailPolicyList, (words) =>
    mailPolicyColumns({ t: words('defender'), words: words('words'), isOfOne: false }),
  ),
  policies: list(policyList, (words, locale) =>
    policyColumns({ t: words('access'), words: words('words'), locale, isOfOne: true }),
  ),
  'the standard sign-ins of companies': list(matrixList, (words) =>
    matrixColumns({
      t: words('signInTest'),
      reason: String,
      companyWord: words('words')('company'),
      who: 'member',
      onCell: nothing,
    }),
  ),
  'templates of policies for mail or devices': list(mailTemplateLists.templates, (words, locale) =>
    protectionTemplateColumns(protectionWords(words, locale)),
  ),
  'baselines of policies for mail or devices': list(mailTemplateLists.baselines, (words, locale) =>
    protectionBaselineColumns(protectionWords(words, locale)),
  ),
  policyTemplates: list(policyTemplateList, (words, locale) =>
    policyTemplateColumns({
      t: words('policyTemplates'),
      access: words('access'),
      posture: words('posture'),
      locale,
    }),
  ),
  policyBaselines: list(policyBaselineList, (words, locale) =>
    policyBaselineColumns({
      t: words('policyTemplates'),
      access: words('access'),
      posture: words('posture'),
      locale,
    }),
  ),
  licenses: list(companyLicenseList, (words, locale) =>
    companyLicenseColumns({ t: words('licenses'), locale }),
  ),
  organizations: list(organizationList, (words, locale) =>
    organizationColumns({ t: words('organizations'), locale, isOwn: nobody }),
  ),
  templates: list(templateList, (words, locale) =>
    templateColumns({
      t: words('postureTemplates'),
      locale,
      licenseName: String,
      onDuplicate: nothing,
      onDelete: nothing,
      obstacle: undefined,
    }),
  ),
  users: list(userList(String), (words) =>
    userColumns({ t: words('users'), isOwn: nobody, roleName: String, companyName: nothing }),
  ),
  'the posture of companies': list(postureList, (words, locale) =>
    postureColumns({ t: words('posture'), tray: words('tray'), words: checkWords, locale }, true),
  ),
  checks: list(checkList, (words, locale) => checkListColumns({ t: words('posture'), locale })),
  'checks of a company': list(companyCheckList, (words) =>
    standingColumns({ t: words('posture'), findings, tray: words('tray') }, 'checks'),
  ),
  'companies of a check': list(checkCompanyList, (words) =>
    standingColumns({ t: words('posture'), findings, tray: words('tray') }, 'companies'),
  ),
  changes: list(changeList, (words, locale) => changeColumns({ t: words('posture'), findings, locale })),
  tasks: list(taskList, (words, locale) => taskColumns({ t: words('protect'), locale })),
  'company groups': list(groupList, (words, locale) => groupColumns(words('companyGroups'), locale)),
  'devices of the agent': list(agentList, (words, locale) =>
    agentColumns({ t: words('agent'), words: words('words'), locale, isOfOne: false }),
  ),
  departments: list(departmentList, (words, locale) => departmentColumns(words('departments'), locale)),
  'ignored people': list(ignoredList, (words) => ignoredColumns(words('ignored'), words('words'), false)),
  payees: list(payeeList, (words, locale) =>
    payeeColumns({ t: words('payees'), words: words('words'), locale, isOfOne: false }),
  ),
  notifications: list(notificationList, (words, locale) =>
    notificationColumns({ t: words('ownNotifications'), locale }),
  ),
  'scheduled reports': list(reportList, (words, locale) =>
    reportColumns({ t: words('scheduledReports'), locale, timeZone: 'UTC' }),
  ),
  'rules of alerts': list(ruleList, (words) => ruleColumns(words('alertNotify'))),
  'what is snoozed': list(snoozeList, (words, locale) => snoozeColumns({ t: words('alertNotify'), locale })),
  locations: list(locationList('en'), (words, locale) =>
    locationColumns({ t: words('namedLocations'), words: words('words'), locale, isOfOne: false }),
  ),
  contacts: list(contactList, (words) => contactColumns(words('setup'), words('words')('company'))),
  mailboxes: list(mailboxList, (words) => mailboxColumns(words('mailboxes'))),
}

const columnsIn = ({ columns }: AnyList, language: Language) => columns(wordsIn(language), language)

/** What somebody may have typed into the address bar, or kept in a view before this build. */
const HOSTILE: unknown[] = [
  { sort: 'bogus', direction: 'sideways', columns: '..', open: '', search: '%%%' },
  { sort: ['name', 'name'], direction: null, columns: 7, search: { $ne: '' }, open: true },
  { sort: '__proto__', columns: 'constructor.__proto__.all', search: '\u0000\uD800[(' },
  { sort: '', search: 'x'.repeat(10_000), columns: 'x.'.repeat(5000) },
  {
    area: 'moon',
    show: 1,
    net: 'maybe',
    from: '2026-02-30',
    to: [],
    state: {},
    type: 0,
    event: '',
    mfa: null,
  },
]

test('every list of the app is walked here', () => {
  const own = readFileSync(import.meta.filename, 'utf8')
  const sources = globSync('src/client/features/**/*.{ts,tsx}', { cwd: REPOSITORY })
  const named = sources.flatMap((file) => {
    const source = readFileSync(join(REPOSITORY, file), 'utf8')
    // Whatever a file names that is about lists, but what makes them.
    if (!/\bListDefinition</.test(source)) return []
    return [...source.matchAll(/^export const (\w*Lists?)\b/gm)].map(([, name = '']) => ({ file, name }))
  })
  const missing = named.filter(({ file, name }) => {
    const from = file.replace('src/client', '#client').replaceAll('.', '\\.')
    return !new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '${from}'`).test(own)
  })
  expect(named.length).toBeGreaterThan(40)
  expect(missing).toEqual([])
})

test('every list that keeps views is one of those that the server knows, and each of these is one', () => {
  const kept = new Set(Object.values(lists).flatMap(({ definition: { views } }) => views ?? []))
  expect([...kept].toSorted()).toEqual(Object.keys(VIEWED_LISTS).toSorted())
  const files = Object.values(lists).flatMap(({ definition: { file } }) => file ?? [])
  expect(new Set(files).size).toBe(files.length)
})

describe.each(Object.entries(lists))('the list of %s', (_, each) => {
  const { definition } = each
  const { schema, ordering } = definition
  const columns = columnsIn(each, 'en')

  test('is sorted by every column that says so, and by no other', () => {
    const sortable = columns.filter((column) => column.sortable).map(({ id }) => id)
    expect(sortable.toSorted()).toEqual([...(ordering?.sorts ?? [])].toSorted())
    for (const sort of sortable) {
      expect(schema.parse({ sort })).toMatchObject({ sort })
      for (const direction of ['asc', 'desc'] as const) {
        if (!ordering) throw new Error('It has an order')
        const address = schema.parse(orderAddress({ sort, direction }, ordering))
        expect(orderOf(address, ordering)).toEqual({ sort, direction })
      }
    }
    expect([...sortable, undefined]).toContain(ordering?.first.sort)
  })

  test('has columns that can be told apart in every language, one of which names the row', () => {
    expect(new Set(columns.map(({ id }) => id)).size).toBe(columns.length)
    expect(columns.filter(({ primary }) => primary)).toHaveLength(1)
    for (const language of languages) {
      const headers = columnsIn(each, language).map(({ header }) => header)
      // A key without a text is shown as the key.
      expect(headers.filter((header) => header === '' || /^\w*columns?\.|\.columns\./.test(header))).toEqual(
        [],
      )
      expect(new Set(headers).size).toBe(headers.length)
    }
  })

  test('writes every column into its file, except those of buttons', () => {
    if (definition.file === undefined) return
    const written = listCsv(columns, []).replace('\uFEFF', '').trimEnd()
    expect(written).toBe(columns.flatMap(({ id, header }) => (id === 'actions' ? [] : header)).join(','))
  })

  test('keeps its columns in the address', () => {
    const all = columns.map(({ id }) => id)
    expect(columnsOf(columns, columnAddress(columns, all))).toEqual(all)
    // A point stands between two of them.
    expect(all.filter((id) => id.includes('.'))).toEqual([])
  })

  test('takes whatever an address or a view says', () => {
    const parts = viewParts(definition)
    for (const hostile of HOSTILE) {
      const address = schema.parse(hostile)
      expect(findRows([], address, definition)).toEqual([])
      expect(columnsOf(columns, address.columns).length).toBeGreaterThan(0)
      const shown = schema.parse(viewAddress(viewQuery(Object(hostile), parts), parts))
      expect([...(ordering?.sorts ?? []), undefined]).toContain(ordering && orderOf(shown, ordering).sort)
    }
    expect(schema.parse(viewAddress('%%%&a=b&sort=%E0%A4%A', parts))).not.toHaveProperty('a')
  })

  test('shows by a view what its address showed', () => {
    const parts = viewParts(definition)
    const { shape } = schema as unknown as z.ZodObject
    expect(parts.filter((part) => !(part in shape)).filter((part) => !OPTIONAL.has(part))).toEqual([])
    expect(filterParts(definition).filter((part) => !(part in shape))).toEqual([])
    const address = schema.parse({ search: 'a & b', sort: ordering?.sorts.at(-1), direction: 'desc' })
    expect(schema.parse(viewAddress(viewQuery(address, parts), parts))).toEqual(address)
  })
})

/** Not every list is searched or sorted. */
const OPTIONAL = new Set(['search', 'sort', 'direction'])
