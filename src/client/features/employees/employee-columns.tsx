import { chakra } from '@chakra-ui/react'
import type { View } from '#client/data/rows/merge.ts'
import type { useTexts } from '#client/texts/texts.ts'
import type { Column } from '#client/ui/data-table/column.ts'
import { Quiet } from '#client/ui/words.tsx'
import { CLOUDS, cloudsOf, namesOfClouds } from '#shared/domain/employees/clouds.ts'
import { DIRECTORY_STATES, MFA_STATUSES, SECURE_TIERS } from '#shared/domain/employees/employee.ts'
import {
  DirectoryFact,
  GoogleBadge,
  IgnoredBadge,
  LastActiveFact,
  MfaFact,
  mfaWord,
  SignInFact,
} from './employee-facts.tsx'

type EmployeeTexts = ReturnType<typeof useTexts<'employees'>>

const Email = chakra('span', { base: { ms: 2, color: 'muted', fontWeight: 'normal' } })
const Mark = chakra('span', { base: { ms: 2 } })

type EmployeeColumns = Column<View<'employee'>>[]

/** A sortable column is called as the field that it sorts by. */
export const employeeColumns = (
  t: EmployeeTexts,
  companyNames: ReadonlyMap<string, string> | undefined,
  /** Whether there are people of two clouds to be told apart. */
  isGoogle: boolean,
): EmployeeColumns => [
  ...nameColumns(t),
  ...(companyNames ? companyColumn(t, companyNames) : []),
  ...workColumns(t),
  ...factColumns(t),
  cloudColumn(t, isGoogle),
  ...licenseColumns(t),
  { id: 'phone', header: t('column.phone'), minWidth: 132, hidden: true, text: ({ row }) => row.phone },
  { id: 'country', header: t('column.country'), minWidth: 88, hidden: true, text: ({ row }) => row.country },
]

const nameColumns = (t: EmployeeTexts): EmployeeColumns => [
  {
    id: 'first_name',
    header: t('column.first_name'),
    minWidth: 210,
    primary: true,
    sortable: true,
    render: ({ row }) => (
      <>
        {row.display_name || row.email}
        {row.ignored ? (
          <Mark>
            <IgnoredBadge />
          </Mark>
        ) : null}
        <Mark>
          <GoogleBadge row={row} />
        </Mark>
        <Email>{row.email}</Email>
      </>
    ),
  },
  {
    id: 'last_name',
    header: t('column.last_name'),
    hidden: true,
    sortable: true,
    text: ({ row }) => row.last_name,
  },
  {
    id: 'email',
    header: t('column.email'),
    minWidth: 200,
    hidden: true,
    sortable: true,
    text: ({ row }) => row.email,
  },
]

const companyColumn = (t: EmployeeTexts, companyNames: ReadonlyMap<string, string>): EmployeeColumns => [
  {
    id: 'customer',
    header: t('column.customer'),
    minWidth: 124,
    sortable: true,
    text: ({ row }) => companyNames.get(row.customer_id),
  },
]

const workColumns = (t: EmployeeTexts): EmployeeColumns => [
  {
    id: 'department',
    header: t('column.department'),
    minWidth: 112,
    leaves: 2,
    sortable: true,
    text: ({ row }) => row.department,
  },
  {
    id: 'job_title',
    header: t('column.job_title'),
    minWidth: 112,
    leaves: 4,
    sortable: true,
    text: ({ row }) => row.job_title,
  },
]

/** What was read of them in the directory. */
const factColumns = (t: EmployeeTexts): EmployeeColumns => [
  {
    id: 'mfa_status',
    header: t('column.mfa_status'),
    kind: 'state',
    says: [null, ...MFA_STATUSES].map((status) => mfaWord(t, status)),
    sortable: true,
    render: ({ row }) => <MfaFact status={row.mfa_status} />,
  },
  {
    id: 'sign_in',
    header: t('column.sign_in'),
    kind: 'state',
    says: (['enabled', 'blocked', 'unknown'] as const).map((word) => t(`signIn.${word}`)),
    leaves: 3,
    render: ({ row }) => <SignInFact enabled={row.sign_in_enabled} />,
  },
  {
    id: 'directory',
    header: t('column.directory'),
    kind: 'state',
    says: DIRECTORY_STATES.map((state) => t(`directory.${state}`)),
    beside: 12,
    leaves: 1,
    render: ({ row }) => <DirectoryFact state={row.directory} />,
  },
  {
    id: 'last_active',
    header: t('column.last_active'),
    kind: 'date',
    says: [t('never'), t('unread.label')],
    beside: 22,
    align: 'end',
    sortable: true,
    render: ({ row }) => <LastActiveFact {...row} />,
  },
]

const cloudColumn = (t: EmployeeTexts, isGoogle: boolean): EmployeeColumns[number] => ({
  id: 'cloud',
  header: t('filters.cloud'),
  kind: 'state',
  says: [namesOfClouds(CLOUDS)],
  hidden: !isGoogle,
  leaves: 0.5,
  text: ({ row }) => namesOfClouds(cloudsOf(row)),
  render: ({ row }) => <Quiet>{namesOfClouds(cloudsOf(row)) || '–'}</Quiet>,
})

/** Which modules they hold a licence of. */
const licenseColumns = (t: EmployeeTexts): EmployeeColumns => [
  ...(['discover', 'engage'] as const).map((id) => ({
    id,
    header: t(`field.${id}`),
    kind: 'state' as const,
    says: [t('yes'), t('no')],
    hidden: true,
    text: ({ row }: View<'employee'>) => t(row[id] ? 'yes' : 'no'),
  })),
  {
    id: 'secure',
    header: t('field.secure'),
    kind: 'state',
    says: SECURE_TIERS.map((tier) => t(`secure.${tier}`)),
    hidden: true,
    text: ({ row }) => t(`secure.${row.secure}`),
  },
]
